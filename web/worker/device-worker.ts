// A worker with Python: the one that plays, or the one in which bots think and reviews are made, which the former starts by this name.
import { play } from "./device/playing";
import { THINKER } from "./device/thinker";
import { think } from "./device/thinking";

declare const self: DedicatedWorkerGlobalScope;

if (self.name === THINKER) think();
else play();

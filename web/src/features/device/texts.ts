// The texts about playing without a server.
import loaders from "package:loaders/shared-device";
import { Subject } from "../../text/words.svelte";

export const deviceTexts = new Subject(loaders);

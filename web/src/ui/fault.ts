<<<<<<< HEAD
// What a person is told when a request fails.
import { isDevice } from "package:transport";
=======
// The message for the reader when a request fails.
>>>>>>> devpy
import { Refusal } from "../net/api";
import { t } from "../text/words.svelte";

export const toldOf = (fault: unknown): string => (fault instanceof Refusal ? fault.message : t(isDevice ? "web-no-device" : "web-no-server"));

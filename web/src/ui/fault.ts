// The message for the reader when a request fails.
import { isDevice } from "package:transport";
import { Refusal } from "../net/api";
import { t } from "../text/words.svelte";

export const toldOf = (fault: unknown): string =>
  fault instanceof Refusal ? fault.message : t(isDevice ? "web-no-device" : "web-no-server");

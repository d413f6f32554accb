// Texts about luck, loaded only by the components that need them.
import loaders from "package:loaders/shared-luck";
import { Subject } from "../../text/words.svelte";

export const luckTexts = new Subject(loaders);

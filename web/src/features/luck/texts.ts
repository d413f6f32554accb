// The texts about luck, fetched where they are used.
import loaders from "package:loaders/shared-luck";
import { Subject } from "../../text/words.svelte";

export const luckTexts = new Subject(loaders);

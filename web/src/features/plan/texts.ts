// Texts of plans and private notes, loaded only by the components that need them.
import loaders from "package:loaders/shared-plan";
import { Subject } from "../../text/words.svelte";

export const planTexts = new Subject(loaders);

// Texts for the workshop, loaded only where packs are made or chosen.
import loaders from "package:loaders/shared-workshop";
import { Subject } from "../../text/words.svelte";

export const workshopTexts = new Subject(loaders);

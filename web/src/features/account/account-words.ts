// Texts for account management, loaded only by the components that need them.
import loaders from "package:loaders/shared-accounts";
import { Subject } from "../../text/words.svelte";

export const accountTexts = new Subject(loaders);

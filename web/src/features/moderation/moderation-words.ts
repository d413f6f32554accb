// Texts for announcements and reports, loaded only by the components that need them.
import loaders from "package:loaders/shared-moderation";
import { Subject } from "../../text/words.svelte";

export const moderationTexts = new Subject(loaders);

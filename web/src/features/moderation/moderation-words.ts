// The texts of announcements and reports, fetched only where they are shown.
import loaders from "package:loaders/shared-moderation";
import { Subject } from "../../text/words.svelte";

export const moderationTexts = new Subject(loaders);

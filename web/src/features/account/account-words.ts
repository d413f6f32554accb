// The texts of accounts, fetched only where accounts are managed.
import loaders from "package:loaders/shared-accounts";
import { Subject } from "../../text/words.svelte";

export const accountTexts = new Subject(loaders);

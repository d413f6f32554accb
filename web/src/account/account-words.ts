// The texts of accounts, fetched only where accounts are managed.
import loaders from "package:loaders/shared-accounts";
import { Subject } from "../lib/words.svelte";

export const accountTexts = new Subject(loaders);

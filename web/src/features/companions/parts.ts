// Everything about companions that other features show: a chunk of its own.
import loaders from "package:loaders/shared-companions";
import { Subject } from "../../text/words.svelte";

export const companionTexts = new Subject(loaders);
export { default as Companions } from "./Companions.svelte";
export { default as Invited } from "./Invited.svelte";
export { default as InvitePeople } from "./InvitePeople.svelte";
export { default as Remember } from "./Remember.svelte";

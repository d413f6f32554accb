// The address in an invitation: one that other devices can reach.
import { prefix } from "package:transport";
import type { AddressView, RoomView } from "../../net/types/wire";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

export type Reach = "public" | "network" | "machine";
export interface Invitation {
  link: string;
  reach: Reach; // who can open it: everybody, the local network, or only this machine
}

/** Returns the best address for others: the configured one, the current one unless it is loopback, or one in the local network. */
export function originFor(known: AddressView | null, here: Location | URL): { origin: string; reach: Reach } {
  if (known?.public) return { origin: known.public, reach: "public" };
  if (!LOOPBACK.includes(here.hostname)) return { origin: here.origin + prefix, reach: "public" };
  if (known?.network) return { origin: known.network, reach: "network" };
  return { origin: here.origin + prefix, reach: "machine" };
}

/** Returns the link for joining a room; a public room's link needs no invitation. */
export function invitationTo(room: RoomView, known: AddressView | null, here: Location | URL): Invitation {
  const { origin, reach } = originFor(known, here);
  const word = room.you.invite ?? (room.settings.public ? "public" : "");
  return { link: word ? `${origin}/join/${room.id}/${word}` : "", reach };
}

/** Returns the path for joining from a pasted text: a link to a room, an invitation, or its last two words. */
export function pathOf(pasted: string): string {
  const text = pasted.trim();
  const invited = text.match(/(?:\/join\/|^)([\w-]{16,})\/([\w-]{6,})\/?$/);
  if (invited) return `/join/${invited[1]}/${invited[2]}`;
  const room = text.match(/\/rooms\/([\w-]{16,})(#[\w-]+)?$/);
  return room ? `/rooms/${room[1]}${room[2] ?? ""}` : "";
}

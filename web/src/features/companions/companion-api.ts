// Requests about companions.
import { ask } from "../../net/api";
import type { CompanionList, CompanionsHere } from "../../net/types/wire";

export const companions = () => ask<CompanionList>("GET", "/api/companions");
export const removeCompanion = (id: string) => ask<null>("DELETE", `/api/companions/${id}`);
export const companionsHere = (room: string) => ask<CompanionsHere>("GET", `/api/rooms/${room}/companions`);
export const addCompanion = (room: string, member: number) =>
  ask<CompanionsHere>("POST", `/api/rooms/${room}/companions`, { member });
export const invite = (room: string, chosen: string[]) =>
  ask<null>("POST", `/api/rooms/${room}/invite`, { companions: chosen });
export const decline = (room: string, refuse: boolean) => ask<null>("POST", `/api/rooms/${room}/decline`, { refuse });

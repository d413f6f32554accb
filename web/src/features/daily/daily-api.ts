// Requests about the deal of the day.
import { ask } from "../../net/api";
import type { DailyList, DailyView, Entered } from "../../net/types/wire";

export const days = () => ask<DailyList>("GET", "/api/daily");
export const dayOf = (date: string) => ask<DailyView>("GET", `/api/daily/${date}`);
export const begin = (date: string, name: string) => ask<Entered>("POST", `/api/daily/${date}`, { name });

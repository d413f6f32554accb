// Names of entrants; those without consent to a public name are shown as a number.
import type { LeagueView } from "../../net/types/wire";
import { t } from "../../text/words.svelte";

export const nameOf = (league: LeagueView, number: number): string =>
  league.entrants.find((entrant) => entrant.number === number)?.name || t("leagues-player-number", { n: number });

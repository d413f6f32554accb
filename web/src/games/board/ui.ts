// The board game's interface for the page.
import type { BoardView } from "../../net/types/board";
import type { BoardEvent, BoardPrompt, BoardVerb } from "../../net/types/names";
import { stations } from "../../text/content";
import { t } from "../../text/words.svelte";
import type { GameUi } from "../game-ui";
import { events } from "./events";
import { inPlay } from "./in-play";
import { scenesOf } from "./stages/scenes";
import { verbs } from "./verbs";

const AGAINST = ["attack", "steal", "affect"] satisfies BoardVerb[];

export const ui: GameUi<BoardView, BoardEvent, BoardVerb> = {
  table: () => import("./BoardTable.svelte"),
  events,
  verbs,
  deeds: [],
  odds: true,
  blind: ["choose_combat_card"] satisfies BoardPrompt[],
  plain: false,
  bargains: ["law-for", "law-against", "truce", "leader", "winning", "station", "deal", "no-deal"],
  lineIcons: {
    faction_1905: "vote",
    faction_bandits: "shield",
    faction_red_line: "points",
    faction_bauman: "hero",
    faction_reich: "battle",
    faction_arbat: "market",
    hero_artyom: "secret",
    hero_anna: "station",
    hero_hunter: "wounded",
    hero_khan: "market",
    hero_miller: "equipment",
    hero_sasha: "resource",
  },
  shows: (view) => "owners" in view,
  cast: ({ seats }) => ({ players: seats.map((seat) => seat.faction), figures: seats.map((seat) => seat.hero) }),
  about({ battle, vote, prompt }) {
    const about: Record<string, string> = {};
    if (battle) about.station = battle.station;
    if (vote) about.law = vote.law;
    if (prompt?.card) about.card = prompt.card;
    return about;
  },
  phase: (view) => view.phase,
  /** Goes round the table to the first player. */
  upcoming({ turn, first, seats }) {
    if (turn === null) return [];
    const order = seats.map((_, place) => (turn + 1 + place) % seats.length).slice(0, -1);
    const last = order.indexOf(first);
    return last < 0 ? order : order.slice(0, last);
  },
  fights: ({ battle }, seat) => battle !== null && [battle.attacker.seat, battle.defender.seat].includes(seat),
  /** Returns the owner of a station or of a hero. */
  against({ owners, seats }, { verb, target }) {
    if (!AGAINST.some((against) => against === verb)) return null;
    return owners[target] ?? seats.find((other) => other.hero === target || other.faction === target)?.seat ?? null;
  },
  stations: (view) => stations.filter((station) => inPlay(station, view)).map(({ id }) => id),
  kind: (printed) =>
    `face-${printed.kind === "combat_card" ? `combat-${printed.type}` : (printed.tag ?? printed.kind)}`,
  scenes: scenesOf,
  sayPoints: (points) => t("victory-points", { points }),
  needed: (view, seat) => view.seats[seat]?.needed_points ?? 0,
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  /** Returns the seats with enough points while the round goes on: its end decides. */
  nears: ({ phase, seats }) =>
    ["setup", "end_of_round"].includes(phase)
      ? []
      : seats.filter((seat) => seat.needed_points > 0 && seat.points >= seat.needed_points).map(({ seat }) => seat),
  standing({ owners, seats }, seat, won) {
    const own = seats[seat];
    const parts = [t("victory-stations", { n: Object.values(owners).filter((owner) => owner === seat).length })];
    if (own?.completed.length) parts.push(t("victory-missions", { n: own.completed.length }));
    if (own && !won) parts.push(t("victory-needed", { n: own.needed_points }));
    return parts;
  },
};

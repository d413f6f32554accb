// The card game's interface for the page.
import type { BreakthroughView } from "../../net/types/breakthrough";
import type { BreakthroughEvent, BreakthroughVerb } from "../../net/types/names";
import { t } from "../../text/words.svelte";
import type { GameUi } from "../game-ui";
import { events } from "./events";
import { scenesOf } from "./stages/scenes";
import { verbs } from "./verbs";

const TOKENS = 10; // of a faction; a seat that owns all of them wins

export const ui: GameUi<BreakthroughView, BreakthroughEvent, BreakthroughVerb> = {
  table: () => import("./CardTable.svelte"),
  events,
  verbs,
  deeds: ["play", "turn", "discard"],
  odds: false,
  blind: [],
  plain: true,
  bargains: ["truce", "leader", "winning", "deal", "no-deal"],
  lineIcons: {},
  shows: (view) => !("owners" in view),
  cast: ({ seats }) => ({ players: seats.map((seat) => seat.faction), figures: seats.map(() => null) }),
  about({ attack, payment }) {
    const about: Record<string, string> = {};
    if (attack) about.threat = attack.threat;
    if (payment) about.card = payment.mission;
    return about;
  },
  phase: () => null,
  upcoming: ({ active, seats }) =>
    active === null ? [] : seats.map((_, place) => (active + 1 + place) % seats.length).slice(0, -1),
  fights: () => false,
  against: () => null,
  stations: () => [],
  kind(printed) {
    if (printed.kind === "resource") return `type-${printed.type}`;
    if (printed.kind === "station") return `face-station-${printed.faction}`;
    return printed.kind === "threat" ? "face-monster" : `kind-${printed.kind}`;
  },
  scenes: scenesOf,
  sayPoints: (n) => t("victory-tokens", { n }),
  needed: () => 0,
  points: (view, seat) => view.seats[seat]?.owned ?? 0,
  /** Returns the seats to which one token is lacking. */
  nears: (view) => view.seats.filter(({ owned }) => owned === TOKENS - 1).map(({ seat }) => seat),
  standing: ({ seats }, seat) => [t("victory-stations", { n: seats[seat]?.stations.length ?? 0 })],
};

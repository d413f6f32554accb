// Reads battles out of the log: the sides, the place, the terms that the rules counted, and the result.
import type { Cast } from "../../../text/sayer";
import { termsOf, type Terms } from "../../../text/terms";
import type { EntryView, Told } from "../../../net/types/wire";

export type Winner = "attacker" | "defender" | "draw";

export interface Side {
  seat: number | null; // null: a threat or a guard
  piece: string;
  card: string | null; // the combat card
  total: number | null;
  terms: Terms;
}

export interface Fight {
  seq: number; // the entry in which it is decided
  from: number; // the first and the last event of that entry that belong to the fight
  to: number;
  station: string;
  target: string | null; // the hero who is attacked
  threat: string | null;
  attacker: Side;
  defender: Side;
  winner: Winner | null;
  stopped: string | null; // the card that has stopped the attack
  after: Told[]; // events that explain a draw, and consequences within the same entry
}

/** A threat from the dark: one card, with one fight for each seat that has named a station. */
export interface Darkness {
  seq: number;
  from: number;
  to: number;
  threat: string | null;
  fights: Fight[];
  open: number; // fights still to come
}

/** A battle as described by the view. */
export interface Declared {
  station: string;
  target: string | null;
  threat: string | null;
  attacker: { seat: number | null; piece: string };
  defender: { seat: number | null; piece: string };
}

const AFTER = [
  "army_weakened",
  "army_loss_prevented",
  "hero_wounded",
  "wound_prevented",
  "station_lost",
  "tokens_gained",
  "tokens_lost",
  "army_changed",
  "equipment_drawn",
  "equipment_kept",
  "equipment_taken",
  "equipment_discarded",
  "mission_drawn",
  "mission_completed",
  "station_claimed",
];

const REVEALED = ["combat_cards_revealed", "threat_revealed", "battle_counted"];

const side = (seat: number | null, piece: string): Side => ({ seat, piece, card: null, total: null, terms: [] });
const number = (value: string | number | undefined) => (typeof value === "number" ? value : null);
const text = (value: string | number | undefined) => (typeof value === "string" ? value : null);

/** Returns all fights and threats from the dark in a part of the log. */
export function fightsOf(
  entries: EntryView[],
  cast: Cast,
  seed: Declared | null = null, // a battle whose declaration may precede the log
): { fights: Fight[]; darks: Darkness[] } {
  const fights: Fight[] = [];
  const darks: Darkness[] = [];
  let fight: Fight | null = null; // declared, or decided in this entry
  let dark: Darkness | null = null;
  let named: { seat: number; station: string; piece: string }[] = [];
  let decided = false;

  for (const entry of entries) {
    if (decided) fight = null;
    decided = false;
    entry.events.forEach((event, index) => {
      const { fields } = event;
      const seat = number(fields.seat);
      const begin = (station: string | null, defender: Side, target: string | null = null) =>
        (fight = {
          seq: entry.seq,
          from: -1,
          to: index,
          station: station ?? "",
          target,
          threat: null,
          attacker: side(seat, text(fields.piece) ?? "army"),
          defender,
          winner: null,
          stopped: null,
          after: [],
        });
      const within = (fight: Fight | Darkness) => {
        if (fight.seq !== entry.seq || fight.from < 0) fight.from = index;
        fight.seq = entry.seq;
        fight.to = index;
      };
      const end = (winner: Winner) => {
        if (!fight) return;
        fight.winner = winner;
        if ("cause" in fields) fight.after.push(event); // names the card that won a draw
        within(fight);
        decided = true;
        if (dark) {
          within(dark);
          dark.open = named.length;
        } else fights.push(fight);
      };

      if (!fight && !dark && seed && REVEALED.includes(event.event)) {
        fight = begin(seed.station, side(seed.defender.seat, seed.defender.piece), seed.target);
        fight.attacker = side(seed.attacker.seat, seed.attacker.piece);
        fight.threat = seed.threat;
      }
      if (event.event === "station_attacked") {
        const owner = number(fields.victim);
        begin(text(fields.station), side(owner, owner === null ? "threat" : "army"));
        decided = false;
        dark = null;
      } else if (event.event === "hero_attacked") {
        const owner = cast.figures.indexOf(text(fields.hero));
        begin(text(fields.station), side(owner < 0 ? null : owner, "hero"), text(fields.hero));
        decided = false;
        dark = null;
      } else if (event.event === "attack_prevented" && fight) {
        fight.stopped = text(fields.card);
        fight.after.push(event);
        within(fight);
        if (entry.events[index - 1]?.event === "equipment_used") fight.from = index - 1; // the same, said by the card
        fights.push(fight);
        fight = null;
      } else if (event.event === "defence_chosen" && fight) fight.defender.piece = text(fields.piece) ?? "army";
      else if (event.event === "threat_came") {
        dark = { seq: entry.seq, from: -1, to: index, threat: null, fights: [], open: 0 };
        darks.push(dark);
        named = [];
        fight = null;
      } else if (event.event === "station_endangered" && seat !== null) {
        named.push({ seat, station: text(fields.station) ?? "", piece: text(fields.piece) ?? "army" });
        if (dark) dark.open = named.length;
      } else if (event.event === "threat_revealed") {
        if (dark) {
          dark.threat = text(fields.threat);
          within(dark);
        } else if (fight) {
          fight.threat = text(fields.threat);
          within(fight);
        }
      } else if (event.event === "combat_cards_revealed" && fight) {
        fight.attacker.card = text(fields.attacker);
        fight.defender.card = text(fields.defender);
        within(fight);
      } else if (event.event === "combat_card_replaced" && fight) {
        const own = fight.attacker.seat === seat ? fight.attacker : fight.defender;
        own.card = text(fields.card);
        within(fight);
      } else if (event.event === "battle_counted") {
        if (dark) {
          const next = named.shift();
          fight = begin(next?.station ?? "", side(next?.seat ?? null, next?.piece ?? "army"));
          fight.attacker = side(null, "threat");
          fight.threat = dark.threat;
          dark.fights.push(fight);
          dark.open = named.length;
          within(dark);
        }
        if (!fight) return;
        for (const mark of ["attacker", "defender"] as const) {
          fight[mark].total = number(fields[mark]);
          fight[mark].terms = termsOf(event, mark);
        }
        if (fight.defender.seat === null && fight.defender.terms[0]?.[0] === "guard") fight.defender.piece = "guard";
        within(fight);
      } else if (event.event === "battle_won" && fight) end(fight.attacker.seat === seat ? "attacker" : "defender");
      else if (event.event === "battle_lost" && fight) end(fight.attacker.seat === seat ? "defender" : "attacker");
      else if (event.event === "battle_drawn") end("draw");
      else if (event.event === "threat_repelled") end("defender");
      else if (event.event === "threat_not_repelled") end("attacker");
      else if (decided && fight && AFTER.includes(event.event)) fight.after.push(event);
      else if (event.event === "phase_began" || event.event === "law_revealed") {
        if (decided || dark) fight = null;
        dark = null;
      }
    });
  }
  return { fights, darks };
}

/** Returns whether a seat takes part in a fight. */
export const concerns = (fight: Fight, seat: number | null): boolean =>
  seat !== null && (fight.attacker.seat === seat || fight.defender.seat === seat);

// The texts of a battle stage: sides, title, stakes and outcome, from the view or the log.
import type { Cast, Sayer } from "../../../text/sayer";
import type { BattleView } from "../../../net/types/board";
import { t } from "../../../text/words.svelte";
import type { Fight, Side, Winner } from "./fights";
import { prompts } from "../../../net/named";

export interface Battle {
  attacker: Side;
  defender: Side;
  winner: Winner | null;
  stopped: string | null; // the card that has stopped the attack
  station: string;
  target: string | null; // the hero who is attacked
  threat: string | null;
}

const CARDS = prompts("choose_combat_card", "choose_other_combat_card");
/** Returns whether a question asks for a combat card. */
export const asksCard = (question: string): boolean => CARDS.includes(question);
/** Returns whether both sides are players. */
export const isDuel = ({ attacker, defender }: Battle): boolean => attacker.seat !== null && defender.seat !== null;

const sideOf = ({ seat, piece, total, terms, card }: BattleView["attacker"]): Side => ({
  seat,
  piece,
  total,
  terms,
  card,
});

/** Returns a battle, finished or open. */
export const battleOf = (fight: Fight | null, open: BattleView | null): Battle => ({
  attacker: fight?.attacker ?? sideOf(open!.attacker),
  defender: fight?.defender ?? sideOf(open!.defender),
  winner: fight?.winner ?? (open?.winner as Winner | null | undefined) ?? null,
  stopped: fight?.stopped ?? null,
  station: fight?.station ?? open?.station ?? "",
  target: fight?.target ?? open?.target ?? null,
  threat: fight?.threat ?? open?.threat ?? null,
});

/** Returns whether a seat is under attack and the battle is undecided. */
export const isAttacked = ({ attacker, defender, winner, stopped }: Battle, seat: number | null): boolean =>
  seat !== null && defender.seat === seat && !winner && !stopped && attacker.seat !== null;

const factsOf = ({ attacker, defender, target, station }: Battle) => ({
  ...(attacker.seat === null ? {} : { seat: attacker.seat }),
  ...(target ? { hero: target } : {}),
  ...(defender.seat === null ? {} : { victim: defender.seat }),
  station,
  piece: attacker.piece,
});

export function titleOf(battle: Battle, seat: number | null, sayer: Sayer, cast: Cast): string {
  const key = isAttacked(battle, seat)
    ? "stage-attacked"
    : battle.target
      ? "stage-duel"
      : battle.attacker.seat === null
        ? "stage-defence"
        : "stage-battle";
  return sayer.told(key, { event: "", fields: factsOf(battle) }, cast);
}

/** Returns who attacks whom with what; `chosen`: the defender's piece is known. */
export function leadOf(battle: Battle, seat: number | null, chosen: boolean, sayer: Sayer, cast: Cast): string {
  const { attacker, defender, target } = battle;
  const parts: string[] = [];
  if (attacker.seat !== null)
    parts.push(sayer.event({ event: target ? "hero_attacked" : "station_attacked", fields: factsOf(battle) }, cast));
  if (isAttacked(battle, seat) && !target && chosen)
    parts.push(t(`stage-defends-${defender.piece}`, { hero: sayer.card(cast.figures[defender.seat ?? 0] ?? "") }));
  return parts.join(" ");
}

/** Returns the current step of a battle. From the first request for a card to the result, it is the step of the cards. */
export function stepOf(battle: Battle, open: BattleView | null, asked: string[]): number {
  const duel = isDuel(battle);
  if (battle.stopped) return 1;
  if (battle.winner) return (duel ? 2 : 1) + (asked.includes("choose_capture") ? 1 : 0);
  const sides = open ? [open.attacker, open.defender] : [];
  return duel && (asked.some(asksCard) || sides.some((side) => side.has_chosen || side.card)) ? 1 : 0;
}

export interface Stake {
  key: "lose" | "draw" | "win" | "hold";
  mark: string;
  text: string;
}

/** Returns what the reader's side loses, what a draw means, and what the other side loses. */
export function stakesOf(open: BattleView, battle: Battle, seat: number | null, sayer: Sayer, cast: Cast): Stake[] {
  const { attacker, defender, station } = battle;
  const attacks = attacker.seat === seat;
  const lost = (side: Side, what: string[]) =>
    what
      .map((piece) =>
        sayer.told(
          `stake-${piece}`,
          { event: "", fields: { ...(side.seat === null ? {} : { seat: side.seat }), station } },
          cast,
        ),
      )
      .join(" ") || t("stage-stake-nothing");
  const [mine, theirs] = attacks
    ? [open.stakes.defender, open.stakes.attacker]
    : [open.stakes.attacker, open.stakes.defender];
  const prize = sayer.told("stage-stake-prize", { event: "", fields: { station } }, cast); // for a station without an owner
  return [
    { key: "lose", mark: "✗", text: lost(attacks ? attacker : defender, mine) },
    { key: "draw", mark: "=", text: t("stage-stake-nothing") },
    {
      key: attacks ? "win" : "hold",
      mark: "✓",
      text: attacks && defender.seat === null ? prize : lost(attacks ? defender : attacker, theirs),
    },
  ];
}

/** Returns the winner and the margin, from the reader's side. */
export function outcomeOf(
  { attacker, defender, winner, stopped }: Battle,
  seat: number | null,
  sayer: Sayer,
  cast: Cast,
): { key: "" | "good" | "even" | "bad"; text: string } {
  const defends = seat !== null && defender.seat === seat;
  if (stopped)
    return {
      key: defends ? "good" : seat !== null && attacker.seat === seat ? "bad" : "even",
      text: t("stage-stopped"),
    };
  if (!winner) return { key: "", text: "" };
  const takesPart = defends || (seat !== null && attacker.seat === seat);
  const [own, other] = defends ? [defender, attacker] : [attacker, defender];
  const score = `${own.total} : ${other.total}`;
  if (winner === "draw") return { key: "even", text: t("stage-draw", { score }) };
  const won = winner === (defends ? "defender" : "attacker");
  if (takesPart)
    return won
      ? { key: "good", text: t("stage-you-win", { score }) }
      : { key: "bad", text: t("stage-you-lose", { score }) };
  const [by, loser] = won ? [own, other] : [other, own];
  const told =
    by.seat !== null
      ? { event: "battle_won", fields: { seat: by.seat, piece: "" } }
      : { event: "battle_lost", fields: { seat: loser.seat ?? 0, piece: "" } };
  return { key: "", text: `${sayer.event(told, cast).replace(/\.$/, ",")} ${score}` };
}

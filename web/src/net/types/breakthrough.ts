// Made by tools/page_types.py; do not edit.

/** The attacking monster, and the seats that have repelled it. */
export interface AttackView {
  threat: string;
  repelled: number[];
  used: string[];
  lanes: LaneView[];
}

/** Everything that one seat may know. */
export interface BreakthroughView {
  viewer: number | null;
  round: number;
  first: number;
  active: number | null;
  winner: number | null;
  seats: SeatView[];
  market: (string | null)[];
  deck: number;
  discard: string[];
  swap_count: number;
  swap: string[] | null;
  payment: PaymentView | null;
  attack: AttackView | null;
  prompt: PromptView | null;
  prices: Record<string, PriceView>;
  rules?: Record<string, string | number>;
}

/** A monster's threat to one seat: the cards and ready tokens lost unless it is repelled, and protections that can repel it.

    Of the stations among the cards at stake one is lost, unless a house rule takes more (C-52, C-55, C-69). */
export interface LaneView {
  seat: number;
  at_stake: string[];
  matching: string[];
  tokens?: number;
}

/** The mission being paid, and the cards named for it so far. */
export interface PaymentView {
  mission: string;
  heroes: string[];
  spent: string[];
}

/** A card's current price for the viewer, its printed price, and the cards that lower it. */
export interface PriceView {
  now: number;
  printed: number;
  lowered_by: string[];
}

/** The open question as viewers see it: seat, name and any card it is about. Only the asked seat sees the options. */
export interface PromptView {
  seat: number;
  name: string;
  sealed: boolean;
  card: string | null;
  options: string[] | null;
}

/** One player's side of the table. `hand` lists only cards that the viewer may know.

    `have` and `needed` refer to the faction's mission; `peaceful` and `military` are the totals of the resources; `free` and
    `cheaper` are resource types. */
export interface SeatView {
  seat: number;
  faction: string | null;
  done: boolean;
  up: number;
  down: number;
  supply: number;
  owned: number;
  hand_count: number;
  hand: string[];
  resources: string[];
  turned: string[];
  heroes: string[];
  stations: StationView[];
  keep_price: number;
  have: number;
  needed: number;
  peaceful: number;
  military: number;
  free: string[];
  cheaper: string[];
}

/** A station in play, finished once it has tokens. The table has `have` of the `needed` resources. */
export interface StationView {
  card: string;
  tokens: number;
  have: number;
  needed: number;
}

// Made by tools/page_types.py; do not edit.

/** The monster that goes round the table, and who has repelled it. */
export interface AttackView {
  threat: string;
  repelled: number[];
  used: string[];
  lanes: LaneView[];
}

/** Everything one seat may know. */
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

/** What a monster means to one seat: cards and ready tokens that go unless it is repelled, and protections that can repel it.

    Of the stations among the cards at stake one goes, unless a house rule takes more (C-52, C-55, C-69). */
export interface LaneView {
  seat: number;
  at_stake: string[];
  matching: string[];
  tokens?: number;
}

/** The mission that is being paid, and what has been named for it. */
export interface PaymentView {
  mission: string;
  heroes: string[];
  spent: string[];
}

/** What a card costs the viewer now, what is printed on it, and the cards that make the difference. */
export interface PriceView {
  now: number;
  printed: number;
  lowered_by: string[];
}

/** Who is asked what, about which card if any; the options are shown to the asked seat alone. */
export interface PromptView {
  seat: number;
  name: string;
  sealed: boolean;
  card: string | null;
  options: string[] | null;
}

/** One player's side of the table. `hand` names only cards the viewer may know.

    `have` and `needed` are about the faction's mission; `peaceful` and `military` are what the resources come to; `free` and `cheaper`
    are resource types. */
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

/** A station in play with the tokens on it; a finished one carries some. `have` of the `needed` resources lie on the table. */
export interface StationView {
  card: string;
  tokens: number;
  have: number;
  needed: number;
}

// Made by tools/page_types.py; do not edit.

/** The battle that is under way. */
export interface BattleView {
  station: string;
  target: string | null;
  threat: string | null;
  attacker: SideView;
  defender: SideView;
  winner: string | null;
  in_event: boolean;
  stakes: StakesView;
}

/** Everything one seat may know. */
export interface BoardView {
  viewer: number | null;
  round: number;
  phase: string;
  turn: number | null;
  stage: number;
  space: number;
  first: number;
  winner: number | null;
  zones: string[];
  seats: SeatView[];
  owners: Record<string, number>;
  reserve: Tokens;
  market: string[];
  law: string | null;
  decks: DeckView;
  drawn: string[] | null;
  lasting: LastingView[];
  window: string | null;
  battle: BattleView | null;
  dark: DarkView | null;
  vote: VoteView | null;
  prompt: PromptView | null;
  rules?: Record<string, string | number>;
  also_open?: string[];
}

/** A threat from the dark: which station each seat named, defended by what. */
export interface DarkView {
  stations: (string | null)[];
  pieces: (string | null)[];
  threat: string | null;
}

/** Sizes of decks, open discard piles, and the places of cards the viewer knows, counted from the bottom. */
export interface DeckView {
  equipment: number;
  missions: number;
  laws: number;
  threats: number;
  equipment_discard: string[];
  threat_discard: string[];
  mission_discard_count: number;
  mission_discard: string[];
  known_laws: Record<string, number>;
  known_threats: Record<string, number>;
}

/** An effect in force: the card it comes from, the seat it lies on (None: the threat), what it changes by how much, and how long. */
export interface LastingView {
  card: string;
  seat: number | null;
  what: string;
  n: number;
  until: string;
}

/** Who is asked what, about which card if any; the options are shown to the asked seat alone. */
export interface PromptView {
  seat: number;
  name: string;
  sealed: boolean;
  card: string | null;
  options: string[] | null;
}

/** One player's side of the table. `missions` and `scouted` name only cards the viewer may know.

    `strength` is the hero's in every battle; `upkeep` is what an army of strength 1, 2 and so on would cost at the next mobilisation. */
export interface SeatView {
  seat: number;
  faction: string | null;
  hero: string | null;
  hero_at: string | null;
  sits_out: boolean;
  army: number;
  tokens: Tokens;
  points: number;
  needed_points: number;
  votes: number;
  strength: number;
  speed: number;
  upkeep: number[];
  equipment: string[];
  equipment_limit: number;
  mission_count: number;
  missions: string[];
  completed: string[];
  used: string[];
  bought_mission: boolean;
  scouted_count: number;
  scouted: string[];
}

/** One side of a battle with the terms of its strength, as far as they are open. */
export interface SideView {
  seat: number | null;
  piece: string;
  total: number | null;
  terms: ([string, number])[];
  has_chosen: boolean;
  card: string | null;
  taken_back: string[];
  hand: string[] | null;
}

/** What a battle takes from the losing side, equipment included, as things stand: for either winner. Nothing follows from a draw (B-CB-09..16). */
export interface StakesView {
  attacker: string[];
  defender: string[];
}

/** A heap of resources. */
export interface Tokens {
  pig: number;
  mushroom: number;
  ammo: number;
}

/** A vote: each seat's side (None until cast) and weight. */
export interface VoteView {
  law: string;
  sides: (string | null)[];
  weights: number[];
}

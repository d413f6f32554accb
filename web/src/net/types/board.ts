// Made by tools/page_types.py; do not edit.

/** The current battle. */
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

/** A threat event: the station each seat named, and its defender. */
export interface DarkView {
  stations: (string | null)[];
  pieces: (string | null)[];
  threat: string | null;
}

/** Deck sizes, public discard piles, and the positions of cards the viewer knows, counted from the bottom. */
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

/** A lasting effect: its card, its seat (None: the threat), the value it changes, the amount, and its duration. */
export interface LastingView {
  card: string;
  seat: number | null;
  what: string;
  n: number;
  until: string;
}

/** The open question as viewers see it: seat, name and any card it is about. Only the asked seat sees the options. */
export interface PromptView {
  seat: number;
  name: string;
  sealed: boolean;
  card: string | null;
  options: string[] | null;
}

/** One player's side of the table. `missions` and `scouted` name only cards the viewer may know.

    `strength` includes only modifiers that apply in every battle; `upkeep` lists the cost of an army of strength 1, 2, ... at the next
    mobilisation. */
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

/** One side of a battle with the public terms of its strength. */
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

/** The current losses of the losing side for either winner, equipment included. A draw has no consequences (B-CB-09..16). */
export interface StakesView {
  attacker: string[];
  defender: string[];
}

/** Amounts of each resource. */
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

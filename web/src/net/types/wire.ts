// Made by tools/page_types.py; do not edit.

/** Credentials that can act for you, apart from your browser sessions. */
export interface AccessView {
  passkeys: PasskeyView[];
  tokens: TokenView[];
  webhook: string | null;
}

/** The name of your account; null for a guest. */
export interface AccountView {
  name: string | null;
}

/** The command is executed and persisted; `seq` is the last entry of the game at that point. */
export interface Acknowledged {
  key: string;
  seq: number;
  type: "ack";
}

/** The address at which others reach this server: the configured one, or one in the local network; empty if there is none. */
export interface AddressView {
  device?: boolean;
  network: string;
  public: string;
}

/** The judge's view of a question: the best options, the advised one first, and what a bot has chosen.

    In a puzzle the first is the proven solution. */
export interface AdviceView {
  bot: string;
  chosen: ChoiceView | null;
  prompt: string;
  proven: boolean;
  reasons: ReasonView[];
  seat: number;
  seq: number;
}

/** A decision of the better line: the question and the answer. */
export interface AgainLine {
  choice: ChoiceView;
  prompt: string;
}

/** An announcement by the operators to all users. */
export interface AnnouncementView {
  at: number;
  id: number;
  text: string;
}

/** The operators' announcements, and whether the server is in read-only mode. */
export interface Announcements {
  announcements: AnnouncementView[];
  read_only: boolean;
}

/** Answers a seat's open question with a choice's text id, as seen at sequence number `seq`. */
export interface Answer {
  choice: string;
  do: "answer";
  key?: string;
  seat: number;
  seq: number;
}

/** Makes another member the host (host). */
export interface Appoint {
  do: "appoint";
  key?: string;
  member: number;
}

/** Passes automatically in these kinds of windows for a seat; the list replaces the previous one. */
export interface AutoPass {
  do: "auto_pass";
  key?: string;
  seat: number;
  windows: string[];
}

/** The place that an organiser awards to an entrant, or a forfeit. */
export interface AwardedPlace {
  entrant: number;
  forfeit?: boolean;
  place?: number;
}

/** Hides a member's chat from you, or shows it again. */
export interface Block {
  blocked?: boolean;
  do: "block";
  key?: string;
  member: number;
}

/** The server closes this connection, with the reason. Reconnect unless you were removed from the room. */
export interface Bye {
  reason: string;
  type: "bye";
}

/** The games, bots and languages of this server. */
export interface Catalogue {
  bots: string[];
  games: GameInfo[];
  languages: string[];
  levels: LevelInfo[];
}

/** A warning that a choice wastes something: a message key with arguments, and the rules that make the waste certain. */
export interface Caution {
  args?: Record<string, string | number>;
  key: string;
  rules: string[];
}

/** Every seat's chance before the answer `entry`, or at the end of the game, with all cards open; charts have the same. */
export interface ChancePoint {
  chances: number[];
  entry: number;
  round: number;
  turn?: number[];
}

/** An option of the first question and the chance to reach the goal with it. */
export interface ChanceView {
  chance: number;
  choice: ChoiceView;
}

/** A chapter of a lesson. */
export interface ChapterView {
  id: string;
  steps: number;
}

/** The charts of a finished game. Chances are the learned bot's, from each seat's view, or else those of a plain evaluation. */
export interface Chart {
  decided?: Moment | null;
  figures: string[];
  learned: boolean;
  moments: Moment[];
  points: ChartPoint[];
}

/** The game at the start of a round, or at its end: each seat's winning chance, and its figures. */
export interface ChartPoint {
  chances: number[];
  figures: Record<string, number[]>;
  round: number;
  seq: number;
}

/** Chat lines. */
export interface Chat {
  lines: SaidView[];
  type: "chat";
}

/** One check of a game's luck: whether it holds (null if it was not reached), and why not. */
export interface CheckView {
  holds: boolean | null;
  name: string;
  why?: string;
}

/** A choice outside a question. */
export interface ChoiceView {
  id: string;
  kind: string;
  target: string;
  verb: string;
}

/** A choice against one possible answer of the other side: both strengths, and `won`, `drawn` or `lost`. */
export interface Clash {
  card: string;
  other: number;
  own: number;
  result: string;
}

/** Seconds for every question, and a bank of seconds for questions that take longer; when the bank is empty, the bonus remains. */
export interface Clock {
  bank?: number;
  bonus: number;
}

/** The clock of one seat: seconds left for its current question, or for its next one. */
export interface ClockView {
  left: number;
  runs: boolean;
  seat: number;
}

/** The clocks of a timed room after entry `seq`; clients count down the running ones. */
export interface Clocks {
  clocks: ClockView[];
  seq: number;
  type: "clock";
}

/** Commits your seat to another nonce, by the SHA-256 of its text; empty for none (before the start). */
export interface Commit {
  commitment: string;
  do: "commit";
  key?: string;
  seat: number;
}

/** Your companions, and the people from whom you want no invitations. */
export interface CompanionList {
  companions?: CompanionView[];
  refused?: CompanionView[];
}

/** An entry in your list: an id that only you have, the name at the table where you made it, and when. */
export interface CompanionView {
  id: string;
  name: string;
  since: number;
}

/** Your companions in a room: the id of each entry, by member number. */
export interface CompanionsHere {
  members: Record<string, string>;
}

/** Changes the room's settings (host, before the start). */
export interface Configure {
  do: "configure";
  key?: string;
  settings: Settings;
}

/** Accepts or rejects the open proposal for a seat. */
export interface Consent {
  agree: boolean;
  do: "consent";
  key?: string;
  seat: number;
}

/** Creates a room that continues a finished game after entry `to`, with the actual cards or as a seat knew them. */
export interface Continue {
  knowledge?: "as_it_was" | number;
  name: string;
  room: string;
  to: number;
}

/** The history of a rating over the last games, oldest first. */
export interface CurveView {
  game: string;
  points: number[];
  seats: number;
}

/** One of the choices at a parting: how many players took it, and what they had at the end on average. */
export interface DailyBranch {
  choice: ChoiceView;
  place: number;
  players: number;
  points: number | null;
}

/** The commitment to the deal of a day to come. */
export interface DailyCommitment {
  commitment: string;
  date: string;
  game: string;
}

/** A day in the archive. `place` is yours in the first game that you finished, if you played. */
export interface DailyDay {
  date: string;
  game: string;
  place?: number | null;
  players: number | null;
}

/** Today's date (UTC), your streak of days in a row and your longest one, commitments to come, and past days, latest first. */
export interface DailyList {
  ahead: DailyCommitment[];
  days: DailyDay[];
  longest: number;
  streak: number;
  today: string;
}

/** A decision at which players who had played alike chose differently, before entry `entry` of a room's log.

    `network` is the choice of the adviser, which knew what the seat knew, and `chance` its chance to win. */
export interface DailyParting {
  branches: DailyBranch[];
  chance?: number | null;
  entry: number;
  network?: ChoiceView | null;
  prompt: string;
  room: string;
  round: number;
}

/** The result of a try. Points are chances to win in percent; `points` are those of the result without luck.

    `course` is the chance to win over the game, in percent. `rank` and `better`, the share of the others who did worse, need other people. */
export interface DailyResult {
  better?: number | null;
  course?: number[];
  luck?: number | null;
  place: number;
  points?: number | null;
  rank?: number | null;
  seats: number;
}

/** A line of the ranking, with the room of the game to replay. */
export interface DailyRow {
  finished?: boolean;
  luck: number | null;
  name: string;
  place: number;
  points: number | null;
  rank: number;
  room: string;
  yours?: boolean;
}

/** A try of yours. A later one, one of a past day or one without an account does not count. */
export interface DailyTry {
  counted: boolean;
  number: number;
  result?: DailyResult | null;
  room: string;
  state: "done" | "judging" | "playing" | "unfinished";
}

/** The deal of a day. The secret, the ranking and the partings are disclosed when the day is over (UTC). */
export interface DailyView {
  begins: number;
  commitment: string;
  counts: boolean;
  date: string;
  ends: number;
  over: boolean;
  partings?: DailyParting[];
  players: number | null;
  published: number;
  ranking?: DailyRow[];
  registered: boolean;
  seat: number;
  secret?: string | null;
  settings: Settings;
  tries: DailyTry[];
}

/** A decision of the reviewed seat.

    `loss` is the advantage of the better option; its standard error and that of `value` show how reliable they are. `line` is the
    seat's continuation after the better option, and `terms` are the terms in which the chosen option is better or worse. */
export interface Decision {
  best: string;
  best_value: number;
  chosen: string;
  entry: number;
  line?: LineStep[];
  loss: number;
  loss_error: number;
  options: number;
  phase: string;
  prompt: string;
  round: number;
  terms?: Difference[];
  value: number;
  value_error: number;
  verdict: "best" | "blunder" | "mistake" | "slip" | "unclear";
}

/** The HTTP status that the webhook returned. */
export interface Delivered {
  status: number;
}

/** A term in which an option is better or worse than the best one, as a logit of winning. */
export interface Difference {
  amount: number;
  term: string;
}

/** A card in force that changes a price, with the change per thing; negative is cheaper. */
export interface Discount {
  card: string;
  change: Record<string, number>;
}

/** All questions awaiting your answer, oldest first. */
export interface DueList {
  due: DueView[];
}

/** A question awaiting your answer: its room, its seat, since when, and its deadline if time is limited. */
export interface DueView {
  game: string;
  players: string[];
  room: string;
  seat: number;
  since: number;
  until: number | null;
}

/** You have joined a room. */
export interface Entered {
  room: RoomView;
}

/** An entrant; the name is empty where it is not disclosed. */
export interface EntrantView {
  name: string;
  number: number;
  public: boolean;
  status: string;
}

/** One entry of the log with its events, as visible to the viewer. */
export interface EntryView {
  events: Told[];
  frames?: FrameView[];
  kind: string;
  late?: boolean;
  link: string;
  seat: number | null;
  seq: number;
  to: number | null;
}

/** The explanation after an exercise.

    For a puzzle, `chances` are those of reaching the goal, and the proof is given; otherwise they are chances of winning, and `line` is
    how the seat would go on. */
export interface ExerciseEnd {
  best?: number;
  best_value: number;
  chances: ChanceView[];
  error: number;
  exact?: boolean;
  key?: ChoiceView | null;
  line: AgainLine[];
  loss: number;
  samples?: number;
  second?: number;
  solution: ChoiceView[];
  terms: Difference[];
  value: number;
}

/** An exercise in the list, without its solution.

    A `puzzle` has a goal and a proof; in `again`, a decision is made again. `due` is a day, counted from 1 January 1970; an exercise
    without one is learned. */
export interface ExerciseInfo {
  due: number | null;
  game: string;
  goal?: PuzzleInfo | null;
  id: string;
  kind: string;
  loss: number;
  phase: string;
  room: string;
  round: number;
  seat: number;
  solved: number;
  sort: "again" | "puzzle";
  step: number;
  steps: number;
  tried: number;
}

/** An exercise after the accepted answers, with the answer that you gave in the game.

    A legal but worse answer is not accepted; then `wrong` is the chance with it, and the best possible chance. `counted` is set if this
    attempt decided when the exercise comes back. */
export interface ExerciseView {
  chosen: ChoiceView;
  counted?: "" | "failed" | "hinted" | "solved";
  end?: ExerciseEnd | null;
  exercise: ExerciseInfo;
  hint?: string;
  prompt: string;
  refused?: Refused | null;
  solved: boolean;
  taken: number;
  today: number;
  update: Update;
  wrong?: [number, number] | null;
}

/** The effect of a choice on one seat: a message key with its cards and a number;

    `away` counts the tokens the seat also loses. */
export interface Fate {
  away?: number;
  cards?: string[];
  key: string;
  n?: number;
  seat: number;
}

/** The table after the first `events` events of an entry: complete if `full`, otherwise only the fields that
    differ from the preceding frame, whichever entry that belongs to. */
export interface FrameView {
  events: number;
  full?: boolean;
  view: unknown;
}

/** A game that can be played here. */
export interface GameInfo {
  default_edition: string;
  editions: string[];
  game: string;
  least_seats: number;
  most_seats: number;
  options: Record<string, OptionInfo>;
  variants: string[];
  windows: string[];
}

/** Your note about a game. Version 0 is an empty note. */
export interface GameNote {
  lines?: string[];
  version?: number;
}

/** The webhook is set; the secret that signs its calls is shown once. */
export interface HookMade {
  secret: string;
  url: string;
}

/** Your webhook, if set. Only you can see it. */
export interface HookView {
  language: "de" | "en" | "pl" | "ru" | null;
  url: string | null;
}

/** Your quiet hours, in your time zone. */
export interface Hours {
  quiet?: QuietHours | null;
  zone?: string;
}

/** Means over reviewed games: the effects of luck and of one's own decisions on the winning chance, and the accuracy of decisions. */
export interface InsightView {
  accuracy: number;
  game: string;
  games: number;
  luck: number;
  own: number;
}

/** An invitation to a room: by whom, and the word that lets you in. */
export interface InvitationView {
  at: number;
  by: string;
  invite: string;
  room: RoomSummary;
}

/** Creates a new invitation and revokes the former link (host). */
export interface InviteAnew {
  do: "invite_anew";
  key?: string;
}

/** Joins a room under a nickname; a private room requires its invitation. */
export interface Join {
  invite?: string;
  name: string;
}

/** Removes a member; with a ban, the member cannot return (host). */
export interface Kick {
  ban?: boolean;
  do: "kick";
  key?: string;
  member: number;
}

/** A line of a leaderboard; provisional ratings have no place. */
export interface LeaderView {
  games: number;
  name: string;
  place: number | null;
  points: number;
  profile: string;
  provisional: boolean;
  spread: number;
  you: boolean;
}

/** A page of a leaderboard, starting at page 0, and your own rating. Only people who agreed are listed. */
export interface Leaderboard {
  game: string;
  leaders: LeaderView[];
  page: number;
  pages: number;
  public: boolean;
  seats: number;
  total: number;
  you: RatingView | null;
}

/** Invites a registered person by name (organiser, before the start). */
export interface LeagueAdd {
  do: "add";
  name: string;
}

/** Decides or overrides the result of a table; without places, no entrant gets points (organiser). */
export interface LeagueAward {
  do: "award";
  places?: AwardedPlace[];
  round: number;
  table: number;
}

/** Ends the league before its last round (organiser). */
export interface LeagueCancel {
  do: "cancel";
}

/** Grants or withdraws consent to your name in public standings. */
export interface LeagueConsent {
  do: "consent";
  public: boolean;
}

/** The target of a league's invitation link. */
export interface LeagueInvitation {
  entrants: number;
  id: string;
  may_join: boolean;
  organiser: string;
  plan: LeaguePlan;
  status: string;
}

/** Creates a new link and revokes the former one (organiser). */
export interface LeagueInviteAnew {
  do: "invite_anew";
}

/** All decisions in a league, newest first. */
export interface LeagueJournal {
  entries: LeagueJournalEntry[];
}

/** An entry of a league's journal: time, author (empty: the server), action, and the entrant, round or table concerned. */
export interface LeagueJournalEntry {
  action: string;
  at: number;
  details: string;
  who: string;
}

/** Leaves the league, or declines an invitation; during a round, the table is forfeited. */
export interface LeagueLeave {
  do: "leave";
}

/** A line of the standings, with all tie-breaks: `between` and `opposition` are points, `share` is a fraction of 1. */
export interface LeagueLine {
  between: number;
  entrant: number;
  forfeits: number;
  opposition: number;
  place: number;
  played: number;
  points: number;
  share: number;
  wins: number;
}

/** A person's leagues. */
export interface LeagueList {
  leagues: LeagueSummary[];
  may_organise: boolean;
}

/** An organiser's plan of a league. Its settings apply to every table, except for the seats, which follow the draw. */
export interface LeaguePlan {
  duplicate?: boolean;
  hours?: number;
  kind?: "league" | "swiss";
  late_tables?: "forfeit" | "organiser";
  name: string;
  on_schedule?: boolean;
  points?: "even" | "places" | "podium" | "winner";
  public?: boolean;
  rounds?: number;
  settings?: Settings;
  table_size?: number;
}

/** Moves the deadline of the current round (organiser). */
export interface LeaguePostpone {
  do: "postpone";
  due: number;
}

/** Makes the standings public or private (organiser). */
export interface LeaguePublish {
  do: "publish";
  public: boolean;
}

/** Removes an entrant; during a round, the table is forfeited (organiser). */
export interface LeagueRemove {
  do: "remove";
  entrant: number;
}

/** Replaces an entrant by a registered person, who inherits points and table (organiser). */
export interface LeagueReplace {
  do: "replace";
  entrant: number;
  name: string;
}

/** A result at a table. */
export interface LeagueResultView {
  entrant: number;
  forfeit: boolean;
  place: number;
  points: number;
  score: number | null;
}

/** A round; the secret of a duplicate deal is disclosed when the round is over. */
export interface LeagueRoundView {
  byes: number[];
  commitment?: string;
  drawn: number;
  due: number;
  number: number;
  secret?: string | null;
  tables: LeagueTableView[];
}

/** Draws the first round and closes the league to newcomers (organiser). */
export interface LeagueStart {
  do: "start";
}

/** A league in a list. */
export interface LeagueSummary {
  due?: number | null;
  entrants: number;
  game: string;
  id: string;
  kind: string;
  name: string;
  round: number;
  rounds: number;
  status: string;
  you: LeagueYou;
}

/** A table of a round; its room is disclosed to its players, and to everybody in the league if it may be watched. */
export interface LeagueTableView {
  late: boolean;
  results: LeagueResultView[];
  room?: string | null;
  seats: number[];
  state: string;
  undecided: boolean;
}

/** A league from the caller's perspective. */
export interface LeagueView {
  allowed?: number[];
  commitment: string;
  entrants: EntrantView[];
  id: string;
  invite?: string | null;
  organiser: string;
  plan: LeaguePlan;
  rounds: LeagueRoundView[];
  secret?: string | null;
  standings: LeagueLine[];
  status: string;
  version: number;
  you: LeagueYou;
}

/** The caller's role in a league. */
export interface LeagueYou {
  entrant?: number | null;
  invited?: boolean;
  organiser?: boolean;
  room?: string | null;
}

/** Leaves the room; during a game, a bot takes over the seats. */
export interface Leave {
  do: "leave";
  key?: string;
}

/** The lesson of a game. */
export interface LessonInfo {
  chapters: ChapterView[];
  game: string;
}

/** All lessons. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** A chapter after the accepted answers; without a step, it is over.

    An unsuitable answer is not accepted: `wrong` is the key of the lesson's reply, `refused` the refusal by the rules. */
export interface LessonView {
  refused?: Refused | null;
  step: StepView | null;
  taken: number;
  update: Update;
  wrong?: string;
}

/** A level of bots: the bot behind it, and its measured ratings by game; a greedy bot has 1000. */
export interface LevelInfo {
  bot: string;
  level: string;
  ratings: Record<string, number>;
}

/** One decision of a line: the question and the answer. */
export interface LineStep {
  choice: string;
  prompt: string;
}

/** A page of a game's log, as visible to the viewer; `seq` is the last entry of the game. Entry 0 is the deal. */
export interface LogPage {
  entries: EntryView[];
  seq: number;
}

/** The losses over the last games of one kind, each list with the most expensive first. */
export interface Losses {
  game: string;
  games: number;
  kinds: Lost[];
  lost: number;
  luck: number;
  others: number;
  phases: Lost[];
}

/** The decisions of one kind: how many there were, how many clearly lost something, and how much in all. */
export interface Lost {
  decisions: number;
  lost: number;
  mistakes: number;
  name: string;
}

/** The account whose address is confirmed. */
export interface MailConfirmed {
  address: string;
  name: string;
}

/** Notifications by mail: turns in slow games, and a daily digest at an hour of a time zone. The zone also applies to your quiet hours. */
export interface MailNotices {
  digest: boolean;
  hour?: number;
  language?: "de" | "en" | "pl" | "ru";
  turns: boolean;
  zone?: string;
}

/** Whether this server sends mail, your address, an address pending confirmation, and your notifications. `failed`: mail bounced. */
export interface MailView {
  address?: string | null;
  available: boolean;
  failed?: boolean;
  notices?: MailNotices | null;
  pending?: string | null;
}

/** One member of a room. */
export interface MemberView {
  host: boolean;
  member: number;
  muted: boolean;
  name: string;
  present: boolean;
}

/** A turn that changed a seat's winning chance considerably, with its most influential entry and its decisive events. */
export interface Moment {
  after: number[];
  before: number[];
  entry: EntryView;
  round: number;
  told?: Told[];
}

/** Mutes or unmutes a member's chat (host). */
export interface Mute {
  do: "mute";
  key?: string;
  member: number;
  muted?: boolean;
}

/** Creates a room and joins it under a nickname. */
export interface NewRoom {
  name: string;
  settings?: Settings;
}

/** A consequence that is not an amount, as a message key with arguments. */
export interface Note {
  args?: Record<string, string | number>;
  key: string;
}

/** The odds of one option: both strengths, the fractions of samples won and drawn, and whether attacking is hopeless.

    They assume sensible play. `unless` names the abilities by which others can make it worse; the battle is `sure` if it is
    won whatever the others do. The shares of the replies add up to 1, and their battles to the odds. */
export interface Odds {
  chance: number;
  choice: string;
  draw: number;
  hopeless: boolean;
  other: Strength;
  own: Strength;
  replies?: Reply[];
  samples: number;
  sure?: boolean;
  unless?: string[];
}

/** The odds of a seat's open question after entry `seq`, for the options that start or lead to a battle. */
export interface OddsView {
  odds: Odds[];
  seq: number;
}

/** An option (an edition flag or a ruling): its rule, its possible values, and its value in every edition. */
export interface OptionInfo {
  rule: string;
  usual: Record<string, string>;
  values: string[];
}

/** One legal choice: its text id, its target, its rules, a caution if it wastes something, and its costs and gains. */
export interface OptionView {
  caution?: Caution | null;
  id: string;
  kind: string;
  outlook?: Outlook | null;
  rules: string[];
  target: string;
  verb: string;
}

/** The origin of a game that was not dealt in this room: a room or a file, and the entry after which it continues. */
export interface OriginView {
  at: number;
  file: string | null;
  knower: number | null;
  players: (string | null)[];
  room: string | null;
}

/** One choice: its immediate costs and gains, and its possible consequences.

    `cost` and `gain` happen before anyone is asked again; `later_cost` and `later_gain` only if a condition is met (a station
    must be won first, a mission paid first). With `open` the rest depends on chance or on other seats; known odds are listed
    under the id of the choice. */
export interface Outlook {
  against?: Clash[];
  card?: string;
  cost?: Record<string, number>;
  discards?: string[];
  discounts?: Discount[];
  draws?: number;
  fates?: Fate[];
  gain?: Record<string, number>;
  later?: Record<string, number>;
  later_cost?: Record<string, number>;
  later_gain?: Record<string, number>;
  notes?: Note[];
  open?: boolean;
  printed?: Record<string, number>;
  progress?: Progress[];
  takes?: string[];
  then?: Record<string, number>;
}

/** A card with a pack applied: its kind, its fields as written in content, and their provenance. */
export interface PackCard {
  fields: Record<string, unknown>;
  kind: string;
  provenance: Record<string, string>;
}

/** A mistake in a pack, with the card and field if known. */
export interface PackFault {
  card?: string;
  field?: string;
  text: string;
}

/** A pack in a list: its game, the number of fields it states, and how many of the game's fields are known from print with it. */
export interface PackInfo {
  author: string;
  editions?: string[];
  fields?: number;
  fingerprint: string;
  game: string;
  name: string;
  offered?: boolean;
  printed?: number;
  total?: number;
}

/** The packs available to a person: those offered by the server, and up to `most` of their own. */
export interface PackList {
  most: number;
  packs: PackInfo[];
}

/** A parsed pack: the pack itself, its mistakes, its cards, and their texts by language, card and form. */
export interface PackRead {
  cards: Record<string, PackCard>;
  faults: PackFault[];
  info: PackInfo;
  pack: unknown;
  texts: Record<string, Record<string, Record<string, string>>>;
}

/** The parameters for `navigator.credentials`: a challenge, and for a new passkey the user and the existing passkeys. */
export interface PasskeyChallenge {
  challenge: string;
  known?: string[];
  name?: string;
  rp: string;
  user?: string;
}

/** Your passkeys, and the host for which new ones can be created; empty if the address is an IP address. */
export interface PasskeyList {
  passkeys: PasskeyView[];
  rp: string;
}

/** One of your passkeys; times in seconds since 1970. */
export interface PasskeyView {
  at: number;
  id: string;
  name: string;
  used: number | null;
}

/** A finished game in a profile. The room is disclosed only to its player; `reason` says why it was not rated. */
export interface PastGameView {
  after: number | null;
  before: number | null;
  ended: number;
  figure: string | null;
  game: string;
  left: boolean;
  place: number;
  player: string | null;
  reason: string;
  room: string | null;
  seats: number;
}

/** A page of a person's finished games, newest first, starting at page 0. */
export interface PastGames {
  games: PastGameView[];
  page: number;
  pages: number;
  total: number;
}

/** The mean share of the chance to win that the decisions of a phase kept. */
export interface PhaseAccuracy {
  accuracy: number;
  decisions: number;
  lost: number;
  phase: string;
}

/** A quick phrase of the chat, and how often it was used. */
export interface PhraseView {
  phrase: string;
  said: number;
}

/** A place on the board: its distance in steps, and whether the piece could act there in the current position. */
export interface Place {
  id: string;
  open: boolean;
  steps: number;
}

/** Finished games at tables of one size: the total, wins, the count of each place, and early departures. */
export interface PlacesView {
  game: string;
  games: number;
  left: number;
  places: number[];
  seats: number;
  wins: number;
}

/** A plan after the accepted answers, as the asked seat sees it in this deal.

    `answers` are those that were played, with those of bots in place of a `*`. */
export interface PlanView {
  answers: string[];
  refused?: Refused | null;
  taken: number;
  update: Update;
}

/** Settings of a table under a name of yours. */
export interface Preset {
  name: string;
  settings: Settings;
}

/** Your presets, and the settings of your last table by game, the latest game last. */
export interface Presets {
  last?: Record<string, Settings>;
  presets?: Preset[];
}

/** Your presets, if you have an account; otherwise your browser keeps them. */
export interface PresetsView {
  account: boolean;
  kept?: Presets;
}

/** A profile: your own, or one that its owner has made public. */
export interface ProfileView {
  curves: CurveView[];
  figures: TallyView[];
  id: string | null;
  insights: InsightView[];
  mine: boolean;
  name: string;
  phrases: PhraseView[];
  places: PlacesView[];
  players: TallyView[];
  ratings: RatingView[];
  since: number | null;
}

/** Progress towards a goal on a card: the current count, the count after the choice, and the count needed. */
export interface Progress {
  card: string;
  have: number;
  needed: number;
  then: number;
}

/** An open proposal: to rewind to before an entry, or to end the game. */
export interface ProposalView {
  agreed: number[];
  end?: boolean;
  seat: number;
  to: number;
}

/** Proposes to rewind to before entry `to`; the game is rewound when every seat has agreed. */
export interface Propose {
  do: "propose";
  key?: string;
  seat: number;
  to: number;
}

/** Proposes to end the game without a winner; it ends when every seat has agreed. A person's answer withdraws the proposal. */
export interface ProposeEnd {
  do: "propose_end";
  key?: string;
  seat: number;
}

/** One of your browsers that show notifications; `current` is the requesting one. Times in seconds since 1970. */
export interface PushDevice {
  agent: string;
  at: number;
  current: boolean;
  id: string;
  service: string;
  told: number | null;
}

/** The decrypted payload: a question awaits your answer at a link, in your language. A room's notification replaces its previous one. */
export interface PushNotice {
  language: string;
  link: string;
  text: string;
  title: string;
}

/** Whether this server sends browser notifications, the public key for subscribing, and your browsers. */
export interface PushView {
  available: boolean;
  devices: PushDevice[];
  key: string;
}

/** Puts a bot on a free seat, or removes it with an empty name (host, before the start). */
export interface PutBot {
  bot?: string;
  do: "bot";
  key?: string;
  seat: number;
}

/** The explanation after a puzzle: the solution, and the result of the search. */
export interface PuzzleEnd {
  best: number;
  chances: ChanceView[];
  exact: boolean;
  key: ChoiceView;
  prompt: string;
  samples: number;
  second: number;
  solution: ChoiceView[];
}

/** A puzzle in a list: its subject and difficulty, without its solution.

    The goal is to have `least` of `measure` at the end. */
export interface PuzzleInfo {
  game: string;
  id: string;
  least: number;
  measure: string;
  rating: number;
  theme: string;
}

/** All puzzles, in the order of the puzzles of the day. */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
}

/** A puzzle after the accepted answers.

    A legal but wrong answer is not accepted; then `wrong` is the chance with that answer, and the best possible chance. */
export interface PuzzleView {
  end?: PuzzleEnd | null;
  hint?: string;
  puzzle: PuzzleInfo;
  refused?: Refused | null;
  solved: boolean;
  taken: number;
  update: Update;
  wrong?: [number, number] | null;
}

/** A seat's open question; only the seat itself sees its options. */
export interface QuestionView {
  automatic?: "" | "bot" | "pass" | "single";
  name: string;
  options: OptionView[] | null;
  sealed: boolean;
  seat: number;
  window: string | null;
}

/** A period without mail and browser notifications, in minutes after midnight; it may span midnight. */
export interface QuietHours {
  end: number;
  start: number;
}

/** A rating in one game; `seats` is 0 for all tables together. It is provisional until enough games are rated. */
export interface RatingView {
  game: string;
  games: number;
  place?: number | null;
  points: number;
  provisional: boolean;
  seats: number;
  spread: number;
}

/** The places that one piece of a seat can reach, nearest first. */
export interface Reach {
  piece: string;
  places: Place[];
  seat: number;
}

/** The reach of all pieces after entry `seq`; empty in a game without a board. */
export interface ReachView {
  reach: Reach[];
  seq: number;
}

/** Declares you ready, or no longer ready. */
export interface Ready {
  do: "ready";
  key?: string;
  ready?: boolean;
}

/** One of the best options: its chance to win the game, and the terms in which it differs from the first option.

    It is `even` if it cannot be told from the best one: the difference is too small, or within the noise. */
export interface ReasonView {
  better: string[];
  chance: number;
  choice: ChoiceView;
  error: number;
  even: boolean;
  worse: string[];
}

/** The command changed nothing: the reason as a stable key and as a sentence, with the rules behind it. */
export interface Refused {
  key: string;
  problem: string;
  rules?: string[];
  text: string;
  type: "refusal";
}

/** Requests or accepts a rematch after the game: a new room with the same people and settings, which starts when all have agreed. */
export interface Rematch {
  commitment?: string;
  do: "rematch";
  key?: string;
  nonce?: string;
}

/** A card with which the other side may reply: how often it is expected, and the fractions of its battles won and drawn. */
export interface Reply {
  card: string;
  chance: number;
  draw: number;
  share: number;
}

/** Resigns for a seat, permanently: a bot plays on, and you have lost. At a table of two, the other seat has won. */
export interface Resign {
  do: "resign";
  key?: string;
  seat: number;
}

/** The outcome of the game; `reason` is the winning condition, `others` the number of other seats that had met one. */
export interface ResultView {
  others?: number;
  places: number[];
  points: number[];
  reason?: string;
  winner: number | null;
}

/** Reveals your seat's committed nonce, after the start has closed the commitments. The last reveal deals. */
export interface Reveal {
  do: "reveal";
  key?: string;
  nonce: string;
  seat: number;
}

/** The review of one seat of a finished game. */
export interface Review {
  accuracy: number;
  again: number;
  decisions: Decision[];
  judge: "neural" | "plain";
  luck: number;
  mistakes: number[];
  moments: TurningPoint[];
  others: number;
  own: number;
  phases: PhaseAccuracy[];
  points: ChancePoint[];
  seat: number;
  seats: number;
  start: number;
  stretches: Stretch[];
  winner: number | null;
  worlds: number;
}

/** The progress of a review: `done` is a fraction, `ahead` counts the reviews queued before it. A ready review includes its choices by id. */
export interface ReviewState {
  ahead?: number;
  choices?: Record<string, ChoiceView>;
  done?: number;
  review?: Review | null;
  seat: number;
  status: "none" | "ready" | "working";
}

/** The deal of the day that a room plays. A sealed game stays hidden until the day is over, because others play the same deal. */
export interface RoomDaily {
  counted: boolean;
  date: string;
  sealed: boolean;
}

/** The league that a room's table belongs to; a sealed game stays hidden until the round is over, because others play the same deal. */
export interface RoomLeague {
  duplicate: boolean;
  league: string;
  name: string;
  round: number;
  sealed: boolean;
}

/** Public rooms, your own, and your invitations. */
export interface RoomList {
  invited?: InvitationView[];
  public: RoomSummary[];
  yours: RoomSummary[];
}

/** The room has changed. */
export interface RoomMessage {
  room: RoomView;
  type: "room";
}

/** A table's data from its room's packs: the cards they touch, their texts by language, card and form, and the packs themselves. */
export interface RoomPacks {
  cards: Record<string, PackCard>;
  files: string[];
  packs: PackInfo[];
  texts: Record<string, Record<string, Record<string, string>>>;
}

/** The public profiles of a room's members by number; once the game is recorded, also its effect on ratings or why it was not rated. */
export interface RoomRatings {
  profiles: Record<string, string>;
  reason: string;
  recorded: boolean;
  seats: SeatRatingView[];
}

/** A room in a list. */
export interface RoomSummary {
  free: number;
  host: string;
  id: string;
  round?: number | null;
  settings: Settings;
  status: string;
  title?: string;
  your_turn?: boolean;
}

/** A room from one person's perspective. */
export interface RoomView {
  again?: number[];
  broken: string;
  called_off?: number;
  commitment: string;
  daily?: RoomDaily | null;
  hidden?: number[] | null;
  id: string;
  league?: RoomLeague | null;
  members: MemberView[];
  nonces: string[];
  origin?: OriginView | null;
  outcome: string;
  packs?: PackInfo[];
  proposal: ProposalView | null;
  rematch: string | null;
  seats: SeatView[];
  secret: string | null;
  settings: Settings;
  status: string;
  version: number;
  votes: Record<string, Record<string, string>>;
  windows: string[];
  you: YouView;
}

/** A chat line. */
export interface SaidView {
  at: number;
  member: number;
  number: number;
  text: string;
}

/** Sends a line to the room's chat. */
export interface Say {
  do: "say";
  key?: string;
  text: string;
}

/** A seat of a finished game; the rating is disclosed for your own seats and for people with a public profile. */
export interface SeatRatingView {
  after: number | null;
  before: number | null;
  kind: "bot" | "guest" | "person";
  left: boolean;
  place: number;
  profile: string | null;
  seat: number;
  spread: number | null;
}

/** One seat of a room. */
export interface SeatView {
  absent: boolean;
  bot: string;
  commitment?: string;
  member: number | null;
  ready: boolean;
  resigned?: boolean;
  seat: number;
  stand_in: string;
}

/** Stores, for all your devices, that you have seen the game up to entry `seq`. */
export interface Seen {
  do: "seen";
  key?: string;
  seq: number;
}

/** Your sessions, most recently used first. */
export interface SessionList {
  sessions: SessionView[];
}

/** A browser in which you are logged in; times in seconds since 1970. */
export interface SessionView {
  agent: string;
  current: boolean;
  id: string;
  seen: number;
  since: number;
}

/** The settings of a room. An empty edition means the default; an empty bot is a seat for a person. */
export interface Settings {
  bots?: string[];
  clock?: Clock | null;
  edition?: string;
  game?: string;
  options?: Record<string, string>;
  pace?: "live" | "slow";
  packs?: string[];
  public?: boolean;
  seats?: number;
  spectators?: boolean;
  undo?: "boundary" | "consent" | "off";
  variants?: string[];
}

/** Takes a free seat with a commitment to a nonce, which is mixed into the game's luck, or with the nonce itself, if the server may know it. */
export interface Sit {
  commitment?: string;
  do: "sit";
  key?: string;
  nonce?: string;
  seat: number;
}

/** Gives up a seat before the start. */
export interface Stand {
  do: "stand";
  key?: string;
  seat: number;
}

/** Lets a bot play your seat until you take it back. */
export interface StandIn {
  do: "stand_in";
  key?: string;
  seat: number;
}

/** Starts the game (host); `close` removes free seats first. Seats that have committed to a nonce reveal it before the deal. */
export interface Start {
  close?: boolean;
  do: "start";
  key?: string;
}

/** A step of a lesson: its text key, its subject, and the choices that continue (`continue` if there is nothing to do). */
export interface StepView {
  accepts: string[];
  free: boolean;
  number: number;
  spot: string[];
  steps: number;
  text: string;
}

/** A side's strength before combat cards, with its terms; `total` is None while the enemy is unknown. */
export interface Strength {
  piece: string;
  terms: ([string, number])[];
  total: number | null;
}

/** The time from one decision of the seat to the next: the change of its chance, by cause. */
export interface Stretch {
  entry: number;
  luck: number;
  others: number;
  own: number;
}

/** Takes a seat back from the bot that plays it: your own, or one that you left during the game. */
export interface TakeBack {
  do: "take_back";
  key?: string;
  seat: number;
}

/** Finished games with a card that names a player or that a player is on the table, and how many of them were won. */
export interface TallyView {
  game: string;
  games: number;
  what: string;
  wins: number;
}

/** A token that you created for a program: its room, its scope, and when it was created. */
export interface TokenView {
  at: number;
  id: string;
  room: string;
  scope: "host" | "play" | "view";
}

/** An event as one seat may read it: ids and numbers by field name, for logs and the wire; interfaces turn it into sentences. */
export interface Told {
  details?: ([string, number])[];
  event: string;
  fields: Record<string, string | number>;
  hidden?: boolean;
}

/** A game in your trainer: whether it has been added, the progress while its exercises are made, and how many you have of it. */
export interface TrainedGame {
  done?: number;
  exercises?: number;
  room: string;
  seat: number;
  status: "added" | "none" | "working";
}

/** Your exercises, those that are due first; what you lose most by; and the games whose exercises are being made. */
export interface TrainerView {
  exercises: ExerciseInfo[];
  losses: Losses[];
  making: TrainedGame[];
  most: number;
  today: number;
}

/** A considerable change of the seat's chance in a turn, and what it mostly came from. */
export interface TurningPoint {
  after: number;
  before: number;
  entry: number;
  kind: "luck" | "others" | "own";
  round: number;
}

/** Undoes the seat's last answer, within the information boundary. */
export interface Undo {
  do: "undo";
  key?: string;
  seat: number;
  seq: number;
}

/** The game has advanced to entry `seq`. `view` is complete if `full`, otherwise only the fields that have changed since `base`. */
export interface Update {
  base: number;
  digest: string;
  entries: EntryView[];
  full: boolean;
  may_propose: number | null;
  may_undo: boolean;
  progress?: Progress[];
  questions: QuestionView[];
  result: ResultView | null;
  seat: number | null;
  seq: number;
  type: "update";
  view: unknown;
}

/** The new messages for a long poll; poll again with `since` set to the update's `seq` and `version` to the room's. */
export interface Updates {
  messages: (Acknowledged | Refused | RoomMessage | Update | Clocks | Chat | Bye)[];
}

/** The result of verifying a finished game, as `metro2033 verify` does. */
export interface Verified {
  answers: number;
  checks: CheckView[];
  commitment: string;
  entries: number;
  file: string;
  holds: boolean;
  secret: string;
}

/** Votes on an absent seat: wait, let a bot play for it, or end the game. */
export interface Vote {
  do: "vote";
  key?: string;
  remedy: "bot" | "end" | "wait";
  seat: number;
}

/** The reason as a stable key and as a sentence, with the rules behind it; the key is `choice-offered` if the choice is offered. */
export interface WhyView {
  problem: string;
  rules: string[];
  text: string;
}

/** All cards of a game for an editor: the cards as written, the forms of their fields, and labels in one language. */
export interface Workshop {
  base: string;
  cards: Record<string, PackCard>;
  forms: unknown;
  game: string;
  names: Record<string, string>;
  printed: number;
  texts: Record<string, string>;
  total: number;
  words: Record<string, Record<string, string>>;
}

/** Your private data in the room, visible only to you. */
export interface YouView {
  auto_pass: Record<string, string[]>;
  blocked: number[];
  host: boolean;
  invite: string | null;
  left?: number[];
  member: number | null;
  seats: number[];
  seen?: number;
}

export type Command = Configure | Sit | Stand | PutBot | Ready | Start | Commit | Reveal | Kick | Mute | Block | Leave | Appoint | InviteAnew | Rematch | Answer | Undo | Propose | ProposeEnd | Consent | Vote | Resign | StandIn | TakeBack | AutoPass | Say | Seen;

export type Message = Acknowledged | Refused | RoomMessage | Update | Clocks | Chat | Bye;

// Made by tools/page_types.py; do not edit.

/** What can act for you besides the browsers in which you are logged in. */
export interface AccessView {
  passkeys: PasskeyView[];
  tokens: TokenView[];
  webhook: string | null;
}

/** The name of your account; none for a guest. */
export interface AccountView {
  name: string | null;
}

/** The command is done and on disk; `seq` is the last entry of the game then. */
export interface Acknowledged {
  key: string;
  seq: number;
  type: "ack";
}

/** The password, without which no passkey is added. */
export interface AddPasskey {
  password: string;
}

/** Where others reach this server: the configured address, or one in the local network; empty where there is none. */
export interface AddressView {
  network: string;
  public: string;
}

/** A bot's evaluation of a question: its best options, the best first; none if it sees no difference between them. */
export interface AdviceView {
  bot: string;
  chosen: ChoiceView | null;
  prompt: string;
  reasons: ReasonView[];
  seat: number;
  seq: number;
}

/** A text of the operators for everybody. */
export interface AnnouncementView {
  at: number;
  id: number;
  text: string;
}

/** What the operators tell everybody, and whether the server is in read-only mode. */
export interface Announcements {
  announcements: AnnouncementView[];
  read_only: boolean;
}

/** Answer the open question of a seat with a choice's text id, as seen at sequence number `seq`. */
export interface Answer {
  choice: string;
  do: "answer";
  key?: string;
  seat: number;
  seq: number;
}

/** Make another member the host (host). */
export interface Appoint {
  do: "appoint";
  key?: string;
  member: number;
}

/** What would the adviser answer to my seat's question, as it stands after entry `seq`? */
export interface AskAdvice {
  seat: number;
  seq: number;
}

/** Review this seat of a finished game. */
export interface AskReview {
  seat: number;
}

/** Why is this choice not offered to my seat now? */
export interface AskWhy {
  choice: string;
  seat: number;
}

/** Pass automatically in these kinds of windows for a seat; the list replaces the previous one. */
export interface AutoPass {
  do: "auto_pass";
  key?: string;
  seat: number;
  windows: string[];
}

/** The place that an organiser gives to an entrant, or a forfeit. */
export interface AwardedPlace {
  entrant: number;
  forfeit?: boolean;
  place?: number;
}

/** Hide a member's chat from me, or show it again. */
export interface Block {
  blocked?: boolean;
  do: "block";
  key?: string;
  member: number;
}

/** The server ends this connection, with the reason. Reconnect unless you were removed from the room. */
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

/** What a choice wastes, as a key with arguments, and the rules that make it certain. */
export interface Caution {
  args?: Record<string, string | number>;
  key: string;
  rules: string[];
}

/** Everybody's chances, as the seat saw them when it was asked to answer `entry`, or at the end of the game. */
export interface ChancePoint {
  chances: number[];
  entry: number;
  round: number;
}

/** An option of the first question and the chance to reach the goal with it. */
export interface ChanceView {
  chance: number;
  choice: ChoiceView;
}

/** The present password and a new one. */
export interface ChangePassword {
  new: string;
  old: string;
}

/** A chapter of a lesson. */
export interface ChapterView {
  id: string;
  steps: number;
}

/** The charts of a finished game. Chances are the learned bot's, who looks with each seat's eyes, or else those of a plain evaluation. */
export interface Chart {
  figures: string[];
  learned: boolean;
  moments: Moment[];
  points: ChartPoint[];
}

/** The game at the start of a round, or at its end: each seat's chance of winning, and its figures. */
export interface ChartPoint {
  chances: number[];
  figures: Record<string, number[]>;
  round: number;
  seq: number;
}

/** Lines of chat. */
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

/** A choice against one answer that the other side may give: both strengths, and `won`, `drawn` or `lost`. */
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

/** The clock of one seat: the seconds it has left for its question, or for its next one. */
export interface ClockView {
  left: number;
  runs: boolean;
  seat: number;
}

/** The clocks of a room that has them, as they stand after entry `seq`; count down the running ones yourself. */
export interface Clocks {
  clocks: ClockView[];
  seq: number;
  type: "clock";
}

/** Commit to another nonce for your seat, by the SHA-256 of its text; empty to have none (before the start). */
export interface Commit {
  commitment: string;
  do: "commit";
  key?: string;
  seat: number;
}

/** Change the room's settings (host, before the start). */
export interface Configure {
  do: "configure";
  key?: string;
  settings: Settings;
}

/** The token of the link that confirms an address. */
export interface ConfirmMail {
  token: string;
}

/** Accept or reject the open proposal for a seat. */
export interface Consent {
  agree: boolean;
  do: "consent";
  key?: string;
  seat: number;
}

/** Create a room that continues a finished game from after entry `to`, with its cards as they were or as a seat knew them. */
export interface Continue {
  knowledge?: "as_it_was" | number;
  name: string;
  room: string;
  to: number;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** How a rating went over the last games, the oldest first. */
export interface CurveView {
  game: string;
  points: number[];
  seats: number;
}

/** A decision of the reviewed seat.

    `loss` is what the better option would have been worth more; its standard error and that of `value` say how far to trust it.
    `line` is how the seat would have gone on after the better option, `terms` say in what the chosen one does better or worse. */
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

/** The password, without which no account is deleted. */
export interface DeleteAccount {
  password: string;
}

/** The HTTP status that the webhook returned. */
export interface Delivered {
  status: number;
}

/** A term of the value in which an option does better or worse than the one chosen, as a logit of winning. */
export interface Difference {
  amount: number;
  term: string;
}

/** A card in force that changes a price, and by how much of each thing; below 0 is cheaper. */
export interface Discount {
  card: string;
  change: Record<string, number>;
}

/** All questions that wait for you, the oldest first. */
export interface DueList {
  due: DueView[];
}

/** A question that waits for you: in which room, at which seat, since when, and until when if time is limited. */
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

/** An entrant; the name is empty where it may not be known. */
export interface EntrantView {
  name: string;
  number: number;
  public: boolean;
  status: string;
}

/** One entry of the log with its events, as the viewer may know them. */
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

/** Everything that is stored about you. */
export interface Export {
  decisions?: ExportedDecision[];
  hours?: Hours;
  leagues?: ExportedLeague[];
  mail: ExportedMail | null;
  name: string | null;
  packs?: ExportedPack[];
  passkeys: PasskeyView[];
  profile?: ExportedProfile | null;
  push?: ExportedPush[];
  reports?: ExportedReport[];
  rooms: ExportedRoom[];
  sanctions?: ExportedSanction[];
  sessions: SessionView[];
  since: number | null;
  tokens: ExportedToken[];
  webhook: string | null;
}

/** What you have decided in a league, from its journal. */
export interface ExportedDecision {
  action: string;
  at: number;
  details: string;
  league: string;
}

/** A league in the export of a person's data. */
export interface ExportedLeague {
  id: string;
  name: string;
  organiser: boolean;
  public: boolean | null;
  status: string;
}

/** A line that you have written. */
export interface ExportedLine {
  at: number;
  text: string;
}

/** Your mailbox: the address, one that waits to be confirmed, and the notices that go there. */
export interface ExportedMail {
  address: string | null;
  notices: MailNotices;
  pending: string | null;
}

/** A content pack that you have uploaded. */
export interface ExportedPack {
  at: number;
  name: string;
  text: string;
}

/** Your profile: since when it is public, your ratings, your finished games, and the phrases you say. */
export interface ExportedProfile {
  games: PastGameView[];
  phrases: PhraseView[];
  ratings: ExportedRating[];
  since: number | null;
}

/** A browser that shows you notices: where they are sent, in which language, since when and when last. */
export interface ExportedPush {
  agent: string;
  at: number;
  endpoint: string;
  language: string;
  told: number | null;
}

/** A rating of yours, exactly as it is stored. */
export interface ExportedRating {
  game: string;
  games: number;
  mu: number;
  seats: number;
  sigma: number;
}

/** A report that you have sent to the operators. */
export interface ExportedReport {
  about: string;
  at: number;
  reason: string;
  room: string;
  text: string;
}

/** A room that you are or were in: your nickname, your seats and your chat. */
export interface ExportedRoom {
  game: string;
  host: boolean;
  id: string;
  lines: ExportedLine[];
  name: string;
  seats: number[];
  seen?: number | null;
  status: string;
}

/** What operators have decided about you: a ban or a mute, until when, and why. */
export interface ExportedSanction {
  kind: string;
  reason: string;
  until: number | null;
}

/** A token that you have made; it is stored only as a hash. */
export interface ExportedToken {
  at: number;
  room: string;
  scope: "host" | "play" | "view";
}

/** What a choice means for one seat, as a key with the cards it is about and a number; `away` are the tokens it costs the seat as well. */
export interface Fate {
  away?: number;
  cards?: string[];
  key: string;
  n?: number;
  seat: number;
}

/** The name or the address of an account that needs a new password. */
export interface ForgotPassword {
  language?: "en" | "pl" | "ru";
  who: string;
}

/** The table as it was after the first `events` events of an entry: complete if `full`, otherwise only the fields that
    differ from the frame before it, whichever entry that belongs to. */
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

/** The health of the server. */
export interface Health {
  database: string;
  status: string;
  version: string;
}

/** The webhook is set; the secret that signs its calls is shown once. */
export interface HookMade {
  secret: string;
  url: string;
}

/** Your webhook, if you have set one. Nobody else sees it. */
export interface HookView {
  language: "en" | "pl" | "ru" | null;
  url: string | null;
}

/** Your quiet hours, in your time zone. */
export interface Hours {
  quiet?: QuietHours | null;
  zone?: string;
}

/** Create a room from a record: a finished game to replay, or an unfinished one to continue. */
export interface Import {
  file?: string;
  name: string;
  record: string;
}

/** Means over reviewed games: what luck and one's own decisions changed of the chance to win, and how accurate decisions were. */
export interface InsightView {
  accuracy: number;
  game: string;
  games: number;
  luck: number;
  own: number;
}

/** Make a new invitation; links with the former one lead nowhere (host). */
export interface InviteAnew {
  do: "invite_anew";
  key?: string;
}

/** Join a room under a nickname; a private room needs its invitation. */
export interface Join {
  invite?: string;
  name: string;
}

/** Join a league by its link, or accept an invitation; `public` lets the name stand in public standings. */
export interface JoinLeague {
  invite?: string;
  public?: boolean;
}

/** Remove a member; with a ban it cannot return (host). */
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

/** A page of a leaderboard, from page 0 on, and your own rating. Only people who agreed are listed. */
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

/** Invite a registered person by name (organiser, before the start). */
export interface LeagueAdd {
  do: "add";
  name: string;
}

/** Decide the result of a table, whether it has one or not; without places nobody gets points (organiser). */
export interface LeagueAward {
  do: "award";
  places?: AwardedPlace[];
  round: number;
  table: number;
}

/** End the league before its last round (organiser). */
export interface LeagueCancel {
  do: "cancel";
}

/** Let one's name stand in public standings, or no longer. */
export interface LeagueConsent {
  do: "consent";
  public: boolean;
}

/** What a link to a league leads to. */
export interface LeagueInvitation {
  entrants: number;
  id: string;
  may_join: boolean;
  organiser: string;
  plan: LeaguePlan;
  status: string;
}

/** Make a new link; the former one is good for nothing (organiser). */
export interface LeagueInviteAnew {
  do: "invite_anew";
}

/** Everything that was decided in a league, the newest first. */
export interface LeagueJournal {
  entries: LeagueJournalEntry[];
}

/** An entry of a league's journal: when, who (nothing: the server), what, and about which entrant, round or table. */
export interface LeagueJournalEntry {
  action: string;
  at: number;
  details: string;
  who: string;
}

/** Leave the league, or decline an invitation; during a round its table is forfeited. */
export interface LeagueLeave {
  do: "leave";
}

/** A line of the standings, with everything that breaks ties: `between` and `opposition` are points, `share` is a part of 1. */
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

/** The leagues of a person. */
export interface LeagueList {
  leagues: LeagueSummary[];
  may_organise: boolean;
}

/** What an organiser decides before a league begins. The settings are those of every table, except their seats, which follow the draw. */
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

/** Give the present round another deadline (organiser). */
export interface LeaguePostpone {
  do: "postpone";
  due: number;
}

/** Let everybody see the standings, or no longer (organiser). */
export interface LeaguePublish {
  do: "publish";
  public: boolean;
}

/** Remove an entrant; during a round the table is forfeited (organiser). */
export interface LeagueRemove {
  do: "remove";
  entrant: number;
}

/** Put a registered person in the place of an entrant, with its points and its table (organiser). */
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

/** A round; the secret of a duplicate deal is told when the round is over. */
export interface LeagueRoundView {
  byes: number[];
  commitment?: string;
  drawn: number;
  due: number;
  number: number;
  secret?: string | null;
  tables: LeagueTableView[];
}

/** Draw the first round; nobody can join any more (organiser). */
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

/** A table of a round; its room is told to those who sit there, and to everybody in the league if it may be watched. */
export interface LeagueTableView {
  late: boolean;
  results: LeagueResultView[];
  room?: string | null;
  seats: number[];
  state: string;
  undecided: boolean;
}

/** A league as the caller sees it. */
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

/** What the caller is in a league. */
export interface LeagueYou {
  entrant?: number | null;
  invited?: boolean;
  organiser?: boolean;
  room?: string | null;
}

/** Leave the room; during a game a bot takes over the seats. */
export interface Leave {
  do: "leave";
  key?: string;
}

/** The lesson of a game. */
export interface LessonInfo {
  chapters: ChapterView[];
  game: string;
}

/** Every lesson. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** A chapter after the answers that were taken; without a step it is over.

    An answer that does not fit is not taken: `wrong` is the key of what the lesson says to it, `refused` what the rules say. */
export interface LessonView {
  refused?: Refused | null;
  step: StepView | null;
  taken: number;
  update: Update;
  wrong?: string;
}

/** A level of bots: what it stands for, and its rating by game where it was measured; a greedy bot has 1000. */
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

/** A part of a game's log, as the viewer may know it; `seq` is the last entry of the game. Entry 0 is the deal. */
export interface LogPage {
  entries: EntryView[];
  seq: number;
}

/** The account whose address is confirmed. */
export interface MailConfirmed {
  address: string;
  name: string;
}

/** Which notices come by mail: turns in slow games, a digest once a day at an hour of a time zone. The zone is that of your quiet hours as well. */
export interface MailNotices {
  digest: boolean;
  hour?: number;
  language?: "en" | "pl" | "ru";
  turns: boolean;
  zone?: string;
}

/** Whether this server sends mail, your address, the one that waits to be confirmed, and your notices. `failed`: mail came back. */
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

/** An entry that changed a seat's chance of winning considerably. */
export interface Moment {
  after: number[];
  before: number[];
  entry: EntryView;
  round: number;
}

/** Mute a member's chat, or unmute it (host). */
export interface Mute {
  do: "mute";
  key?: string;
  member: number;
  muted?: boolean;
}

/** Create a room and join it under a nickname. */
export interface NewRoom {
  name: string;
  settings?: Settings;
}

/** Create a token for programs: it acts for its creator in one room, within its scope. */
export interface NewToken {
  scope: "host" | "play" | "view";
}

/** A consequence that is no amount, as a key with arguments. */
export interface Note {
  args?: Record<string, string | number>;
  key: string;
}

/** One option: the strengths of both sides, the shares of the samples that were won and drawn, and whether to attack is hopeless. */
export interface Odds {
  chance: number;
  choice: string;
  draw: number;
  hopeless: boolean;
  other: Strength;
  own: Strength;
  samples: number;
}

/** The odds of the open question of a seat after entry `seq`: for the options that start or lead to a battle. */
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
  factions: (string | null)[];
  file: string | null;
  knower: number | null;
  room: string | null;
}

/** One choice: what it costs and brings at once, and what may follow.

    `cost` and `gain` happen before anybody is asked again; `later_cost` and `later_gain` only if it comes to it (a station that is won
    first, a mission that is paid first). With `open` the rest depends on chance or on other seats; where odds are known, they are listed
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

/** A card as it is with a pack: its kind, its fields as content writes them, and where each comes from. */
export interface PackCard {
  fields: Record<string, unknown>;
  kind: string;
  provenance: Record<string, string>;
}

/** A mistake in a pack, at a field of a card where it can be said. */
export interface PackFault {
  card?: string;
  field?: string;
  text: string;
}

/** A pack in a list: what it is for, how many fields it states, and how many of a game's fields are known from print with it. */
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

/** The packs a person may play with: those the server offers and their own, of which there may be `most`. */
export interface PackList {
  most: number;
  packs: PackInfo[];
}

/** What a pack says: itself, its mistakes, its cards, and their texts by language, card and form. */
export interface PackRead {
  cards: Record<string, PackCard>;
  faults: PackFault[];
  info: PackInfo;
  pack: unknown;
  texts: Record<string, Record<string, Record<string, string>>>;
}

/** What `navigator.credentials` is asked for: a challenge, and for a new passkey the user and those passkeys that exist. */
export interface PasskeyChallenge {
  challenge: string;
  known?: string[];
  name?: string;
  rp: string;
  user?: string;
}

/** Your passkeys, and the host for which passkeys can be made here; none where the address is an IP address. */
export interface PasskeyList {
  passkeys: PasskeyView[];
  rp: string;
}

/** A new passkey, as the browser made it, and a name for it. */
export interface PasskeyMade {
  attestation: string;
  client_data: string;
  id: string;
  name: string;
}

/** The proof that somebody has a passkey. */
export interface PasskeyUsed {
  authenticator_data: string;
  client_data: string;
  id: string;
  signature: string;
}

/** One of your passkeys; times in seconds since 1970. */
export interface PasskeyView {
  at: number;
  id: string;
  name: string;
  used: number | null;
}

/** A finished game in a profile. The room is named to its player only; `reason` says why it was not rated. */
export interface PastGameView {
  after: number | null;
  before: number | null;
  ended: number;
  faction: string | null;
  game: string;
  hero: string | null;
  left: boolean;
  place: number;
  reason: string;
  room: string | null;
  seats: number;
}

/** A page of a person's finished games, the newest first, from page 0 on. */
export interface PastGames {
  games: PastGameView[];
  page: number;
  pages: number;
  total: number;
}

/** The share of the chance to win that the decisions of a phase kept, on average. */
export interface PhaseAccuracy {
  accuracy: number;
  decisions: number;
  lost: number;
  phase: string;
}

/** A quick phrase of the chat, and how often it was said. */
export interface PhraseView {
  phrase: string;
  said: number;
}

/** A place on the board: how many steps away it is, and whether the piece could act there as things stand. */
export interface Place {
  id: string;
  open: boolean;
  steps: number;
}

/** Finished games at tables of one size: how many, how many won, how often each place, and how often left early. */
export interface PlacesView {
  game: string;
  games: number;
  left: number;
  places: number[];
  seats: number;
  wins: number;
}

/** My answers so far, in order. */
export interface Practise {
  answers?: string[];
}

/** Create a room with a real game from the position after my answers, with new luck and bots in the other seats. */
export interface PractiseOn {
  answers?: string[];
  name: string;
}

/** Why is this choice not offered after my answers so far? */
export interface PractiseWhy {
  answers?: string[];
  choice: string;
}

/** Whether everybody may see your profile and your rating. */
export interface ProfileConsent {
  public: boolean;
}

/** A profile: your own, or one that its owner has made public. */
export interface ProfileView {
  curves: CurveView[];
  factions: TallyView[];
  heroes: TallyView[];
  id: string | null;
  insights: InsightView[];
  mine: boolean;
  name: string;
  phrases: PhraseView[];
  places: PlacesView[];
  ratings: RatingView[];
  since: number | null;
}

/** How far a goal on a card is: what counts now, what would count after the choice, and what is needed. */
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

/** Propose to rewind to before entry `to`; the game is rewound when every seat has agreed. */
export interface Propose {
  do: "propose";
  key?: string;
  seat: number;
  to: number;
}

/** Propose to end the game without a winner; it ends when every seat has agreed. An answer of a person withdraws the proposal. */
export interface ProposeEnd {
  do: "propose_end";
  key?: string;
  seat: number;
}

/** One of your browsers that show notices; `current` is the one that asks. Times in seconds since 1970. */
export interface PushDevice {
  agent: string;
  at: number;
  current: boolean;
  id: string;
  service: string;
  told: number | null;
}

/** What a browser decrypts: a question waits for you at a link, in your language. The notice of a room replaces the one before. */
export interface PushNotice {
  language: string;
  link: string;
  text: string;
  title: string;
}

/** Whether this server sends notices to browsers, the public key that a browser needs to subscribe, and your browsers. */
export interface PushView {
  available: boolean;
  devices: PushDevice[];
  key: string;
}

/** Put a bot on a free seat, or remove it with an empty name (host, before the start). */
export interface PutBot {
  bot?: string;
  do: "bot";
  key?: string;
  seat: number;
}

/** What is told when a puzzle is over: the solution, and what the search has proved. */
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

/** A puzzle in a list: what it is about and how hard it is, without its solution.

    The goal is to have `least` of `measure` at the end. */
export interface PuzzleInfo {
  game: string;
  id: string;
  least: number;
  measure: string;
  rating: number;
  theme: string;
}

/** Every puzzle, in the order in which days go through them. */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
}

/** A puzzle after the answers that were taken.

    An answer that is legal and not right is not taken; then `wrong` says how large the chance would be with it, and how large it can be. */
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

/** A question that waits for a seat; only the seat itself sees its options. */
export interface QuestionView {
  automatic?: "" | "bot" | "pass" | "single";
  name: string;
  options: OptionView[] | null;
  sealed: boolean;
  seat: number;
  window: string | null;
}

/** When no mail and no notice to a browser is sent, in minutes after midnight; it may go on over midnight. */
export interface QuietHours {
  end: number;
  start: number;
}

/** A rating in one game; 0 seats for all tables together. It is provisional until enough games were rated. */
export interface RatingView {
  game: string;
  games: number;
  place?: number | null;
  points: number;
  provisional: boolean;
  seats: number;
  spread: number;
}

/** The places one piece of a seat can get at, the nearest first. */
export interface Reach {
  piece: string;
  places: Place[];
  seat: number;
}

/** The reach of every army and hero after entry `seq`; empty in the card game. */
export interface ReachView {
  reach: Reach[];
  seq: number;
}

/** Declare yourself ready, or no longer ready. */
export interface Ready {
  do: "ready";
  key?: string;
  ready?: boolean;
}

/** One of the best options: the bot's estimate of its chance of winning, and the terms in which it differs from the best option. */
export interface ReasonView {
  better: string[];
  chance: number;
  choice: ChoiceView;
  worse: string[];
}

/** The command changed nothing: why, as a stable key and as a sentence, with the rules behind it. */
export interface Refused {
  key: string;
  problem: string;
  rules?: string[];
  text: string;
  type: "refusal";
}

/** After the game, ask for a rematch or agree to one: a new room with the same people and settings, which starts when all have agreed. */
export interface Rematch {
  commitment?: string;
  do: "rematch";
  key?: string;
  nonce?: string;
}

/** The password, without which no address is removed. */
export interface RemoveMail {
  password: string;
}

/** A new name for an account. */
export interface Rename {
  name: string;
}

/** A new name for a passkey. */
export interface RenamePasskey {
  name: string;
}

/** Report a member of a room to the operators of the server. */
export interface ReportMember {
  member: number;
  reason: "chat" | "cheating" | "name" | "other";
  text?: string;
}

/** A new password, by the token of a one-time link. */
export interface ResetPassword {
  password: string;
  token: string;
}

/** Give the game up for a seat, for good: a bot plays it on, and you have lost. At a table of two, the other seat has won. */
export interface Resign {
  do: "resign";
  key?: string;
  seat: number;
}

/** How the game ended; `reason` says by which condition it was won, `others` how many seats had met one too. */
export interface ResultView {
  others?: number;
  places: number[];
  points: number[];
  reason?: string;
  winner: number | null;
}

/** Reveal the nonce that your seat has committed to, after the start has closed the commitments. The last one deals. */
export interface Reveal {
  do: "reveal";
  key?: string;
  nonce: string;
  seat: number;
}

/** The review of one seat of a finished game. */
export interface Review {
  accuracy: number;
  decisions: Decision[];
  judge: "neural" | "plain";
  luck: number;
  mistakes: number[];
  moments: TurningPoint[];
  others: number;
  own: number;
  phases: PhaseAccuracy[];
  points: ChancePoint[];
  samples: number;
  seat: number;
  seats: number;
  start: number;
  stretches: Stretch[];
  winner: number | null;
}

/** How far a review is. `done` is a share; `ahead` counts the reviews that are made before; a ready review comes with its choices by id. */
export interface ReviewState {
  ahead?: number;
  choices?: Record<string, ChoiceView>;
  done?: number;
  review?: Review | null;
  seat: number;
  status: "none" | "ready" | "working";
}

/** The league whose table a room is; a sealed one shows nothing of its game until the round is over, because others have the same deal. */
export interface RoomLeague {
  duplicate: boolean;
  league: string;
  name: string;
  round: number;
  sealed: boolean;
}

/** Public rooms, and your own. */
export interface RoomList {
  public: RoomSummary[];
  yours: RoomSummary[];
}

/** The room has changed. */
export interface RoomMessage {
  room: RoomView;
  type: "room";
}

/** What a table needs of the packs of its room: the cards they touch, their texts by language, card and form, and the packs themselves. */
export interface RoomPacks {
  cards: Record<string, PackCard>;
  files: string[];
  packs: PackInfo[];
  texts: Record<string, Record<string, Record<string, string>>>;
}

/** The public profiles of a room's members by number; and, once the game is recorded, what it did to ratings or why it was not rated. */
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
  your_turn?: boolean;
}

/** A room as one person sees it. */
export interface RoomView {
  again?: number[];
  broken: string;
  called_off?: number;
  commitment: string;
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

/** A line of chat. */
export interface SaidView {
  at: number;
  member: number;
  number: number;
  text: string;
}

/** Say something in the room's chat. */
export interface Say {
  do: "say";
  key?: string;
  text: string;
}

/** A seat of a finished game; the rating is told for your own seats and for people with a public profile. */
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

/** Store, for all your devices, that you have seen the game up to entry `seq`. */
export interface Seen {
  do: "seen";
  key?: string;
  seq: number;
}

/** A pack as TOML or JSON: to be kept, or only to be read. */
export interface SentPack {
  pack: string;
}

/** Your sessions, the last used first. */
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

/** Set the webhook that is called when you are asked and away. */
export interface SetHook {
  language?: "en" | "pl" | "ru";
  url: string;
}

/** A new address for your account; needs the password, and is confirmed by a link sent there. */
export interface SetMail {
  address: string;
  language?: "en" | "pl" | "ru";
  password: string;
}

/** The subscription of this browser, as `PushSubscription` gives it; bytes as base64url without padding. Without a language it stays what it was. */
export interface SetPush {
  auth: string;
  endpoint: string;
  key: string;
  language?: "en" | "pl" | "ru" | null;
}

/** The settings of a room. An empty edition is the default one; an empty bot is a seat for a person. */
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

/** Take a free seat, with a commitment to a nonce, which is mixed into the luck of the game; or with the nonce itself, if the server may read it. */
export interface Sit {
  commitment?: string;
  do: "sit";
  key?: string;
  nonce?: string;
  seat: number;
}

/** My answers so far, in order; how many hints I want for the open question; whether I give up and want to see the solution. */
export interface Solve {
  answers?: string[];
  hints?: number;
  shown?: boolean;
}

/** Give up a seat before the start. */
export interface Stand {
  do: "stand";
  key?: string;
  seat: number;
}

/** Let a bot play your seat until you take it back. */
export interface StandIn {
  do: "stand_in";
  key?: string;
  seat: number;
}

/** Start the game (host); with `close` free seats are taken away first. Seats that have committed to a nonce reveal it before the deal. */
export interface Start {
  close?: boolean;
  do: "start";
  key?: string;
}

/** The step of a lesson: the key of what is told, what it is about, and the choices that go on (`continue` if there is nothing to do). */
export interface StepView {
  accepts: string[];
  free: boolean;
  number: number;
  spot: string[];
  steps: number;
  text: string;
}

/** A side's strength before combat cards, and what it is made of; no total where the enemy is not known yet. */
export interface Strength {
  piece: string;
  terms: ([string, number])[];
  total: number | null;
}

/** The time from a decision of the seat up to the next: how its chance changed, by cause. */
export interface Stretch {
  entry: number;
  luck: number;
  others: number;
  own: number;
}

/** Take a seat back from the bot that plays it: your own, or one that you left during the game. */
export interface TakeBack {
  do: "take_back";
  key?: string;
  seat: number;
}

/** Finished games with a faction or a hero, and how many of them were won. */
export interface TallyView {
  game: string;
  games: number;
  what: string;
  wins: number;
}

/** A token; it is shown once and stored only as a hash. */
export interface TokenMade {
  scope: "host" | "play" | "view";
  token: string;
}

/** A token that you have made for a program: its room, what it may do, and when it was made. */
export interface TokenView {
  at: number;
  id: string;
  room: string;
  scope: "host" | "play" | "view";
}

/** An event as one seat may read it: ids and numbers by name, for logs and the wire; words are made for the reader. */
export interface Told {
  details?: ([string, number])[];
  event: string;
  fields: Record<string, string | number>;
  hidden?: boolean;
}

/** What changed the seat's chance considerably: an answer, or everything that others did between two decisions of the seat. */
export interface TurningPoint {
  change: number;
  entry: number;
  kind: "luck" | "others" | "own";
  round: number;
  seat: number | null;
}

/** Undo the seat's last answer, within the information boundary. */
export interface Undo {
  do: "undo";
  key?: string;
  seat: number;
  seq: number;
}

/** The game has moved on to entry `seq`. `view` is complete if `full`, otherwise it has only the fields that have changed since `base`. */
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

/** Vote on an absent seat: wait, let a bot play for it, or end the game. */
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

/** All cards of a game for an editor: how they are written, the forms of their fields, and words for them in one language. */
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

/** Your own data in the room, which nobody else sees. */
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

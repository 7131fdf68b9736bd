/** What the server says and hears. Generated from its msgspec types: `python -m undercity.server.types` */
import type { Face } from "./faces";

/** Set what lies at the path, or, without a value, delete it. */
export type Change = [path: (string | number)[], value?: unknown];

/** Somebody with a name. */
export interface Person {
  id: string;
  name: string;
  language: string;
  webhook: string | null;
}

/** A browser or program of a person; `here`: the one that asks. */
export interface Device {
  id: string;
  name: string;
  created: number;
  seen: number;
  here: boolean;
}

/** With which a person signs in; its name is the device on which it was made. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** The key by which browsers know this server; whether this device takes its messages. */
export interface PushState {
  key: string;
  here: boolean;
}

/** Hours in which a person is not told anything. */
export interface QuietHours {
  begin: string;
  end: string;
  zone: string;
}

/** How a person likes the house. */
export interface Preferences {
  colour?: number | null;
  theme?: "dark" | "light" | null;
  sounds?: boolean | null;
  pace?: "leisure" | "live" | null;
  quiet?: QuietHours | null;
}

/** A table to which somebody invites one. */
export interface Invitation {
  table: string;
  game: string;
  inviter: string;
  made: number;
}

/** Somebody with whom one has played: who sat at this seat of this table. */
export interface Acquaintance {
  name: string;
  table: string;
  seat: number;
}

/** Somebody else at a table; rank and points once the game is finished. */
export interface Opponent {
  name: string | null;
  level: string | null;
  rank: number | null;
  points: number | null;
}

/** A game as one person played it. */
export interface Played {
  table: string;
  game: string;
  pack: PackName | null;
  state: "abandoned" | "finished" | "open" | "running";
  rated: boolean;
  seats: number;
  started: number;
  ended: number | null;
  seat: number;
  rank: number | null;
  points: number | null;
  role: string[] | null;
  others: Opponent[];
}

/** How often somebody played as this clan, personality, faction..., and won so. */
export interface RoleFigures {
  kind: string;
  id: string;
  name: string;
  games: number;
  wins: number;
}

/** A person's figures in one game; points and ranks in the order of the games. */
export interface Figures {
  games: number;
  wins: number;
  mean_rank: number;
  mean_points: number;
  best_points: number;
  streak: number;
  longest_streak: number;
  points: number[];
  ranks: number[];
  roles: RoleFigures[];
}

/** How often one came before, level with and behind somebody. */
export interface Against {
  name: string;
  level: string | null;
  won: number;
  drawn: number;
  lost: number;
}

/** A person's figures: by game, and against whom. */
export interface Statistics {
  games: Record<string, Figures>;
  opponents: Against[];
  abandoned: number;
}

/** How strong somebody is at a game: openskill's mu and sigma; bots stand still. */
export interface Rating {
  name: string;
  level: string | null;
  rating: number;
  uncertainty: number;
  games: number;
  you: boolean;
  course: number[];
}

/** Something that can be set before a game begins. */
export interface Option {
  name: string;
  type: "boolean" | "choice" | "integer" | "list" | "number" | "set" | "string";
  default: unknown;
  least: number | null;
  most: number | null;
  values: unknown[] | null;
  description: string;
}

/** How many can play. */
export interface SeatRange {
  least: number;
  most: number;
}

/** A kind of choice: its first code, and a label for each. */
export interface Kind {
  name: string;
  first: number;
  labels: string[];
}

/** Something to be decided; `together`: by several seats at once; `kinds` of choice that answer it. */
export interface Decision {
  name: string;
  clause: string;
  together: boolean;
  kinds: string[];
}

/** Something the chronicle can tell; `things` names what it is about and of which kind each thing is. */
export interface Event {
  name: string;
  clause: string;
  things: Record<string, string>;
}

/** A game of the house. */
export interface GameInfo {
  id: string;
  title: string;
  prefix: string;
  description: Record<string, string>;
  seats: SeatRange;
  languages: string[];
  options: Option[];
  kinds: Kind[];
  decisions: Decision[];
  events: Event[];
}

/** How well a bot plays. */
export interface Level {
  id: string;
  title: string;
  description: string;
}

/** Who sits there. */
export interface Seat {
  seat: number;
  name: string | null;
  kind: "bot" | "free" | "person";
  level: string | null;
  present: boolean;
  abandons: boolean;
  seen: number | null;
}

/** How a game ended, by seat. */
export interface Result {
  points: number[];
  ranks: number[];
}

/** The viewer; seat null: a spectator. */
export interface You {
  seat: number | null;
  host: boolean;
  abandons: boolean;
  returns: number | null;
}

/** Seconds for a turn and for the whole game, and what happens when they are over. */
export interface ClockLimits {
  turn: number | null;
  game: number | null;
  then: "bot_decides" | "bot_takes_over" | "loses";
}

/** Seconds that somebody must have been away before the host, or any player, may hand his seat over. */
export interface Patience {
  host: number;
  players: number;
}

/** The pack that changes a table's game. */
export interface PackName {
  id: string;
  name: string;
  author: string;
  title: Record<string, string>;
}

/** A pack, with what it changes in words. */
export interface PackInfo {
  id: string;
  game: string;
  name: string;
  author: string;
  seats: SeatRange;
  title: string;
  about: string;
  changes: string[];
}

/** What a board is drawn from: content.toml, layout.toml, and names by message (`name_en`, `text_en`...). */
export interface Layout {
  content: Record<string, unknown>;
  layout: Record<string, unknown>;
  names: Record<string, Record<string, string>>;
}

/** A table around its game. */
export interface TableInfo {
  id: string;
  game: string;
  pack: PackName | null;
  options: Record<string, unknown>;
  state: "abandoned" | "finished" | "open" | "running";
  listed: boolean;
  pace: "leisure" | "live";
  host: number | null;
  seats: Seat[];
  commitment: string;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  limits: ClockLimits | null;
  hushed: boolean;
  rated: boolean;
  rests: boolean;
  laid_aside: boolean;
  patience: Patience;
  you: You;
}

/** A table as lists show it: with the choices made, as a spectator may know them, and whose turn it is. */
export interface ListedTable {
  id: string;
  game: string;
  pack: PackName | null;
  options: Record<string, unknown>;
  state: "abandoned" | "finished" | "open" | "running";
  listed: boolean;
  pace: "leisure" | "live";
  host: number | null;
  seats: Seat[];
  commitment: string;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  limits: ClockLimits | null;
  hushed: boolean;
  rated: boolean;
  rests: boolean;
  laid_aside: boolean;
  patience: Patience;
  you: You;
  clock: number;
  deciders: number[];
}

/** Somebody has sat down, or watches. */
export interface Joined {
  table: ListedTable;
  seat: number | null;
  token: string | null;
}

/** What a seat knows of the whole record, by field (`Match.concealed`), and the codes of what it may choose now. */
export interface Known {
  position: Record<string, unknown>;
  legal: number[];
}

/** Seconds each seat has had to decide until `at`, in seconds since 1970, when the present deciders' turn began. */
export interface Clocks {
  used: number[];
  at: number;
  now: number;
  deciders: number[];
}

/** A position; `table` is the game's own face, which its board reads. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  clock: number;
  over: boolean;
  deciders: number[];
  decision: string | null;
  prompt: string;
  names: string[];
  roles: (string | null)[];
  can_undo: boolean;
  points: number[];
  ranks: number[] | null;
  table: Face;
}

/** Something that may be chosen now; `risk` warns of what it may cost, where the game's words do. */
export interface Choice {
  code: number;
  kind: string;
  arg: number;
  notation: string;
  text: string;
  clause: string;
  risk?: string;
}

/** One line of the chronicle. */
export interface Line {
  clock: number;
  event: string;
  things: Record<string, number>;
  text: string;
  clause: string;
}

/** A line of chat. */
export interface Chat {
  number: number;
  time: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Everything a viewer sees of a table, but for chronicle and chat. */
export interface Doc {
  table: TableInfo;
  view: View | null;
  choices: Choice[];
}

/** A choice that was made. */
export interface Move {
  seat: number;
  notation: string;
}

/** A finished game. */
export interface Replay {
  steps: number;
  moves: Move[];
  chronicle: Line[];
}

/** A place of the board that is pointed at, and what is said of it. */
export interface Point {
  at: string;
  text: string;
}

/** What the player of a seat is called. */
export interface Called {
  seat: number;
  name: string;
}

/** A figure of the guide after `step` of its steps; `said` tells of that step. */
export interface Figure {
  seats: Called[];
  view: View;
  caption: string;
  said: string | null;
  step: number;
  steps: number;
  points: Point[];
  chronicle: Line[];
}

/** Why a choice is not allowed, in the viewer's language; clause "": the game is over. */
export interface Reason {
  clause: string;
  text: string;
}

/** A lesson after `made` choices of the learner; `said` are kind words about the last one. */
export interface LessonScene {
  seats: Called[];
  view: View;
  choices: Choice[];
  chronicle: Line[];
  title: string;
  learn: string;
  task: string;
  hint: string;
  clause: string;
  state: "failed" | "open" | "solved";
  said: string | null;
  points: Point[];
  made: number;
  line: number[];
  within: number | null;
  solution: number[] | null;
  reason: Reason | null;
}

/** A lesson of a game. */
export interface LessonInfo {
  id: string;
  title: string;
  learn: string;
  clause: string;
}

/** A symbol, card or other thing, and what it is or does. */
export interface Explained {
  id: string;
  name: string;
  text: string;
}

/** A step of a turn or round; the decisions during which it is the present one. */
export interface AidStep {
  id: string;
  name: string;
  text: string;
  decisions: string[];
}

/** The player aid. */
export interface Aid {
  steps: AidStep[];
  symbols: Explained[];
}

/** What the coach says: before a decision, and after an event, by their names. */
export interface Coach {
  decisions: Record<string, string>;
  events: Record<string, string>;
}

/** What a game teaches; `things` by kind: those on which something is printed. */
export interface Learn {
  guide: string | null;
  lessons: LessonInfo[];
  figures: string[];
  aid: Aid;
  coach: Coach;
  things: Record<string, Explained[]>;
}

/** How good step k of a finished game looked for a seat: `judgements[k][seat]`, from -1 (lost) to 1 (won). */
export interface Judgements {
  judgements: number[][];
}

/** One position of a finished game. */
export interface ReplayStep {
  step: number;
  steps: number;
  view: View;
  choices: Choice[];
  chronicle: Line[];
}

/** Everything. */
export interface Full {
  type: "full";
  stream: string;
  seq: number;
  doc: Doc;
  chronicle: Line[];
  chat: Chat[];
}

/** The chronicle from index `from` on. */
export interface Told {
  from: number;
  lines: Line[];
}

/** What has changed for this viewer. */
export interface Changed {
  type: "change";
  seq: number;
  doc: Change[];
  chronicle?: Told;
  chat?: Chat[];
}

/** Nothing is missing any more. */
export interface Ready {
  type: "ready";
  seq: number;
}

/** A wish is stored; the clock is left out for chat. `made`, for a list: how many of its choices were made. */
export interface Done {
  type: "ok";
  id: string;
  clock?: number;
  repeated?: boolean;
  made?: number;
}

/** A wish was refused. */
export interface Failed {
  type: "error";
  id: string | null;
  code: string;
  message: string;
}

/** A choice as the bot saw it: its share of the bot's tries, and the result to expect, -1 (last) to 1 (first). */
export interface Candidate {
  code: number;
  share: number;
  expected: number | null;
}

/** What speaks for a choice, or against it, rather than the next best. */
export interface HintReason {
  text: string;
  for: boolean;
}

/** What a bot would do; the candidates, the best first; what speaks for that one rather than the second. `placement`: where several answers are given as one, all that the bot would answer. */
export interface Hinted {
  type: "hint";
  id: string;
  code: number;
  notation: string;
  text: string;
  candidates: Candidate[];
  reasons: HintReason[];
  placement: Record<string, number | boolean> | null;
}

/** The reason against a choice; none if it is allowed. */
export interface Reasoned {
  type: "why_not";
  id: string;
  code: number;
  notation: string;
  reason: Reason | null;
}

/** Still here. */
export interface Pong {
  type: "pong";
}

/** The server closes the connection. */
export interface Bye {
  type: "bye";
  reason: string;
}

/** What the server sends over the WebSocket. */
export type Frame = Full | Changed | Ready | Done | Failed | Hinted | Reasoned | Pong | Bye;

/** A choice by code or notation, several as one, or a whole placement; `clock` is the clock seen. */
export interface ChooseWish {
  type: "choose";
  id: string;
  clock: number;
  code?: number | null;
  notation?: string | null;
  codes?: number[] | null;
  placement?: Record<string, unknown> | null;
}

/** Take back one's last choice. */
export interface UndoWish {
  type: "undo";
  id: string;
  clock: number;
}

/** A line of chat. */
export interface SayWish {
  type: "chat";
  id: string;
  text: string;
}

/** What would a bot do? */
export interface HintWish {
  type: "hint";
  id: string;
}

/** Why is this choice, by code or notation, not allowed now? */
export interface WhyNotWish {
  type: "why_not";
  id: string;
  code?: number | null;
  notation?: string | null;
}

/** Change the language. */
export interface SpeakWish {
  type: "language";
  language: "de" | "en" | "fr";
}

/** Send everything again. */
export interface ResyncWish {
  type: "resync";
}

/** Are you there? */
export interface PingWish {
  type: "ping";
}

/** The first frame: who, in which language, and what is known already. */
export interface HelloWish {
  type: "hello";
  language?: "de" | "en" | "fr";
  token?: string | null;
  stream?: string | null;
  seq?: number | null;
}

/** What the browser sends over the WebSocket. */
export type Wish = ChooseWish | UndoWish | SayWish | HintWish | WhyNotWish | SpeakWish | ResyncWish | PingWish | HelloWish;

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

/** Something to be decided; `together`: by several seats at once. */
export interface Decision {
  name: string;
  clause: string;
  together: boolean;
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

/** A table around its game. */
export interface TableInfo {
  id: string;
  game: string;
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
  patience: Patience;
  you: You;
}

/** A table as lists show it: with the choices made, as a spectator may know them, and whose turn it is. */
export interface ListedTable {
  id: string;
  game: string;
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

/** Something that may be chosen now. */
export interface Choice {
  code: number;
  kind: string;
  arg: number;
  notation: string;
  text: string;
  clause: string;
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

/** What a bot would do; the candidates, the best first. */
export interface Hinted {
  type: "hint";
  id: string;
  code: number;
  notation: string;
  text: string;
  candidates: Candidate[];
}

/** Why a choice is not allowed, in the viewer's language; clause "": the game is over. */
export interface Reason {
  clause: string;
  text: string;
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

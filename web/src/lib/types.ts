/** What the server says, as docs/api.md describes it. */

export interface Person { id: string; name: string; language: string; webhook: string | null }

export interface Option {
  name: string;
  type: "integer" | "number" | "boolean" | "string" | "choice";
  default: unknown;
  least: number | null;
  most: number | null;
  values: unknown[] | null;
  description: string;
}

export interface Game {
  id: string;
  title: string;
  prefix: string;
  description: Record<string, string>;
  seats: { least: number; most: number };
  languages: string[];
  options: Option[];
  kinds: { name: string; first: number; labels: string[] }[];
  decisions: { name: string; clause: string; together: boolean }[];
  events: { name: string; clause: string; things: Record<string, string> }[];
}

export interface Level { id: string; title: string }

export interface Seat {
  seat: number;
  name: string | null;
  kind: "free" | "person" | "bot";
  level: string | null;
  present: boolean;
  abandons: boolean;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  state: "open" | "running" | "finished" | "abandoned";
  listed: boolean;
  pace: "live" | "leisure";
  host: number | null;
  seats: Seat[];
  commitment: string;
  seed: string | null;
  result: { points: number[]; ranks: number[] } | null;
  rematch: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  clock: number;
  deciders: number[];
  you: { seat: number | null; host: boolean; abandons: boolean };
}

export interface Joined { table: Table; seat: number | null; token: string | null }

/** The game's own face; every board reads its own shape from it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Face = any;

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  clock: number;
  over: boolean;
  deciders: number[];
  decision: string | null;
  prompt: string;
  can_undo: boolean;
  points: number[];
  ranks: number[] | null;
  table: Face;
}

export interface Choice { code: number; kind: string; arg: number; notation: string; text: string; clause: string }
export interface Line { clock: number; event: string; things: Record<string, number>; text: string; clause: string }
export interface Chat { number: number; time: number; seat: number | null; name: string; text: string }
export interface Doc { table: Table; view: View | null; choices: Choice[] }

export type Change = [path: (string | number)[], value?: unknown];
export type Frame =
  | { type: "full"; stream: string; seq: number; doc: Doc; chronicle: Line[]; chat: Chat[] }
  | { type: "change"; seq: number; doc?: Change[]; chronicle?: { from: number; lines: Line[] }; chat?: Chat[] }
  | { type: "ready"; seq: number }
  | { type: "ok"; id: string; clock: number; repeated: boolean }
  | { type: "error"; id: string | null; code: string; message: string }
  | { type: "hint"; id: string; code: number; notation: string; text: string }
  | { type: "pong" }
  | { type: "bye"; reason: string };

export interface ReplayStep { step: number; steps: number; view: View; choices: Choice[]; chronicle: Line[] }
export interface Replay { steps: number; moves: { seat: number; notation: string }[]; chronicle: Line[] }

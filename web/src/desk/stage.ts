/**
 * The stage: what happens at a table is played one thing after the other. Here is what a board says about it.
 *
 * Every change from the server is an *act*: the lines of the chronicle it brings, and the position they lead to. The acts
 * wait in a queue (`director.svelte.ts`). Each line of an act is a *beat*: the caption tells it, its places light up, and
 * the board's `stage` says what else there is to see. The position on the page is the one before the act until its beats
 * have been played; choices are offered when the queue is empty. A click on the board, a tap or a key goes to the present
 * at once. Nothing waits with the speed "off", in a hidden page, with reduced motion, or while one has something to decide: then
 * the position comes first.
 *
 * A board exports `stage: Stage` from `boards/<game>/stage.ts`:
 *
 *     export const stage: Stage = {
 *       flights,                                            // by event: pieces that fly (flights.ts)
 *       beats: {                                            // by event: what is shown above the board
 *         card_played: ({ things, label }) => ({ card: { name: ..., text: ..., seat: things.player } }),
 *         dice_rolled: ({ things }) => ({ dice: { faces: [things.first!, things.second!] } }),
 *         claim_opposed: (told) => ({ fight: { sides: [...], verdict: ... }, lasts: 2600 }),
 *         round_begins: ({ text }) => ({ banner: { text } }),
 *         points_counted: () => ({ lasts: 0 }),             // not worth any time
 *       },
 *       scenes: [{ begins: (line) => line.event === "screens_lifted", component: Round }],
 *     };
 *
 * An event without an entry is told by the caption and by its flights alone. After one's own choice nobody waits for
 * flights: only beats that show something (card, dice, fight, banner, component) are played, and scenes.
 *
 * A *scene* takes over lines of an act, from the one it begins with to the one it ends with, or to the end of the act. Its
 * component lies over the whole board, gets `SceneProps`, and calls `done()` when it is over; the position changes then.
 * It goes by `desk.director.pace(ms)` for its pauses, and has Continue and Skip of its own or leaves them to the caption.
 */
import type { Component } from "svelte";
import type { Face } from "../lib/faces";
import type { Line, View } from "../lib/types";
import type { Desk } from "./desk.svelte";
import type { Flights, Label } from "./flights";

/** A line as a board hears it, with what stands on the table before and after its act. */
export interface Told<F extends Face = Face> {
  line: Line;
  things: Record<string, number>;
  text: string;
  /** What a number of a kind is called in notation: `label("card", things.card!)`. */
  label: Label;
  nameOf: (seat: number) => string;
  before: F;
  /** Made when it is asked for. */
  readonly after: F;
}

/** A card, large, for as long as one reads it. */
export interface ShownCard { name: string; text?: string; kind?: string; clause?: string; seat?: number; art?: Component }
/** Dice that roll until they show these; words or numbers. */
export interface ShownDice { faces: (number | string)[]; text?: string; seat?: number }
/** Who is against whom; `winner` is the place in `sides`, null when nobody wins. */
export interface ShownFight {
  title?: string;
  sides: { seat?: number; name: string; number: number; note?: string; dice?: (number | string)[] }[];
  verdict?: string;
  winner?: number | null;
}
/** A few large words across the board: a new round, a phase, whose turn it is. */
export interface ShownBanner { text: string; seat?: number; note?: string }

export interface Beat {
  card?: ShownCard;
  dice?: ShownDice;
  fight?: ShownFight;
  banner?: ShownBanner;
  /** Something of the board's own, in the middle of the stage. */
  component?: Component<{ desk: Desk; told: Told }>;
  /** It stands in the corner, where it covers little of what moves. */
  aside?: boolean;
  /** Milliseconds at normal speed; 0: the line passes with the next one. */
  lasts?: number;
}

export interface SceneProps {
  desk: Desk;
  lines: Line[];
  before: View;
  after: View;
  /** The line that somebody has asked for: the scene begins there, and where nothing moves it waits for her. */
  from?: Line | undefined;
  done: () => void;
}

export interface Scene {
  begins: (line: Line) => boolean;
  ends?: (line: Line) => boolean;
  component: Component<SceneProps>;
}

export interface Stage {
  flights?: Flights;
  // a board knows which game it plays: its functions hear of that game's face alone
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  beats?: Record<string, (told: Told<any>) => Beat>;
  scenes?: Scene[];
  /** Events of changes whose position comes first, since what they tell of happens on it: a board that grows. */
  first?: string[];
  /** What a phase of the game is called to which a line belongs; a replay can be played from there. */
  phaseOf?: (line: Line) => string | undefined;
}

/** How long things last at normal speed, where a beat does not say it itself. */
const LASTS = { card: 2600, fight: 2600, dice: 1700, component: 2200, banner: 1200 };
const FLIES = 650;
const PLAIN = 520;

export const isShown = (beat: Beat): boolean => Object.keys(LASTS).some((what) => what in beat);

export function lengthOf(beat: Beat, flies: boolean): number {
  if (beat.lasts !== undefined) return beat.lasts;
  const longest = Math.max(0, ...Object.entries(LASTS).map(([what, time]) => (what in beat ? time : 0)));
  return longest || (flies ? FLIES : PLAIN);
}

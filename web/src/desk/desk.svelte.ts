/** A desk: everything one viewer sees of a table, and what she can do there. Boards and panels read it. */
import { Cells } from "./cells.svelte";
import type { Clocks } from "./clocks.svelte";
import { Director, isCalm } from "./director.svelte";
import type { Face } from "../lib/faces";
import type { Chat, Choice, Doc, GameInfo, Hinted, Line, Reason, Seat, TableInfo, View } from "../lib/types";

import { nameOf } from "../words/index.svelte";

/** A position that was, with what led there; `at` counts from 0. */
export interface Past { at: number; view: View; lines: Line[] }
/** A change since one's last choice: its lines, and the frame, read again when somebody looks back. */
export interface Since { lines: Line[]; text: string }
export interface Menu { choices: Choice[]; x: number; y: number }

/** How long a line of the chronicle is shown on the board, and how much may be shown after one change. */
const SHOW_LINE = 420;
const SHOW_MOST = 6;

/** A whole answer in one message, by the names of its parts. */
export type Placement = Record<string, number | boolean>;

/** Kinds of choice that end something: a button of their own beside undo and hint. */
const ENDINGS = ["end", "done", "pass"];

const NONE: Choice[] = [];

export abstract class Desk {
  /** Whether the game goes on while one looks; in a replay nobody is thinking. */
  readonly live: boolean = true;
  /** Table and view are watched in depth: a change redraws only what it touches. */
  doc = $state<Omit<Doc, "choices"> | null>(null);
  // replaced whole and never changed inside, so they need no watching in depth
  choices = $state.raw<Choice[]>([]);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  game = $state.raw<GameInfo | null>(null);
  /** By which calls know what is played here: the game, or the game as the table's pack changes it. */
  readonly edition = $derived(this.doc ? (this.doc.table.pack?.id ?? this.doc.table.game) : "");

  /** A position since one's last choice that is looked at again. */
  past = $state.raw<Past | null>(null);

  /** What the person points at, in the list or on the board. */
  pointed = $state.raw<Choice | null>(null);
  /** The list says its choices itself; words in the prompt would only shift it under the pointer. */
  pointedInList = $state(false);
  /** The line of the chronicle shown on the board: pointed at, or just happening. */
  get lit(): Line | null {
    return this.#lit;
  }
  set lit(line: Line | null) {
    this.#lit = line;
    this.#shown.set(new Map(this.#thingsOf(line).map((thing) => [thing, true])));
  }
  #lit = $state.raw<Line | null>(null);
  #shown = new Cells<true>();
  /** Several choices at one spot of the board, to pick from. */
  menu = $state.raw<Menu | null>(null);
  /** The clause open in the rules. */
  clause = $state<string | null>(null);
  /** A choice is on its way to the server. */
  pending = $state(false);
  error = $state<string | null>(null);
  /** The board has a form of its own for this decision; the list of small choices steps back. */
  form = $state(false);

  /** The board's order and headings of the choices. */
  #rank: ((choice: Choice) => number) | null = null;
  group = $state.raw<((choice: Choice) => string | undefined) | null>(null);
  /** A choice that may cost much, until the person says that she means it. */
  asked = $state.raw<Choice | null>(null);
  /** A whole answer of that form in words. */
  tellPlacement: ((placement: Placement) => string) | null = null;
  /** What a form of the board holds until it is sent; it outlives the form, which goes when another tab is opened. */
  drafts = $state<Record<string, unknown>>({});

  /** How long everybody has been deciding; a replay has none. */
  clocks: Clocks | null = null;
  /** Plays what happens, as the board's stage says. */
  readonly director = new Director(this, (kind, number) => this.label(kind, number));

  #queue: Line[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  get table(): TableInfo | null {
    return this.doc?.table ?? null;
  }
  /** What is shown: the present, or what somebody looks back at. */
  get view(): View | null {
    return this.past?.view ?? this.doc?.view ?? null;
  }
  /** The game's own part of the view; a board knows which game it draws. */
  face<T extends Face>(): T {
    return this.view!.table as T;
  }
  /** Whether nothing is hidden from these eyes. */
  get seesAll(): boolean {
    return false;
  }

  get seat(): number | null {
    return this.view?.seat ?? this.table?.you.seat ?? null;
  }
  get seats(): Seat[] {
    return this.table?.seats ?? [];
  }
  get mayChoose(): boolean {
    return this.choices.length > 0 && !this.pending;
  }

  #byNotation = new Cells<Choice>();
  #byLabel = new Cells<Choice[]>();
  #labelled = new Map<string, Choice[]>();

  /** These can be chosen now. A choice that could be chosen before stays the same object, so that its place is left alone. */
  protected offer(fresh: Choice[]) {
    const before = new Map(this.choices.map((choice) => [choice.code, choice]));
    this.choices = this.#inOrder(fresh).map((choice) => {
      const old = before.get(choice.code);
      return old && old.text === choice.text && old.clause === choice.clause ? old : choice;
    });
    this.#byNotation.set(new Map(this.choices.map((choice) => [choice.notation, choice])));
    this.#offerByLabel();
  }

  /** The board has come: its order and headings hold for what can be chosen already, too. */
  arrange(rank?: (choice: Choice, desk: Desk) => number, group?: (choice: Choice, desk: Desk) => string | undefined) {
    this.#rank = rank ? (choice) => rank(choice, this) : null;
    this.group = group ? (choice) => group(choice, this) : null;
    if (rank) this.offer(this.choices);
  }

  /** In the order of use, as the board ranks them; what ends something comes last. */
  #inOrder(choices: Choice[]): Choice[] {
    const rank = new Map(choices.map((choice) => [choice, ENDINGS.includes(choice.kind) ? Infinity : (this.#rank?.(choice) ?? 0)]));
    return choices.length < 2 ? choices : [...choices].sort((a, b) => (rank.get(a) === rank.get(b) ? 0 : rank.get(a)! - rank.get(b)!));
  }

  #offerByLabel() {
    const now = new Map<string, Choice[]>();
    for (const choice of this.choices) {
      const label = choice.notation.slice(choice.kind.length + 1);
      const same = now.get(label);
      if (same) same.push(choice);
      else if (label) now.set(label, [choice]);
    }
    for (const [label, all] of now) {
      const old = this.#labelled.get(label);
      if (old?.length === all.length && old.every((choice, k) => choice === all[k])) now.set(label, old);
    }
    this.#byLabel.set((this.#labelled = now));
  }

  /** The legal choice of this kind and label, if there is one. */
  at(kind: string, label?: string | number): Choice | undefined {
    return this.#byNotation.get(label === undefined ? kind : `${kind}:${label}`);
  }

  /** All legal choices with this label, whatever their kind: what can be done at a place. */
  allAt(label: string): Choice[] {
    return this.#byLabel.get(label) ?? NONE;
  }

  /** The name of whoever sits there. */
  nameOf(seat: number): string {
    return this.view?.names[seat] ?? nameOf(this.seats[seat], seat);
  }

  /** The choice that ends the turn or passes, where there is one. */
  get ending(): Choice | undefined {
    return this.choices.find((choice) => ENDINGS.includes(choice.kind));
  }

  /** The things a line is about, as "area 3". */
  #thingsOf(line: Line | null): string[] {
    const kinds = (line && this.game?.events.find((event) => event.name === line.event)?.things) ?? {};
    return Object.entries(line?.things ?? {}).map(([name, number]) => `${kinds[name] ?? name} ${number}`);
  }

  /** Whether the line being shown is about this thing: `shows("area", 3)`. */
  shows(kind: string, number: number): boolean {
    return this.#shown.get(`${kind} ${number}`) ?? false;
  }

  /** Open the rules at this clause, also when it was the last one opened. */
  openClause(id: string) {
    this.clause = null;
    queueMicrotask(() => (this.clause = id));
  }

  point(choice: Choice | null, inList = false) {
    this.pointed = choice;
    this.pointedInList = inList;
  }

  /** What a number of a kind is called in notation. */
  label = (kind: string, number: number): string => this.game?.kinds.find((one) => one.name === kind)?.labels[number] ?? "";

  /** Light up the places that these lines tell of, shortly, one after the other. */
  show(lines: Line[]) {
    if (isCalm()) return;
    this.#queue.push(...lines);
    this.#queue = this.#queue.slice(-SHOW_MOST);
    this.#timer ??= setTimeout(() => this.#next()); // first the board, then the lights
  }

  #next() {
    const line = this.#queue.shift() ?? null;
    this.lit = line;
    this.#timer = line ? setTimeout(() => this.#next(), SHOW_LINE) : null;
  }

  /** What a bot would do, while it is shown. */
  hint = $state.raw<Hinted | null>(null);
  hintPending = $state(false);
  /** Why what is pointed at cannot be chosen; the place it is said of. */
  why = $state.raw<(Reason & { at: string }) | null>(null);

  /** What came since one's last choice, to be looked at again. */
  since = $state.raw<Since[]>([]);

  lookBack(_at: number) {}
  /** The player aid is open. */
  aid = $state(false);

  undo() {}
  askHint() {}
  /** Why this choice is not allowed now; null if nobody can say. */
  async whyNot(_code: number): Promise<Reason | null> {
    return null;
  }

  abstract choose(choice: Choice): void;
  abstract chooseAll(choices: Choice[]): void;
  abstract place(placement: Placement): void;
  close() {
    this.director.close();
    if (this.#timer) clearTimeout(this.#timer);
  }
}

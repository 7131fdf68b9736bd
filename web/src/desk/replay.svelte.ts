/** A desk of a finished game: any step of it, looked at and not changed. */
import { api, type Kept } from "../lib/api";
import { Desk } from "./desk.svelte";
import { speech } from "../words/index.svelte";
import type { Line, ReplayStep } from "../lib/types";

/** A place of the chronicle to go to: a round or turn that begins, or a phase of it. */
export interface Stop { line: Line; text: string; isPhase: boolean }

/** Rounds where the game has them, else turns. */
function announced(lines: Line[]): Line[] {
  const rounds = lines.filter((line) => line.event === "round_begins");
  return rounds.length ? rounds : lines.filter((line) => line.event === "turn_begins");
}

/** The rounds, and after each its phases in the order in which they come. */
function stopsOf(lines: Line[], phaseOf: (line: Line) => string | undefined): Stop[] {
  const begins = new Set(announced(lines));
  let last: string | undefined;
  return lines.flatMap((line): Stop[] => {
    if (begins.has(line)) return (last = undefined), [{ line, text: line.text, isPhase: false }];
    const phase = phaseOf(line);
    if (phase === undefined || phase === last) return [];
    last = phase;
    return [{ line, text: phase, isPhase: true }];
  });
}

export class ReplayDesk extends Desk {
  override readonly live = false;
  step = $state(0);
  steps = $state(0);
  /** Whose eyes are wished for, and whose the shown position was made for. */
  as = $state("all");
  #eyes = $state("all");
  playing = $state(false);
  /** `[step][seat]`, from -1 to 1; empty until the server has judged the whole game. */
  judgements = $state.raw<number[][]>([]);
  /** The steps with which somebody else begins to decide. */
  turns = $state.raw<number[]>([]);
  readonly stops = $derived.by(() => stopsOf(this.lines, this.director.stage.phaseOf ?? (() => undefined)));
  #known = new Map<string, Promise<ReplayStep>>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly id: string, readonly kept: Kept = "tables") {
    super();
  }

  /** Read the table and the whole chronicle, then show a step. What is on the page stays until all of it has come. */
  async open(step?: number) {
    const eyes = this.as;
    const language = speech.language;
    const table = await api.table(this.id, this.kept);
    const [game, told] = await Promise.all([api.game(table.pack?.id ?? table.game), api.replay(this.id, language, eyes, this.kept)]);
    const wanted = Math.max(0, Math.min(step ?? this.step, told.steps));
    const shown = await this.#fetch(wanted);
    if (this.as !== eyes || speech.language !== language) return; // somebody has wished for something else meanwhile
    this.director.drop();
    this.game = game;
    this.lines = told.chronicle;
    this.steps = told.steps;
    this.turns = told.moves.flatMap(({ seat }, k) => (seat === told.moves[k - 1]?.seat ? [] : [k]));
    this.step = wanted;
    this.#eyes = eyes;
    this.doc = { table, view: shown.view };
    if (!this.judgements.length) this.judgements = await api.judgements(this.id, this.kept);
  }

  /** Whose eyes one looks through, whoever one was at the table. */
  override get seat(): number | null {
    return this.view?.seat ?? null;
  }

  override get seesAll(): boolean {
    return this.#eyes === "all";
  }

  #fetch(step: number): Promise<ReplayStep> {
    const key = `${step} ${this.as} ${speech.language}`;
    let found = this.#known.get(key);
    if (!found) {
      found = api.replayStep(this.id, step, speech.language, this.as, this.kept);
      found.catch(() => this.#known.delete(key));
      this.#known.set(key, found);
    }
    return found;
  }

  /** Show a step; the next one is played on the stage (from its line of this number, if one is given), any other is there at once. */
  async go(step: number, from?: number) {
    const wanted = Math.max(0, Math.min(step, this.steps));
    const isNext = wanted === this.step + 1 && this.view !== null;
    this.director.skip();
    this.step = wanted;
    const eyes = this.as;
    const shown = await this.#fetch(wanted);
    if (this.step !== wanted || this.as !== eyes || !this.doc) return;
    this.#eyes = eyes;
    if (isNext) this.#play(shown, from);
    else {
      this.director.drop();
      this.doc.view = shown.view;
      this.lit = shown.chronicle.at(-1) ?? null;
    }
    if (wanted < this.steps) void this.#fetch(wanted + 1);
  }

  /** To a round that begins, or to a phase of it, which is played. */
  async goTo({ line, isPhase }: Stop) {
    if (!isPhase) return this.go(line.clock);
    await this.go(line.clock - 1);
    const ofStep = this.lines.filter(({ clock }) => clock === line.clock);
    if (this.step === line.clock - 1) await this.go(line.clock, ofStep.indexOf(line));
  }

  #play({ view, chronicle }: ReplayStep, from?: number) {
    const deciders = this.view!.deciders;
    this.director.push({
      lines: chronicle, seat: deciders.length === 1 ? deciders[0]! : null, own: false, after: () => view, tell: () => {}, from: from === undefined ? undefined : chronicle[from],
      apply: () => {
        if (this.doc) this.doc.view = view;
      },
    });
  }

  /** To the beginning of the turn after this step, or before it. */
  goTurn(way: 1 | -1) {
    const at = way > 0 ? this.turns.find((step) => step > this.step) : this.turns.findLast((step) => step < this.step);
    void this.go(at ?? (way > 0 ? this.steps : 0));
  }

  jump(line: Line) {
    void this.go(line.clock);
  }

  toggle() {
    this.playing = !this.playing;
    if (this.playing) void this.#tick();
    else if (this.#timer) clearTimeout(this.#timer);
  }

  async #tick() {
    if (!this.playing) return;
    if (this.step >= this.steps) {
      this.playing = false;
      return;
    }
    if (!this.director.busy) await this.go(this.step + 1);
    this.#timer = setTimeout(() => void this.#tick(), this.director.busy ? 60 : this.director.isOff ? 700 : this.director.pace(350));
  }

  override close() {
    super.close();
    this.playing = false;
    if (this.#timer) clearTimeout(this.#timer);
  }

  // nothing is decided in a replay
  choose() {}
  chooseAll() {}
  place() {}
}

/** A desk of a finished game: any step of it, looked at and not changed. */
import { api } from "../lib/api";
import { Desk } from "./desk.svelte";
import { speech } from "../words/index.svelte";
import type { Line, ReplayStep } from "../lib/types";

export class ReplayDesk extends Desk {
  override readonly live = false;
  step = $state(0);
  steps = $state(0);
  as = $state("all");
  playing = $state(false);
  /** `[step][seat]`, from -1 to 1; empty until the server has judged the whole game. */
  judgements = $state.raw<number[][]>([]);
  #known = new Map<string, Promise<ReplayStep>>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly id: string) {
    super();
  }

  /** Read the table and the whole chronicle, then show a step. */
  async open(step?: number) {
    const table = await api.table(this.id);
    this.game = await api.game(table.game);
    const told = await api.replay(this.id, speech.language, this.as);
    this.lines = told.chronicle;
    this.steps = told.steps;
    this.doc = { table, view: null };
    await this.go(step ?? this.step);
    if (!this.judgements.length) this.judgements = await api.judgements(this.id);
  }

  #fetch(step: number): Promise<ReplayStep> {
    const key = `${step} ${this.as} ${speech.language}`;
    let found = this.#known.get(key);
    if (!found) {
      found = api.replayStep(this.id, step, speech.language, this.as);
      found.catch(() => this.#known.delete(key));
      this.#known.set(key, found);
    }
    return found;
  }

  /** Show a step; the next one with what moves on the way there, any other at once. */
  async go(step: number) {
    const wanted = Math.max(0, Math.min(step, this.steps));
    const isNext = wanted === this.step + 1;
    this.step = wanted;
    const shown = await this.#fetch(wanted);
    if (this.step !== wanted || !this.doc) return;
    if (isNext) this.fly(shown.chronicle);
    this.doc.view = shown.view;
    this.lit = shown.chronicle.at(-1) ?? null;
    if (wanted < this.steps) void this.#fetch(wanted + 1);
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
    await this.go(this.step + 1);
    this.#timer = setTimeout(() => void this.#tick(), 700);
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

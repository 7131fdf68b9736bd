/** A desk of a lesson: the server plays it anew with every choice, so that any of them can be taken back. */
import { api, reason } from "../lib/api";
import { speech } from "../words/index.svelte";
import type { Choice, LessonScene, Reason } from "../lib/types";
import { Desk, type Placement } from "./desk.svelte";
import { learned } from "./learned.svelte";
import { tableFor } from "./learning";

/** Between two choices that are shown. */
const SHOW_PAUSE = 900;

export class LessonDesk extends Desk {
  override readonly live = false;
  scene = $state.raw<LessonScene | null>(null);
  /** The lesson's hint is shown. */
  hinted = $state(false);
  showing = $state(false);
  #line: number[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly id: string, readonly lesson: string) {
    super();
  }

  async open() {
    this.game = await api.game(this.id);
    await this.#take(this.#line);
  }

  async #take(choices: number[], more: Record<string, unknown> = {}): Promise<LessonScene | null> {
    if (this.pending) return null;
    this.pending = true;
    this.error = null;
    try {
      const scene = await api.lesson(this.id, this.lesson, { choices, language: speech.language, ...more });
      this.#set(scene);
      return scene;
    } catch (failure) {
      this.error = reason(failure);
      return null;
    } finally {
      this.pending = false;
    }
  }

  #set(scene: LessonScene) {
    this.#line = scene.line;
    const can_undo = scene.made > 0;
    const view = { ...scene.view, can_undo };
    if (this.doc) this.doc.view = view;
    else this.doc = { table: tableFor(this.id, scene.seats, scene.view.seat), view };
    this.offer(scene.choices);
    this.lines = scene.chronicle;
    this.pointed = null;
    this.menu = null;
    this.scene = scene;
    if (scene.state === "solved") learned.solve(this.id, this.lesson);
  }

  choose(choice: Choice) {
    void this.#take([...this.#line, choice.code]);
  }

  chooseAll(choices: Choice[]) {
    void this.#take([...this.#line, ...choices.map((choice) => choice.code)]);
  }

  place(placement: Placement) {
    void this.#take(this.#line, { placement });
  }

  override undo() {
    if (this.#line.length) void this.#take(this.#line.slice(0, -1));
  }

  /** From the beginning. */
  again() {
    this.#stop();
    this.hinted = false;
    void this.#take([]);
  }

  override askHint() {
    this.hinted = true;
  }

  /** Play one solution, choice by choice, from the beginning. */
  async show() {
    this.#stop();
    const scene = await this.#take([], { show: true });
    if (!scene?.solution) return;
    this.showing = true;
    this.#next(scene.solution, 1);
  }

  #next(solution: number[], count: number) {
    this.#timer = setTimeout(() => {
      void this.#take(solution.slice(0, count)).then((scene) => {
        if (this.showing && scene && count < solution.length) this.#next(solution, count + 1);
        else this.showing = false;
      });
    }, SHOW_PAUSE);
  }

  #stop() {
    this.showing = false;
    if (this.#timer) clearTimeout(this.#timer);
  }

  override async whyNot(code: number): Promise<Reason | null> {
    return (await api.lesson(this.id, this.lesson, { choices: this.#line, language: speech.language, why_not: code })).reason;
  }

  override close() {
    super.close();
    this.#stop();
  }
}

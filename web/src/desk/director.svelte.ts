/** Plays the acts of a table one after the other, as stage.ts says; goes to the present whenever somebody wants to. */
import type { Line, View } from "../lib/types";
import { me, type Speed } from "./me.svelte";
import { flightsOf, letFly, landAll, type Label } from "./flights";
import { isShown, lengthOf, type Beat, type Scene, type SceneProps, type Stage, type Told } from "./stage";
import type { Desk } from "./desk.svelte";

/** One change: its lines, the way to the position after it, and who decided before it. */
export interface Act {
  lines: Line[];
  /** Whoever decided; null when several did. */
  seat: number | null;
  /** It answers the viewer's own choice: nobody waits for what she did herself. */
  own: boolean;
  after: () => View;
  /** So many of its lines are in the chronicle. */
  tell: (count: number) => void;
  apply: () => void;
  /** A line that somebody has asked for: the play begins there, also where nothing is waited for otherwise. */
  from?: Line | undefined;
}

/** What the stage shows now. */
export interface Shown { told: Told; beat: Beat }
export interface PlayedScene extends Omit<SceneProps, "desk"> { component: Scene["component"] }

const PACES: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.9 };
const FLIGHT = 430; // at normal speed

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
/** Nothing moves for people who do not wish it, nor where nobody looks. */
export const isCalm = () => document.hidden || stillness.matches;

export class Director {
  stage = $state.raw<Stage>({});
  /** What is on the stage; null while nothing is played. */
  shown = $state.raw<Shown | null>(null);
  scene = $state.raw<PlayedScene | null>(null);
  /** Acts are being played, or wait until somebody goes on. */
  busy = $state(false);
  paused = $state(false);

  #queue: Act[] = [];
  #take = 0; // counted up whenever what is played is broken off
  #lastSeat: number | null = null;
  #applied: Act | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #wake: (() => void) | null = null;
  #go: (() => void) | null = null;

  constructor(readonly desk: Desk, readonly label: Label) {
    document.addEventListener("visibilitychange", this.#hide);
  }

  close() {
    document.removeEventListener("visibilitychange", this.#hide);
    this.#breakOff();
  }

  #hide = () => document.hidden && this.skip();

  /** Whether nothing is to be waited for. */
  get isOff(): boolean {
    return isCalm() || me.speed === "off";
  }

  /** So many milliseconds at the speed that the person likes. */
  pace(milliseconds: number): number {
    return milliseconds * PACES[me.speed];
  }

  /** Play this after all that waits already. */
  push(act: Act) {
    this.#queue.push(act);
    if (this.busy) return;
    if (!this.#isWorthWaiting(act)) this.#atOnce(this.#queue.shift()!);
    else void this.#run();
  }

  /** To the present, now. */
  skip() {
    if (!this.busy) return;
    const rest = this.#queue;
    this.#breakOff();
    this.#lastSeat = rest.at(-1)?.seat ?? this.#lastSeat;
    for (const act of rest) this.#finish(act);
  }

  /** Forget what waits: something else is shown instead. */
  drop() {
    this.#breakOff();
  }

  pause() {
    if (this.busy) this.paused = true;
  }

  resume() {
    this.paused = false;
    this.#go?.();
  }

  /** The next beat, then wait again. */
  step() {
    this.paused = true;
    this.#wake?.();
    this.#go?.();
  }

  #breakOff() {
    this.#take++;
    this.#queue = [];
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#wake = this.#go = null;
    this.#clear();
    this.busy = this.paused = false;
  }

  #clear() {
    landAll();
    this.shown = this.scene = null;
    this.desk.lit = null;
  }

  /** Whoever has something to decide, or has just decided, is not kept waiting for what flies. */
  #isWorthWaiting(act: Act): boolean {
    if (act.from) return true;
    if (this.isOff || !act.lines.length || this.desk.mayChoose || act.lines.some((line) => this.stage.first?.includes(line.event))) return false;
    return !act.own || act.lines.some((line) => this.#sceneOf(line) || isShown(this.#beatOf(this.#told(line, act))));
  }

  #sceneOf(line: Line): Scene | undefined {
    return this.stage.scenes?.find((scene) => scene.begins(line));
  }

  #told(line: Line, act: Act): Told {
    const before = this.desk.view!.table;
    return {
      line, things: line.things, text: line.text, label: this.label, nameOf: (seat) => this.desk.nameOf(seat), before,
      get after() {
        return act.after().table;
      },
    };
  }

  #beatOf(told: Told): Beat {
    return this.stage.beats?.[told.line.event]?.(told) ?? {};
  }

  /** First the position; what flies and lights up comes on top of it and holds nobody up. */
  #atOnce(act: Act) {
    act.apply();
    act.tell(act.lines.length);
    if (!isCalm() && act.lines.length) {
      letFly(flightsOf(this.stage.flights ?? {}, act.lines, this.label, this.desk.view!.table));
      this.desk.show(act.lines);
    }
  }

  async #run() {
    const take = this.#take;
    this.busy = true;
    while (this.#queue.length) {
      const act = this.#queue[0]!;
      if (!this.#isWorthWaiting(act)) {
        this.#atOnce(this.#queue.shift()!);
        continue;
      }
      if (me.stops && this.#lastSeat !== null && act.seat !== this.#lastSeat && act.lines.length) this.paused = true;
      await this.#play(act, take);
      if (take !== this.#take) return;
      this.#lastSeat = act.seat;
      this.#queue.shift();
    }
    this.#clear();
    this.busy = this.paused = false;
  }

  /** The beats of an act, and its position when the last one has come to its place. */
  async #play(act: Act, take: number) {
    for (let k = this.#beginning(act); k < act.lines.length; k++) {
      await this.#gate();
      if (take !== this.#take) return;
      const scene = this.#sceneOf(act.lines[k]!);
      if (scene) {
        const last = this.#lastOf(scene, act.lines, k);
        await this.#playScene(scene, act, k, last);
        k = last;
      } else await this.#playBeat(act, k, take);
      if (take !== this.#take) return;
    }
    this.#finish(act);
  }

  #lastOf(scene: Scene, lines: Line[], first: number): number {
    const end = scene.ends ? lines.findIndex((line, n) => n >= first && scene.ends!(line)) : -1;
    return end < 0 ? lines.length - 1 : end;
  }

  /** Where the play begins: with the line that was asked for, or with the scene it is in, which needs all of its lines. */
  #beginning({ lines, from }: Act): number {
    const wanted = from ? lines.indexOf(from) : 0;
    let k = 0;
    while (k < wanted) {
      const scene = this.#sceneOf(lines[k]!);
      const last = scene ? this.#lastOf(scene, lines, k) : k;
      if (last >= wanted) break;
      k = last + 1;
    }
    return k;
  }

  /** Its position, once. */
  #finish(act: Act) {
    if (this.#applied === act) return;
    this.#applied = act;
    act.apply();
    act.tell(act.lines.length);
    landAll();
  }

  async #playBeat(act: Act, k: number, take: number) {
    const line = act.lines[k]!;
    const told = this.#told(line, act);
    const beat = this.#beatOf(told);
    const flights = flightsOf(this.stage.flights ?? {}, [line], this.label, told.before);
    const lasts = this.pace(lengthOf(beat, flights.length > 0));
    if (!lasts || (act.own && !isShown(beat))) return;
    act.tell(k + 1);
    this.shown = { told, beat };
    this.desk.lit = line;
    const flight = Math.min(this.pace(FLIGHT), lasts);
    letFly(flights, flight, true);
    const lands = k === act.lines.length - 1 && flights.length > 0 && !isShown(beat);
    await this.#sleep(lands ? flight : lasts);
    if (take !== this.#take || !lands) return;
    this.#finish(act);
    if (this.#queue.length > 1) await this.#sleep(lasts - flight); // the last of all offers the choices with its landing
  }

  async #playScene(scene: Scene, act: Act, first: number, last: number) {
    act.tell(last + 1);
    this.shown = null;
    await new Promise<void>((done) => {
      this.#wake = done;
      this.scene = { component: scene.component, lines: act.lines.slice(first, last + 1), before: this.desk.view!, after: act.after(), from: act.from, done };
    });
    this.scene = null;
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      this.#timer = setTimeout(done, milliseconds);
    });
  }

  /** Between two beats, while somebody holds the play up. */
  async #gate() {
    if (this.paused) await new Promise<void>((go) => (this.#go = go));
    this.#go = null;
  }
}

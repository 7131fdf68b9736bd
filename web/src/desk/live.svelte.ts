/** A desk at a running table: one WebSocket, which mends itself. */
import { at } from "../lib/base";
import { Desk, type Placement, type Since } from "./desk.svelte";
import { api } from "../lib/api";
import { applyChange, changedView } from "../lib/change";
import { Clocks } from "./clocks.svelte";
import { me } from "./me.svelte";
import { chime } from "../lib/sound";
import { speech, type Language } from "../words/index.svelte";
import type { Change, Changed, Choice, ChooseWish, Doc, Frame, Line, Reason, View, Wish } from "../lib/types";

export type Status = "connecting" | "online" | "offline" | "gone";
/** A wish that is repeated until it is answered, and the same before it has its id. */
type Lasting = Extract<Wish, { id: string }>;
type Unsent<T> = T extends unknown ? Omit<T, "id"> : never;

/** The choice or undo that is on its way: the clock it was made at, whether others decide too, and the clock it is stored with. */
interface Awaited { id: string; clock: number; together: boolean; stored?: number }

const PASS_AFTER = 1200;
const PASS_SPREAD = 2200;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const PING_EVERY = 20_000;

/** randomUUID is missing on plain http in a home network; random bytes are not. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class LiveDesk extends Desk {
  status = $state<Status>("connecting");
  everOnline = $state(false);
  override clocks: Clocks;

  #socket: WebSocket | null = null;
  #sent: Omit<Doc, "choices"> | null = null; // what is watched as `doc`, as it was sent: see change.ts
  #stream: string | null = null;
  #seq = 0;
  #pause = FIRST_PAUSE;
  #closed = false;
  #wishes = new Map<string, Lasting>();
  #awaited: Awaited | null = null;
  /** Who decides in truth; what is shown may lag behind. */
  #deciders: number[] = [];
  /** The chronicle as far as it has been played; `lines` is drawn a moment later. */
  #story: Line[] = [];
  /** The position at one's last choice, and what came since, as it was sent. */
  #base: View | null = null;
  #since: Since[] = [];
  #passing: ReturnType<typeof setTimeout> | null = null;
  #held: Choice[] = []; // what can be chosen in the present, while one looks back
  #telling: ReturnType<typeof setTimeout> | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #whys = new Map<string, (reason: Reason | null) => void>();
  #pings: ReturnType<typeof setInterval>;
  #language: Language = speech.language;

  constructor(readonly id: string) {
    super();
    this.clocks = new Clocks(id);
    this.#connect();
    this.#pings = setInterval(() => this.#say({ type: "ping" }), PING_EVERY);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
  }

  override close() {
    super.close();
    this.#closed = true;
    clearInterval(this.#pings);
    if (this.#passing) clearTimeout(this.#passing);
    this.clocks.close();
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#telling) clearTimeout(this.#telling);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    this.#socket?.close();
  }

  /** Whoever has just sat down is no spectator any more: the connection begins anew, with her cookie. */
  renew() {
    this.#stream = null;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  /** A network that came back is used at once, without waiting for the next try. */
  #hurry = () => {
    if (this.status !== "offline" || this.#closed) return;
    this.#pause = FIRST_PAUSE;
    if (this.#retry) clearTimeout(this.#retry);
    this.#connect();
  };

  #drop = () => this.#socket?.close();

  #connect() {
    this.#retry = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${at(`/api/tables/${this.id}/live`)}`);
    this.#socket = socket;
    socket.onopen = () => {
      const known = this.#stream && this.#language === speech.language ? { stream: this.#stream, seq: this.#seq } : {};
      this.#language = speech.language;
      this.#say({ type: "hello", language: speech.language, ...known });
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Frame, event.data as string);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #lost(socket: WebSocket, code: number) {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    if (code === 4004) {
      this.status = "gone";
      return;
    }
    this.status = "offline";
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #say(message: Wish) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(frame: Frame, text: string) {
    switch (frame.type) {
      case "full":
        this.#stream = frame.stream;
        this.#seq = frame.seq;
        this.director.drop();
        this.#setDoc(frame.doc);
        this.lines = this.#story = frame.chronicle;
        this.chat = frame.chat;
        this.#arrived();
        break;
      case "change":
        this.#change(frame, text);
        break;
      case "ready":
        this.status = "online";
        this.everOnline = true;
        this.#pause = FIRST_PAUSE;
        for (const wish of this.#wishes.values()) this.#say(wish);
        this.clocks.load().catch(() => {}); // a table without clocks is still a table
        break;
      case "ok":
        this.#granted(frame.id, frame.clock);
        break;
      case "error":
        this.#refused(frame.id, frame.code, frame.message);
        break;
      case "hint":
        this.hintPending = false;
        this.#wishes.delete(frame.id);
        this.hint = frame;
        break;
      case "why_not":
        this.#whys.get(frame.id)?.(frame.reason);
        this.#whys.delete(frame.id);
        break;
    }
  }

  #change(frame: Changed, text: string) {
    if (frame.seq !== this.#seq + 1) {
      this.#say({ type: "resync" });
      return;
    }
    this.#seq = frame.seq;
    if (frame.chat) this.chat = [...this.chat, ...frame.chat];
    const changes = frame.doc ?? [];
    const about = changes.filter(([path]) => path[0] === "table");
    if (about.length && this.doc) this.#renew(about); // who is here is seen at once
    const position = changes.filter(([path]) => path[0] !== "table");
    if (position.length || frame.chronicle) this.#perform(frame, position, text);
  }

  /** What a change brings is played: first its lines, then its position; see stage.ts. */
  #perform({ chronicle }: Changed, changes: Change[], text: string) {
    const lines = chronicle?.lines ?? [];
    const seat = this.#deciders.length === 1 ? this.#deciders[0]! : null;
    const own = this.#awaited !== null && this.#deciders.includes(this.table?.you.seat ?? -1);
    const isWhole = !this.view || changes.some(([path]) => path.length < 2 && path[0] !== "choices");
    const act = {
      lines: isWhole ? [] : lines, seat, own,
      after: () => changedView(this.#sent!.view!, (JSON.parse(text) as Changed).doc),
      tell: (count: number) => chronicle && this.#tell(chronicle.from, isWhole ? lines : lines.slice(0, count)),
      apply: () => {
        this.lookUp();
        if (changes.length && this.doc) this.#renew(changes);
        if (lines.length && this.#base) this.#since.push({ lines, text });
      },
    };
    if (isWhole) this.director.skip();
    this.#noteDeciders(changes);
    this.director.push(act);
  }

  /** The clocks go by who decides in truth. */
  #noteDeciders(changes: Change[]) {
    for (const [path, value] of changes) {
      if (path.length === 0) this.#deciders = [...((value as Doc).view?.deciders ?? [])];
      else if (path[0] === "view" && path.length === 1) this.#deciders = [...((value as View | null)?.deciders ?? [])];
      else if (path[0] !== "view") continue;
      else if (path[1] === "deciders" && path.length === 2) this.#deciders = [...(value as number[])];
      else if (path[1] === "deciders") this.#deciders[path[2] as number] = value as number;
      else if (path[1] === "over" && value) this.#deciders = [];
    }
    this.clocks.turn(this.#deciders);
  }

  /** First the board, then the words: the chronicle is drawn in a task of its own, once for all that came meanwhile. */
  #tell(from: number, lines: Line[]) {
    this.#story = [...this.#story.slice(0, from), ...lines];
    this.#telling ??= setTimeout(() => {
      this.#telling = null;
      this.lines = this.#story;
      if (this.since.length !== this.#since.length) this.since = [...this.#since];
    });
  }

  /** Look again at what came since one's last choice, change by change. */
  override lookBack(at: number) {
    this.director.skip();
    if (!this.#base || !this.#since.length) return;
    if (!this.past) {
      this.#held = this.choices;
      this.offer([]);
    }
    const k = Math.max(0, Math.min(at, this.#since.length - 1));
    const view = this.#since.slice(0, k + 1).reduce((before, { text }) => changedView(before, (JSON.parse(text) as Changed).doc), this.#base);
    this.past = { at: k, view, lines: this.#since[k]!.lines };
    this.lit = this.past.lines.at(-1) ?? null;
  }

  /** Look at the present again. */
  lookUp() {
    if (!this.past) return;
    this.past = null;
    this.lit = null;
    this.offer(this.#held);
  }

  /** From here on others act; what they do can be looked at again. */
  #beginRecap() {
    this.lookUp();
    this.#base = this.#sent?.view ? structuredClone(this.#sent.view) : null;
    this.#since = [];
  }

  #renew(changes: Change[]) {
    const [mine, clock, choices, together] = [this.#myTurn(), this.view?.clock, this.choices, this.#together()];
    try {
      this.#apply(changes);
    } catch (error) {
      console.error(error); // a view that is half changed is worse than the time to send it whole
      this.#say({ type: "resync" });
    }
    // where all decide at the same time, what another does leaves one's own decision as it is
    const goesOn = (together || this.#together()) && mine && this.#myTurn() && this.choices === choices && !this.#awaited;
    if (!goesOn && (this.view?.clock !== clock || this.choices !== choices)) this.#forgetPointing();
    if (!mine && this.#myTurn()) chime();
    this.#passAlone();
    this.#arrived();
  }

  /** The changes in order; the choices, always sent whole, are kept beside the rest: see Desk. */
  #apply(changes: Change[]) {
    for (const change of changes) {
      const [path, value] = change;
      if (path.length === 0) this.#setDoc(value as Doc);
      else if (path[0] === "choices") this.offer(value as Choice[]);
      else applyChange(this.#sent, this.doc, change);
    }
  }

  #setDoc({ choices, ...rest }: Doc) {
    this.past = null;
    this.#base = null;
    this.since = this.#since = [];
    this.#deciders = [...(rest.view?.over ? [] : (rest.view?.deciders ?? []))];
    this.#sent = rest;
    this.doc = structuredClone(rest);
    this.offer(choices);
    this.#forgetPointing();
    if (this.game?.id !== this.edition) void api.game(this.edition).then((game) => (this.game = game));
  }

  /** A question with a single answer answers itself after a moment, if the person likes; no longer or shorter than a person takes. */
  #passAlone() {
    if (this.#passing) clearTimeout(this.#passing);
    this.#passing = null;
    const only = this.choices.length === 1 && me.passes && !this.form ? this.choices[0]! : null;
    if (!only) return;
    const wait = PASS_AFTER + Math.random() * PASS_SPREAD;
    this.#passing = setTimeout(() => this.choices.length === 1 && this.choices[0] === only && this.mayChoose && this.choose(only, true), wait);
  }

  #myTurn(): boolean {
    const seat = this.table?.you.seat;
    return seat !== null && seat !== undefined && !!this.view?.deciders.includes(seat);
  }

  /** Whether several decide at the same time. */
  #together(): boolean {
    return (this.view?.deciders.length ?? 0) > 1;
  }

  /** What was pointed at, opened or advised belongs to another decision. */
  #forgetPointing() {
    this.pointed = null;
    this.menu = null;
    this.asked = null;
    this.hint = null;
    this.why = null;
  }

  #wish(wish: Unsent<Lasting>): string {
    const full: Lasting = { ...wish, id: freshId() };
    this.#wishes.set(full.id, full);
    this.error = null;
    this.#say(full);
    return full.id;
  }

  #granted(id: string, clock?: number) {
    this.#wishes.delete(id);
    if (this.#awaited?.id !== id) return;
    this.#awaited.stored = clock;
    if (this.#isSeen(this.#awaited)) this.#settle();
  }

  #refused(id: string | null, code: string, message: string) {
    if (id) this.#wishes.delete(id);
    if (this.#awaited?.id === id) this.#settle();
    this.hintPending = false;
    if (code !== "stale") this.error = message;
  }

  /**
   * A new view is here. Stored and seen are two messages, in either order: until the choice is seen nothing else can be
   * chosen from what is out of date, and once it is seen the next choice need not wait for the other message.
   */
  #arrived() {
    if (this.#awaited && this.#isSeen(this.#awaited)) this.#settle();
  }

  /** Whether the view has the choice. Where others decide too, a new view may be of their choices, before it or after. */
  #isSeen({ clock, together, stored }: Awaited): boolean {
    const now = this.view?.clock ?? 0;
    return together ? stored !== undefined && now >= stored : now === stored || now !== clock;
  }

  #settle() {
    this.#awaited = null;
    this.pending = false;
  }

  #act(wish: { type: "undo" } | Partial<ChooseWish> & { type: "choose" }) {
    if (this.pending || !this.view) return;
    this.#beginRecap();
    this.pending = true;
    this.menu = null;
    const clock = this.view.clock;
    this.#awaited = { id: this.#wish({ clock, ...wish }), clock, together: this.#together() };
  }

  choose(choice: Choice, means = !choice.risk) {
    this.director.skip(); // to choose is to go on
    this.asked = means ? null : choice;
    if (!means) return;
    if (this.choices.some((one) => one.code === choice.code)) this.#act({ type: "choose", code: choice.code });
  }

  chooseAll(choices: Choice[]) {
    this.#act({ type: "choose", codes: choices.map((choice) => choice.code) });
  }

  place(placement: Placement) {
    this.#act({ type: "choose", placement });
  }

  override undo() {
    this.director.skip();
    if (this.view?.can_undo) this.#act({ type: "undo" });
  }

  override askHint() {
    if (this.hintPending || !this.choices.length) return;
    this.hintPending = true;
    this.#wish({ type: "hint" });
  }

  override whyNot(code: number): Promise<Reason | null> {
    const id = freshId();
    this.#say({ type: "why_not", id, code });
    return new Promise((resolve) => this.#whys.set(id, resolve));
  }

  say(text: string) {
    const clean = text.trim().slice(0, 500);
    if (clean) this.#wish({ type: "chat", text: clean });
  }

  speak(language: Language) {
    if (this.#language === language) return;
    this.#language = language;
    this.#say({ type: "language", language });
  }
}

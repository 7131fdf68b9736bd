/** The person at this browser, and how she likes the house. */
import { seatIn } from "../draw/marks";
import { api } from "../lib/api";
import { keep, kept } from "../lib/storage";
import { LANGUAGES, speech, type Language } from "../words/index.svelte";
import type { Person } from "../lib/types";

/** How fast the stage plays; "off": nothing waits. */
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

class Me {
  person = $state<Person | null>(null);
  theme = $state(kept("theme"));
  sounds = $state(kept("sounds") === "on");
  /** How fast things are played at the table: director.svelte.ts. */
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept("speed")) ?? "normal");
  /** Wait after everybody's turn until the person goes on. */
  stops = $state(kept("stops") === "on");
  /** Questions with a single answer answer themselves after a moment. */
  passes = $state(kept("passes") === "on");
  name = $state(kept("name") ?? "");
  #asked: Promise<void> | null = null;

  constructor() {
    this.#paint();
  }

  #paint() {
    const root = document.documentElement;
    if (this.theme === "light" || this.theme === "dark") root.dataset.theme = this.theme;
    else delete root.dataset.theme;
    root.lang = speech.language;
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ language: speech.language })); // for the page without a network
  }

  get isDark(): boolean {
    return this.theme ? this.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  toggleTheme() {
    this.theme = this.isDark ? "light" : "dark";
    keep("theme", this.theme);
    this.#paint();
  }

  toggleSounds() {
    this.sounds = !this.sounds;
    keep("sounds", this.sounds ? "on" : "off");
  }

  playAt(speed: Speed) {
    this.speed = speed;
    keep("speed", speed);
  }

  togglePasses() {
    this.passes = !this.passes;
    keep("passes", this.passes ? "on" : "off");
  }

  toggleStops() {
    this.stops = !this.stops;
    keep("stops", this.stops ? "on" : "off");
  }

  speak(language: Language) {
    speech.speak(language);
    this.#paint();
    if (this.person) void api.introduce({ language });
  }

  /** Who the server thinks we are; asked once. */
  known(): Promise<void> {
    this.#asked ??= api.me().then(({ person }) => {
      this.person = person;
      if (person && !this.name) this.name = person.name;
      // whoever set her language elsewhere, and none in this browser, reads it here too
      const language = LANGUAGES.find(({ id }) => id === person?.language)?.id;
      if (language && !kept("language")) speech.language = language;
      this.#paint();
    });
    return this.#asked;
  }

  /** Somebody else may sit at this browser now. */
  renew(): Promise<void> {
    this.#asked = null;
    return this.known().then(() => {
      this.name = this.person?.name ?? "";
      keep("name", this.name);
    });
  }

  /** Where the person likes to sit: in her favourite colour if that is among these seats, else at the first of them. */
  async likedSeat(game: string, free: number[]): Promise<number> {
    const colour = this.person ? (await api.settings()).colour : null;
    const liked = typeof colour === "number" ? seatIn(colour, game) : undefined;
    return free.find((seat) => seat === liked) ?? free[0]!;
  }

  /** Makes sure that there is a person with this name before she sits down. */
  async introduce(name: string): Promise<void> {
    await this.known();
    const wanted = name.trim().slice(0, 40) || this.person?.name || "Rat";
    if (this.person?.name !== wanted) {
      this.person = (await api.introduce({ name: wanted, language: speech.language })).person;
    }
    this.name = wanted;
    keep("name", wanted);
  }
}

export const me = new Me();

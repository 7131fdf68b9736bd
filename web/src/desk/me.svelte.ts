/** The person at this browser, and how she likes the house. */
import { api } from "../lib/api";
import { keep, kept } from "../lib/storage";
import { speech, type Language } from "../words/index.svelte";
import type { Person } from "../lib/types";

class Me {
  person = $state<Person | null>(null);
  theme = $state(kept("theme"));
  sounds = $state(kept("sounds") === "on");
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
    });
    return this.#asked;
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

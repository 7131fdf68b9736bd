/** The words of the interface in the language the person chose. */
import { de } from "./de";
import { en, type Words as TableWords } from "./en";
import { fr } from "./fr";
import { learn } from "./learn";
import { keep, kept } from "../lib/storage";
import type { Level, PackName, Seat } from "../lib/types";

type Words = TableWords & typeof learn.en;
export type Language = "en" | "de" | "fr";
export const LANGUAGES: { id: Language; name: string }[] = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
  { id: "fr", name: "Français" },
];
const DICTIONARIES: Record<Language, Words> = { en: { ...en, ...learn.en }, de: { ...de, ...learn.de }, fr: { ...fr, ...learn.fr } };

function preferred(): Language {
  const wanted = [kept("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in DICTIONARIES) as Language | undefined) ?? "en";
}

class Speech {
  language = $state<Language>(preferred());

  speak(language: Language) {
    this.language = language;
    keep("language", language);
  }
}

export const speech = new Speech();

/** A text of the interface with its names filled in. */
export function t(key: keyof Words, names?: Record<string, string | number>): string {
  const text = DICTIONARIES[speech.language][key];
  return names ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(names[name] ?? whole)) : text;
}

/** A number with a minus sign of its proper width. */
export const number = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Whoever sits there: people have names, bots numbers. */
export function nameOf(who: Seat | undefined, seat: number): string {
  return who?.kind === "bot" ? t("bot_n", { n: seat + 1 }) : (who?.name ?? t("seat_n", { n: seat + 1 }));
}

/** What a pack is called, in the language of the interface where it has a title in it. */
export const packTitle = (pack: PackName): string => pack.title[speech.language] ?? pack.title.en ?? pack.name;

/** A level of bots in words; a level this page does not know keeps the server's name. */
export function levelName(id: string | null): string {
  const key = `level_${id}`;
  return key in en ? t(key as keyof Words) : (id ?? "");
}

export function levelAbout(level: Level): string {
  const key = `level_${level.id}_about`;
  return key in en ? t(key as keyof Words) : level.description;
}

/** A name that stands alone begins with a capital. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name of a thing from content.toml, in the language of the interface where it has one. */
export function named(thing: { name?: string; name_en?: string; id?: string }): string {
  const own = (thing as Record<string, unknown>)[`name_${speech.language}`];
  return String(own ?? thing.name ?? thing.name_en ?? thing.id ?? "");
}

/** Words on the board of RatLand that words/*.ftl do not have. */
import { speech } from "../../words/index.svelte";

const WORDS = {
  round: { en: "Round", de: "Runde", fr: "Tour" },
  player: { en: "Player {n}", de: "Spieler {n}", fr: "Joueur {n}" },
  cheese: { en: "Cheese", de: "Käse", fr: "Fromage" },
  healthy: { en: "Healthy rats", de: "Gesunde Ratten", fr: "Rats valides" },
  sick: { en: "Sick", de: "In der Krankenstube", fr: "À l’infirmerie" },
  lost: { en: "Lost", de: "Verirrt", fr: "En vadrouille" },
  dead: { en: "Dead", de: "Auf dem Friedhof", fr: "Au cimetière" },
  need: { en: "Cheese needed", de: "Käsestücke nötig", fr: "Fromages nécessaires" },
  event: { en: "Event", de: "Ereignis", fr: "Événement" },
  no_event: { en: "No event yet", de: "Noch kein Ereignis", fr: "Pas encore d’événement" },
  left: { en: "{n} event cards left", de: "noch {n} Ereigniskarten", fr: "Cartes Événement restantes : {n}" },
  look_at: { en: "Look at the sewer of", de: "Kanaltafel von", fr: "Égout :" },
  behind: { en: "behind the screen", de: "hinter dem Sichtschirm", fr: "derrière le paravent" },
  confirmed: { en: "has placed", de: "hat verteilt", fr: "a placé ses rats" },
  hide: { en: "Hide one cheese in the nursery", de: "Ein Käsestück in der Kinderstube verstecken", fr: "Cacher un fromage dans la maternité" },
  drawn: { en: "Drawn", de: "Gezogen", fr: "Piochés" },
  supply: { en: "Rats in the supply", de: "Ratten im allgemeinen Vorrat", fr: "Rats en réserve" },
  foreseen: { en: "The Seers see", de: "Der Hellseherclan sieht", fr: "Le Clan des Devins voit" },
  food: { en: "food card {n}", de: "Nahrungskarte {n}", fr: "carte Nourriture {n}" },
  closed: { en: "Closed manhole", de: "Geschlossener Kanaldeckel", fr: "Plaque fermée" },
  open: { en: "Open manhole", de: "Offener Kanaldeckel", fr: "Plaque entrouverte" },
  drag: { en: "Drag a rat to a place, tap places, or type numbers.", de: "Ratten auf Plätze ziehen, Plätze antippen oder Zahlen tippen.", fr: "Glissez un rat, touchez une section ou saisissez les nombres." },
} as const;

export const SAY = (key: keyof typeof WORDS, names: Record<string, string | number> = {}): string =>
  WORDS[key][speech.language].replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? ""));

/** A text printed on a thing: on an event its effect, on a clan what it can do with the manhole closed or open. */
export const printed = (thing: Record<string, unknown>, part: "text" | "closed" | "open"): string => String(thing[`${part}_${speech.language}`] ?? "");

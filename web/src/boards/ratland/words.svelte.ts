/** Words on the board of RatLand that content.toml does not have. */
import { speech } from "../../words/index.svelte";

const WORDS = {
  player: { en: "Player {n}", de: "Spieler {n}", fr: "Joueur {n}" },
  cheese: { en: "Cheese", de: "Käse", fr: "Fromage" },
  healthy: { en: "Healthy rats", de: "Gesunde Ratten", fr: "Rats en forme" },
  sick: { en: "Sick", de: "Krank", fr: "Malades" },
  lost: { en: "Lost", de: "Verirrt", fr: "En vadrouille" },
  dead: { en: "Dead", de: "Tot", fr: "Morts" },
  need: { en: "Cheese needed", de: "Käse nötig", fr: "Fromage nécessaire" },
  event: { en: "Event", de: "Ereignis", fr: "Événement" },
  no_event: { en: "No event yet", de: "Noch kein Ereignis", fr: "Pas encore d'événement" },
  left: { en: "{n} left", de: "noch {n}", fr: "encore {n}" },
  look_at: { en: "Look at the sewer of", de: "Kanal ansehen von", fr: "Voir l'égout de" },
  behind: { en: "behind the screen", de: "hinter dem Sichtschirm", fr: "derrière le paravent" },
  confirmed: { en: "has placed", de: "hat gesetzt", fr: "a placé" },
  hide: { en: "Hide one cheese in the nursery", de: "Einen Käse in der Kinderstube verstecken", fr: "Cacher un fromage à la maternité" },
  drawn: { en: "Drawn", de: "Gezogen", fr: "Tirés" },
  supply: { en: "Rats in the supply", de: "Ratten im Vorrat", fr: "Rats en réserve" },
  foreseen: { en: "The Seers see", de: "Die Seher sehen", fr: "Les voyants voient" },
  drag: { en: "Drag a rat into a chamber, tap chambers, or type numbers.", de: "Ratten in Kammern ziehen, Kammern antippen oder Zahlen tippen.", fr: "Glissez un rat, touchez une salle ou tapez les nombres." },
} as const;

export const SAY = (key: keyof typeof WORDS, names: Record<string, string | number> = {}): string =>
  WORDS[key][speech.language].replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? ""));

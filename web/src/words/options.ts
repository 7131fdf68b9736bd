/** The options of the games in words. An option that is not here keeps the server's own name and description. */
import THINGS from "virtual:values";
import type { Option } from "../lib/types";
import type { Language } from "./index.svelte";

type Text = Record<Language, string>;
interface OptionWords { name: Text; about: Text; values?: Record<string, Text> }

const WHO_BEGINS: Text = { en: "Who begins", de: "Wer beginnt", fr: "Qui commence" };
const FIRST: OptionWords = {
  name: WHO_BEGINS,
  about: { en: "Drawn by chance, or the seat you name.", de: "Ausgelost, oder der genannte Platz.", fr: "Tiré au sort, ou la place indiquée." },
};

const OPTIONS: Record<string, OptionWords> = {
  "die_patin start_player": FIRST,
  "die_patin removed": {
    name: { en: "Enterprises left out", de: "Geschäfte nicht im Spiel", fr: "Entreprises écartées" },
    about: {
      en: "Name none, and they are drawn by chance. Two players leave out five, three three, four one (DP-3.5).",
      de: "Ohne Angabe werden sie ausgelost. Zu zweit fehlen fünf, zu dritt drei, zu viert eines (DP-3.5).",
      fr: "Sans indication, elles sont tirées au sort. On en écarte cinq à deux joueurs, trois à trois, une à quatre (DP-3.5).",
    },
  },
  "ratcatcher ratcatcher": {
    name: { en: "The ratcatcher", de: "Der Rattenfänger", fr: "Le chasseur de rats" },
    about: { en: "Madam Cage is good for a first game.", de: "Madam Cage eignet sich fürs erste Spiel.", fr: "Madame Cage convient à une première partie." },
  },
  "ratcatcher nemesis": {
    name: { en: "The Nemesis", de: "Die Nemesis", fr: "La Némésis" },
    about: { en: "The Rat King is good for a first game.", de: "Der Rattenkönig eignet sich fürs erste Spiel.", fr: "Le Roi des rats convient à une première partie." },
  },
  "ratcatcher mode": {
    name: { en: "How hard", de: "Schwierigkeit", fr: "Difficulté" },
    about: { en: "Which side of Township Card 00 lies up (RC-24.1).", de: "Welche Seite der Stadtteilkarte 00 oben liegt (RC-24.1).", fr: "Face visible de la carte Quartier 00 (RC-24.1)." },
    values: { normal: { en: "normal", de: "normal", fr: "normal" }, hard: { en: "hard", de: "schwer", fr: "difficile" } },
  },
  "ratland food_order": {
    name: { en: "Order of the food cards", de: "Reihenfolge der Nahrungskarten", fr: "Ordre des cartes Nourriture" },
    about: { en: "Sorted cards are good for first games (RL-2.2).", de: "Sortierte Karten eignen sich für erste Spiele (RL-2.2).", fr: "Triées, elles facilitent les premières parties (RL-2.2)." },
    values: { shuffled: { en: "shuffled", de: "gemischt", fr: "mélangées" }, sorted: { en: "sorted", de: "sortiert", fr: "triées" } },
  },
  "ratland boards": {
    name: { en: "Sides of the boards", de: "Seiten der Kanaltafeln", fr: "Faces des plateaux" },
    about: { en: "With a secret choice every player chooses unseen (RL-2.3).", de: "Bei geheimer Wahl entscheiden alle hinter dem Sichtschirm (RL-2.3).", fr: "Avec le choix secret, chacun décide derrière son paravent (RL-2.3)." },
    values: {
      standard: { en: "standard", de: "normal", fr: "standard" },
      all_aggressive: { en: "all aggressive", de: "alle aggressiv", fr: "toutes agressives" },
      secret_choice: { en: "chosen in secret", de: "geheim gewählt", fr: "choisies en secret" },
    },
  },
  "ratland clans": {
    name: { en: "Clans", de: "Clans", fr: "Clans" },
    about: { en: "Every player has a clan with an ability of its own (RL-2.4).", de: "Alle haben einen Clan mit eigener Fähigkeit (RL-2.4).", fr: "Chaque joueur a un clan doté d’une capacité (RL-2.4)." },
    values: { off: { en: "without", de: "ohne", fr: "sans" }, on: { en: "with", de: "mit", fr: "avec" } },
  },
  "ratland start_player": FIRST,
  "target_rats mode": {
    name: { en: "How long", de: "Modus", fr: "Durée" },
    about: {
      en: "Quick: two nests win at once. Lab: ends after 100 rounds (TR-17.1 to 17.3).", de: "Kurz: Zwei Nester gewinnen sofort. Labor: Ende nach 100 Runden (TR-17.1 bis 17.3).",
      fr: "Courte : deux nids suffisent pour gagner aussitôt. Labo : fin après 100 manches (TR-17.1 à 17.3).",
    },
    values: { standard: { en: "standard", de: "normal", fr: "normale" }, quick: { en: "quick", de: "kurz", fr: "courte" }, lab: { en: "lab", de: "Labor", fr: "labo" } },
  },
  "target_rats round_cap": {
    name: { en: "Last round", de: "Letzte Runde", fr: "Dernière manche" },
    about: { en: "After which round the game ends at the latest (TR-17.4).", de: "Nach welcher Runde spätestens Schluss ist (TR-17.4).", fr: "La manche après laquelle la partie s’arrête au plus tard (TR-17.4)." },
  },
  "target_rats first_player": FIRST,
  "target_rats factions": {
    name: { en: "Factions of the seats", de: "Rattenbanden der Plätze", fr: "Bande de chaque place" },
    about: { en: "As usual, or one for each seat (TR-3.5).", de: "Wie üblich, oder für jeden Platz eine (TR-3.5).", fr: "Comme d’habitude, ou une pour chaque place (TR-3.5)." },
  },
};

const plain = (id: string) => id.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());

export const optionName = (game: string, option: Option, language: Language): string => OPTIONS[`${game} ${option.name}`]?.name[language] ?? plain(option.name);
export const optionAbout = (game: string, option: Option, language: Language): string => OPTIONS[`${game} ${option.name}`]?.about[language] ?? option.description;
export const optionValue = (game: string, option: Option, value: unknown, language: Language): string =>
  (OPTIONS[`${game} ${option.name}`]?.values ?? THINGS[`${game} ${option.name}`])?.[String(value)]?.[language] ?? String(value).split("_").map(plain).join(" ");
/** An option that names a seat: -1 leaves it to chance. */
export const isSeat = (option: Option): boolean => option.type === "integer" && option.name.endsWith("_player") && option.least === -1;
/** An option that names a round: -1 leaves it to the mode, 0 is no limit. */
export const isRound = (option: Option): boolean => option.type === "integer" && option.name === "round_cap";

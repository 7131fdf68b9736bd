/** Words on the board of Die Patin that content.toml does not have. */
import { speech } from "../../words/index.svelte";

const WORDS = {
  loot: { en: "Loot", de: "Beute", fr: "Butin" },
  power: { en: "Power", de: "Macht", fr: "Puissance" },
  general_loot: { en: "Loot in the general supply", de: "Beutemarker im allgemeinen Vorrat", fr: "Butin dans la réserve générale" },
  removed: { en: "Enterprises not in this game", de: "Geschäfte nicht im Spiel", fr: "Entreprises écartées" },
  missions: { en: "Missions", de: "Missionen", fr: "Missions" },
  most_areas: { en: "Most areas", de: "Meiste Gebiete", fr: "Le plus de zones" },
  biggest_manhole: { en: "Fullest manhole", de: "Vollster Gully", fr: "Bouche la plus peuplée" },
  most_manholes: { en: "Most manholes", de: "Meiste Gullys", fr: "Le plus de bouches" },
  most_back_rooms: { en: "Most back rooms", de: "Meiste Hinterzimmer", fr: "Le plus d’arrière-salles" },
  most_loot: { en: "Most loot", de: "Meiste Beute", fr: "Le plus de butin" },
  scored: { en: "scored in this round", de: "in dieser Runde gewertet", fr: "validée lors de cette manche" },
  cards: { en: "Your intrigue cards", de: "Deine Intrigen-Karten", fr: "Vos cartes Intrigue" },
  card_open: { en: "face up", de: "offen", fr: "face visible" },
  choose_card: { en: "Choose one of your cards.", de: "Wähle eine deiner Karten.", fr: "Choisissez une de vos cartes." },
  card_administration: { en: "Boss lady inside: up to five actions", de: "Bossin im eigenen Territorium: bis zu fünf Aktionen", fr: "Patronne sur votre territoire : jusqu’à cinq actions" },
  card_bribe: { en: "Boss lady outside: four bribes, then a claim", de: "Bossin außerhalb: vier Bestechungen, dann Anspruch", fr: "Patronne hors du territoire : quatre pots-de-vin, puis revendication" },
  card_invasion: { en: "Boss lady outside: empty a manhole, two own rats, then a claim", de: "Bossin außerhalb: Gully räumen, zwei eigene Ratten, dann Anspruch", fr: "Patronne hors du territoire : vider une bouche, deux rats, puis revendication" },
  rats: { en: "Rats in supply", de: "Ratten im Vorrat", fr: "Rats en réserve" },
  henchmen: { en: "Henchmen left", de: "Handlanger übrig", fr: "Sbires restants" },
  back_rooms: { en: "Back rooms left", de: "Hinterzimmer übrig", fr: "Arrière-salles restantes" },
  areas: { en: "Areas", de: "Gebiete", fr: "Zones" },
  trophies: { en: "Trophies", de: "Trophäen", fr: "Trophées" },
} as const;

export const SAY = (key: keyof typeof WORDS): string => WORDS[key][speech.language];

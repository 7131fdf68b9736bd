/** Words on the board of Die Patin that content.toml does not have. */
import { speech } from "../../words/index.svelte";

const WORDS = {
  loot: { en: "Loot", de: "Beute", fr: "Butin" },
  power: { en: "Power", de: "Macht", fr: "Puissance" },
  general_loot: { en: "Loot in the general supply", de: "Beute im allgemeinen Vorrat", fr: "Butin en réserve générale" },
  removed: { en: "Enterprises not in this game", de: "Unternehmen nicht im Spiel", fr: "Entreprises absentes" },
  missions: { en: "Missions", de: "Aufträge", fr: "Missions" },
  most_areas: { en: "Most areas", de: "Meiste Gebiete", fr: "Plus de zones" },
  biggest_manhole: { en: "Fullest manhole", de: "Vollster Gully", fr: "Bouche la plus pleine" },
  most_manholes: { en: "Most manholes", de: "Meiste Gullys", fr: "Plus de bouches" },
  most_back_rooms: { en: "Most back rooms", de: "Meiste Hinterzimmer", fr: "Plus d'arrière-salles" },
  most_loot: { en: "Most loot", de: "Meiste Beute", fr: "Plus de butin" },
  scored: { en: "scored in this round", de: "in dieser Runde gewertet", fr: "marquée à cette manche" },
  cards: { en: "Your intrigue cards", de: "Deine Intrigenkarten", fr: "Vos cartes Intrigue" },
  card_open: { en: "face up", de: "offen", fr: "face visible" },
  choose_card: { en: "Choose one of your cards.", de: "Wähle eine deiner Karten.", fr: "Choisissez une de vos cartes." },
  card_administration: { en: "Boss lady inside: five actions", de: "Bossin innerhalb: fünf Aktionen", fr: "Patronne chez elle : cinq actions" },
  card_bribe: { en: "Boss lady outside: four bribes, then a claim", de: "Bossin außerhalb: vier Bestechungen, dann Anspruch", fr: "Patronne dehors : quatre pots-de-vin, puis revendication" },
  card_invasion: { en: "Boss lady outside: empty a manhole, two own rats, then a claim", de: "Bossin außerhalb: Gully räumen, zwei eigene Ratten, dann Anspruch", fr: "Patronne dehors : vider une bouche, deux rats, puis revendication" },
  rats: { en: "Rats in supply", de: "Ratten im Vorrat", fr: "Rats en réserve" },
  henchmen: { en: "Henchmen left", de: "Handlanger übrig", fr: "Sbires restants" },
  back_rooms: { en: "Back rooms left", de: "Hinterzimmer übrig", fr: "Arrière-salles restantes" },
  areas: { en: "Areas", de: "Gebiete", fr: "Zones" },
  trophies: { en: "Trophies", de: "Trophäen", fr: "Trophées" },
  boss_off: { en: "Boss lady waits", de: "Bossin wartet", fr: "La patronne attend" },
  boss_on: { en: "Boss lady placed", de: "Bossin eingesetzt", fr: "Patronne placée" },
} as const;

export const SAY = (key: keyof typeof WORDS): string => WORDS[key][speech.language];

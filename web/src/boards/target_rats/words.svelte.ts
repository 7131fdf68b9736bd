import { speech } from "../../words/index.svelte";

const WORDS = {
  phase: { en: "Phase", de: "Phase", fr: "Phase" },
  moves: { en: "Group movements left", de: "Gruppenbewegungen übrig", fr: "Déplacements restants" },
  throne: { en: "Da Big Cheese", de: "Da Big Cheese", fr: "Grand Fromage" },
  surface: { en: "Surface deck", de: "Oberflächenstapel", fr: "Pioche Surface" },
  underground: { en: "Underground deck", de: "Untergrundstapel", fr: "Pioche Souterrain" },
  exterminator: { en: "The Exterminator", de: "Der Kammerjäger", fr: "L’Exterminateur" },
  unfed: { en: "unfed", de: "hungrige", fr: "affamés" },
  fed: { en: "fed", de: "satte", fr: "repus" },
  one_unfed: { en: "unfed", de: "hungrige", fr: "affamé" },
  one_fed: { en: "fed", de: "satte", fr: "repu" },
  food: { en: "Food sources in supply", de: "Futterquellen im Vorrat", fr: "Sources de nourriture en réserve" },
  sewers: { en: "sewer entrances", de: "Kanaleinstiege", fr: "entrées d’égout" },
  infested: { en: "Infestation", de: "Rattenplage", fr: "Secteur infesté" },
  reserve: { en: "Rats in reserve", de: "Ratten im Vorrat", fr: "Rats en réserve" },
  fed_rats: { en: "Fed rats", de: "Satte Ratten", fr: "Rats repus" },
  nests: { en: "Nests", de: "Nester", fr: "Nids" },
  item: { en: "Item", de: "Gegenstand", fr: "Objet" },
  dice: { en: "Dice", de: "Würfel", fr: "Dés" },
} as const;

export const SAY = (key: keyof typeof WORDS): string => WORDS[key][speech.language];

const PHASES: Record<string, { en: string; de: string; fr: string }> = {
  move: { en: "movement", de: "Bewegung", fr: "déplacement" },
  act: { en: "actions", de: "Aktionen", fr: "actions" },
  begin: { en: "beginning", de: "Beginn", fr: "début" },
  fight: { en: "fights", de: "Kämpfe", fr: "combats" },
  exterminator: { en: "the Exterminator", de: "Kammerjäger", fr: "l’Exterminateur" },
  check: { en: "end of the turn", de: "Ende des Zuges", fr: "fin du tour" },
};
export const PHASE = (id: string): string => PHASES[id]?.[speech.language] ?? id;

import { speech } from "../../words/index.svelte";

const WORDS = {
  health: { en: "Health", de: "Leben", fr: "Vie" },
  movement: { en: "Movement", de: "Bewegung", fr: "Mouvement" },
  dice: { en: "Dice", de: "Würfel", fr: "Dés" },
  traps: { en: "Traps", de: "Fallen", fr: "Pièges" },
  defence: { en: "Defence", de: "Abwehr", fr: "Défense" },
  accuracy: { en: "Hits on", de: "Trifft ab", fr: "Touche à" },
  cheese: { en: "Cheese", de: "Käse", fr: "Fromage" },
  bite: { en: "Bite", de: "Biss", fr: "Morsure" },
  tracker: { en: "Cheese eaten", de: "Gefressener Käse", fr: "Fromage mangé" },
  cage: { en: "Cage", de: "Käfig", fr: "Cage" },
  deck: { en: "Townships left", de: "Viertel übrig", fr: "Quartiers restants" },
} as const;

export const SAY = (key: keyof typeof WORDS): string => WORDS[key][speech.language];

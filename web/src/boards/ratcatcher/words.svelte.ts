import { speech } from "../../words/index.svelte";

const WORDS = {
  in_hand: { en: "Drawn:", de: "Gezogen:", fr: "Carte piochée :" },
  health: { en: "Health", de: "Gesundheit", fr: "Vie" },
  movement: { en: "Movement", de: "Bewegung", fr: "Mouvement" },
  dice: { en: "Dice", de: "Würfel", fr: "Dés" },
  traps: { en: "Traps", de: "Fallen", fr: "Pièges" },
  defence: { en: "Defence", de: "Verteidigung", fr: "Défense" },
  accuracy: { en: "Hits on", de: "Treffer ab", fr: "Précision" },
  cheese: { en: "Magic Cheese", de: "Zauberkäse", fr: "Fromages magiques" },
  bite: { en: "Bite", de: "Biss", fr: "Morsure" },
  tracker: { en: "Rat Tracker", de: "Rattenleiste", fr: "Piste des rats" },
  cage: { en: "Cage", de: "Käfig", fr: "Cage" },
  deck: { en: "Township Cards left", de: "Stadtteilkarten übrig", fr: "Quartiers restants" },
  upgrades: { en: "Upgrades", de: "Verbesserungen", fr: "Améliorations" },
  attack: { en: "Attack", de: "Angriff", fr: "Attaque" },
  trap: { en: "Better trap", de: "Bessere Falle", fr: "Piège amélioré" },
  purple_unlock: { en: "Purple ability", de: "Violette Fähigkeit", fr: "Capacité violette" },
  purple_refill: { en: "Purple refill", de: "Violett auffüllen", fr: "Recharge violette" },
  yellow_unlock: { en: "Yellow ability", de: "Gelbe Fähigkeit", fr: "Capacité jaune" },
  yellow_refill: { en: "Yellow refill", de: "Gelb auffüllen", fr: "Recharge jaune" },
  brown: { en: "brown", de: "braun", fr: "bruns" },
  black: { en: "black", de: "schwarz", fr: "noirs" },
  white: { en: "white", de: "weiß", fr: "blancs" },
  none: { en: "nothing", de: "nichts", fr: "rien" },
  spawn_peculiar: { en: "a Peculiar Rat appears", de: "eine Sonderbare Ratte erscheint", fr: "un rat singulier apparaît" },
  spawn_nemesis: { en: "the Nemesis appears", de: "die Nemesis erscheint", fr: "la Némésis apparaît" },
  spawn_rats: { en: "rats appear", de: "Ratten erscheinen", fr: "des rats apparaissent" },
  mutate_health: { en: "more health", de: "mehr Gesundheit", fr: "plus de vie" },
  mutate_bite: { en: "harder bite", de: "härterer Biss", fr: "morsure plus forte" },
  mutate_defence: { en: "better defence", de: "bessere Verteidigung", fr: "meilleure défense" },
  mutate_spawn: { en: "more rats", de: "mehr Ratten", fr: "plus de rats" },
  lose: { en: "the game is lost", de: "das Spiel ist verloren", fr: "la partie est perdue" },
} as const;

export const SAY = (key: keyof typeof WORDS): string => WORDS[key][speech.language];
/** The word for an id of the game's view; the id itself where there is none. */
export const sayOf = (id: string): string => (id in WORDS ? SAY(id as keyof typeof WORDS) : id.replaceAll("_", " "));

/** Two lines about each game and how long it takes, for the lobby; the server's own description goes first. */
import type { GameInfo } from "../lib/types";
import type { Language } from "../words/index.svelte";

const ABOUT: Record<string, Record<Language, string>> = {
  die_patin: {
    en: "Mafia clans fight for the areas of Beasty Town. Bribe the rats in the manholes, open back rooms, and keep one intrigue secret each round.",
    de: "Mafia-Clans streiten um die Gebiete von Beasty Town. Bestich die Ratten an den Gullys, richte Hinterzimmer ein und halte jede Runde eine Intrige geheim.",
    fr: "Des clans mafieux se disputent Beasty Town. Soudoyez les rats des égouts, ouvrez des arrière-salles et gardez une intrigue secrète à chaque manche.",
  },
  ratland: {
    en: "Lead a clan of sewer rats: send them for cheese, breed, plunder the neighbours, and feed everybody. All place in secret behind screens.",
    de: "Führe einen Clan von Kanalratten: Suche Käse, vermehre dich, plündere die Nachbarn und ernähre alle. Verteilt wird geheim, hinter Sichtschirmen.",
    fr: "Menez un clan de rats d’égout : cherchez du fromage, multipliez-vous, pillez vos voisins et nourrissez tout le monde. On place ses rats en secret, derrière un paravent.",
  },
  ankh_morpork: {
    en: "Lord Vetinari is gone. Play the citizens of a fog-bound city on a river, and reach the secret aim of the personality you were dealt.",
    de: "Lord Vetinari ist verschwunden. Spiele die Bürger einer nebligen Stadt am Fluss aus und erreiche das geheime Ziel deiner Persönlichkeit.",
    fr: "Le seigneur Vétérini a disparu. Jouez les citoyens d’une ville noyée de brume et atteignez le but secret de votre personnage.",
  },
  target_rats: {
    en: "Rat factions roam two rings of alleys and tunnels. Scavenge, build nests, crown Da Big Cheese, and keep clear of the Exterminator.",
    de: "Rattenbanden streifen durch zwei Ringe aus Gassen und Tunneln. Stöbere, gründe Nester, kröne Da Big Cheese und meide den Kammerjäger.",
    fr: "Des bandes de rats parcourent deux anneaux de ruelles et de tunnels. Fouillez, fondez des nids, couronnez le Grand Fromage, évitez l’Exterminateur.",
  },
  ratcatcher: {
    en: "Alone against the plague: explore a city that grows card by card, set traps, upgrade your tools and hunt down the Nemesis.",
    de: "Allein gegen die Plage: Erkunde eine Stadt, die Karte um Karte wächst, stelle Fallen, verbessere dein Werkzeug und jage die Nemesis.",
    fr: "Seul contre le fléau : explorez une ville qui grandit carte après carte, posez des pièges, améliorez votre équipement et traquez la Némésis.",
  },
};

const MINUTES: Record<string, (seats: number) => number> = {
  die_patin: (n) => 30 * n, ratland: (n) => 30 + 5 * n, ankh_morpork: () => 60, target_rats: (n) => 30 * n, ratcatcher: () => 60,
};

export function about(game: GameInfo, language: Language): string {
  return game.description[language] || ABOUT[game.id]?.[language] || game.description.en || "";
}

/** From the fewest to the most players. */
export function minutes(game: GameInfo): string | null {
  const guess = MINUTES[game.id];
  if (!guess) return null;
  const [short, long] = [guess(game.seats.least), guess(game.seats.most)];
  return short === long ? `${short}` : `${short}–${long}`;
}

/** As many seats as make a good first game against bots. */
export const goodSeats = (game: GameInfo): number => Math.min(game.seats.most, Math.max(game.seats.least, 3));

import { speech } from "../../words/index.svelte";

const WORDS = {
  minion: { en: "Place a minion", de: "Handlanger einsetzen", fr: "Placer un agent" },
  build: { en: "Build", de: "Bauen", fr: "Construire" },
  assassinate: { en: "Assassinate", de: "Meucheln", fr: "Assassiner" },
  remove_trouble: { en: "Remove a trouble marker", de: "Unruhe entfernen", fr: "Retirer un marqueur Trouble" },
  scroll: { en: "Do what the card says", de: "Tun, was die Karte sagt", fr: "Appliquer le texte de la carte" },
  event: { en: "Random event", de: "Zufallsereignis", fr: "Événement aléatoire" },
  play: { en: "Play another card", de: "Noch eine Karte spielen", fr: "Jouer une autre carte" },
  interrupt: { en: "Interrupt", de: "Unterbrechung", fr: "Interruption" },
  money: { en: "Take ${n}", de: "{n} $ nehmen", fr: "Prendre {n} $" },
  hand: { en: "Your hand", de: "Deine Hand", fr: "Votre main" },
  secret: { en: "Your secret personality", de: "Deine geheime Persönlichkeit", fr: "Votre personnage secret" },
  cards: { en: "Cards in hand", de: "Handkarten", fr: "Cartes en main" },
  minions: { en: "Minions in supply", de: "Handlanger im Vorrat", fr: "Agents en réserve" },
  buildings: { en: "Buildings in stock", de: "Gebäude im Vorrat", fr: "Bâtiments en réserve" },
  controlled: { en: "Areas controlled", de: "Kontrollierte Bezirke", fr: "Quartiers contrôlés" },
  money_held: { en: "Money", de: "Geld", fr: "Argent" },
  trouble: { en: "Trouble markers", de: "Unruhe-Marker", fr: "Marqueurs Trouble" },
  draw_pile: { en: "Draw pile", de: "Nachzugstapel", fr: "Pioche" },
  discard_pile: { en: "Discard pile", de: "Ablagestapel", fr: "Défausse" },
  bank: { en: "Bank", de: "Bank", fr: "Banque" },
  events: { en: "Events left", de: "Ereignisse übrig", fr: "Événements restants" },
  in_play: { en: "Card in play", de: "Gespielte Karte", fr: "Carte jouée" },
  power: { en: "City card", de: "Stadtbezirkskarte", fr: "Carte Quartier" },
  worth: { en: "Building costs", de: "Gebäude kostet", fr: "Coût du bâtiment" },
  infiltrated_areas: { en: "Have minions in {n} areas.", de: "Handlanger in {n} Bezirken haben.", fr: "Avoir des agents dans {n} quartiers." },
  controlled_areas: { en: "Control {n} areas.", de: "{n} Bezirke kontrollieren.", fr: "Contrôler {n} quartiers." },
  trouble_markers: { en: "{n} trouble markers on the board.", de: "{n} Unruhe-Marker auf dem Plan.", fr: "{n} marqueurs Trouble sur le plateau." },
  net_worth: { en: "Be worth ${n} in money and buildings.", de: "{n} $ in Geld und Gebäuden besitzen.", fr: "Posséder {n} $ en argent et en bâtiments." },
  draw_pile_empty: { en: "The draw pile runs out and nobody else has won.", de: "Der Nachzugstapel ist leer, niemand sonst hat gewonnen.", fr: "La pioche est épuisée et personne d'autre n'a gagné." },
} as const;

export type Say = keyof typeof WORDS;
export const knows = (key: string): key is Say => key in WORDS;
export const SAY = (key: Say, names: Record<string, string | number> = {}): string =>
  WORDS[key][speech.language].replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? ""));

import { speech } from "../../words/index.svelte";

const WORDS = {
  minion: { en: "Place a minion", de: "Einen Handlanger einsetzen", fr: "Placer un agent" },
  build: { en: "Build", de: "Ein Gebäude errichten", fr: "Construire un bâtiment" },
  assassinate: { en: "Assassinate a minion", de: "Meuchelmord", fr: "Assassiner un agent" },
  remove_trouble: { en: "Remove a trouble marker", de: "Die Wache: einen Unruhe-Marker entfernen", fr: "Retirer un pion Chaos" },
  scroll: { en: "Do what the card says", de: "Schriftrolle: den Text ausführen", fr: "Appliquer le texte de la carte" },
  event: { en: "Draw an event", de: "Ereignis", fr: "Piocher un événement" },
  play: { en: "Play another card", de: "Spiele eine weitere Karte", fr: "Jouer une autre carte" },
  interrupt: { en: "Interrupt", de: "Unterbrechung", fr: "Interruption" },
  money: { en: "Take ${n}", de: "{n} $ kassieren", fr: "Prendre {n} $" },
  hand: { en: "Your hand", de: "Deine Handkarten", fr: "Votre main" },
  secret: { en: "Your secret personality", de: "Deine geheime Persönlichkeitskarte", fr: "Votre personnage secret" },
  cards: { en: "Cards in hand", de: "Handkarten", fr: "Cartes en main" },
  minions: { en: "Minions in supply", de: "Handlanger im Vorrat", fr: "Agents en réserve" },
  buildings: { en: "Buildings in stock", de: "Gebäude im Vorrat", fr: "Bâtiments en réserve" },
  controlled: { en: "Areas controlled", de: "Kontrollierte Bezirke", fr: "Quartiers contrôlés" },
  money_held: { en: "Money", de: "Geld", fr: "Argent" },
  trouble: { en: "Trouble markers", de: "Unruhe-Marker", fr: "Pions Chaos" },
  draw_pile: { en: "Draw pile", de: "Nachzugstapel", fr: "Pioche" },
  discard_pile: { en: "Discard pile", de: "Ablagestapel", fr: "Défausse" },
  bank: { en: "Bank", de: "Bank", fr: "Banque" },
  events: { en: "Events left", de: "Ereignisse übrig", fr: "Événements restants" },
  in_play: { en: "Card in play", de: "Ausgespielte Karte", fr: "Carte jouée" },
  power: { en: "City Area card", de: "Stadtbezirkskarte", fr: "Carte Quartier" },
  sum: { en: "${n}", de: "{n} $", fr: "{n} $" },
  worth: { en: "Building costs", de: "Baukosten", fr: "Coût du bâtiment" },
  infiltrated_areas: { en: "Have minions in {n} areas.", de: "Handlanger in {n} Bezirken haben.", fr: "Avoir des agents dans {n} quartiers." },
  controlled_areas: { en: "Control {n} areas.", de: "{n} Bezirke kontrollieren.", fr: "Contrôler {n} quartiers." },
  trouble_markers: { en: "{n} trouble markers on the board.", de: "{n} Unruhe-Marker auf dem Spielplan.", fr: "{n} pions Chaos sur le plateau." },
  net_worth: { en: "Be worth ${n} in money and buildings.", de: "Ein Kapital von {n} $ besitzen (Bargeld und Gebäude).", fr: "Posséder {n} $ en argent et en bâtiments." },
  draw_pile_empty: { en: "The last card of the draw pile is taken.", de: "Die letzte Karte vom Nachzugstapel wird genommen.", fr: "La dernière carte de la pioche est prise." },
} as const;

export type Say = keyof typeof WORDS;
export const knows = (key: string): key is Say => key in WORDS;
export const SAY = (key: Say, names: Record<string, string | number> = {}): string =>
  WORDS[key][speech.language].replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? ""));
/** A sum of money. */
export const money = (n: number): string => SAY("sum", { n });

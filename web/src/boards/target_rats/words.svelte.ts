import { speech } from "../../words/index.svelte";

const WORDS = {
  moves: { en: "Group movements left", de: "Gruppenbewegungen übrig", fr: "Déplacements restants" },
  throne: { en: "Da Big Cheese", de: "Da Big Cheese", fr: "Grand Fromage" },
  surface: { en: "Surface deck", de: "Oberflächenstapel", fr: "Pioche Surface" },
  underground: { en: "Underground deck", de: "Untergrundstapel", fr: "Pioche Souterrain" },
  exterminator: { en: "The Exterminator", de: "Der Kammerjäger", fr: "L’Exterminateur" },
  surface_text: { en: "Drawn by scavenging on the street: mostly food, also nests, sewer entrances and danger. Open it to see what is left.", de: "Wird beim Stöbern auf der Straße gezogen: meist Futter, auch Nester, Kanaleinstiege und Gefahren. Öffne ihn, um zu sehen, was noch darin ist.", fr: "On y pioche en fouillant dans la rue : surtout à manger, aussi des nids, des entrées d’égout et des dangers. Ouvrez-la pour voir ce qui reste." },
  underground_text: { en: "Drawn by scavenging below: nests, items, sewer entrances and danger. Open it to see what is left.", de: "Wird beim Stöbern unter der Erde gezogen: Nester, Gegenstände, Kanaleinstiege und Gefahren. Öffne ihn, um zu sehen, was noch darin ist.", fr: "On y pioche en fouillant sous terre : des nids, des objets, des entrées d’égout et des dangers. Ouvrez-la pour voir ce qui reste." },
  food_text: { en: "A food source feeds all your rats on its space, and is never used up.", de: "Eine Futterquelle macht alle deine Ratten auf ihrem Feld satt und wird nie leer.", fr: "Une source de nourriture nourrit tous vos rats sur sa case et ne s’épuise jamais." },
  sewer_text: { en: "A sewer entrance links its space with the one right above or below.", de: "Ein Kanaleinstieg verbindet sein Feld mit dem direkt darüber oder darunter.", fr: "Une entrée d’égout relie sa case à celle juste au-dessus ou au-dessous." },
  nests_text: { en: "Each nest is one more group movement and one more die for the throne. Three and the throne win.", de: "Jedes Nest ist eine Gruppenbewegung mehr und ein Würfel mehr für den Thron. Drei Nester und der Thron bringen den Sieg.", fr: "Chaque nid donne un déplacement de plus et un dé de plus pour le trône. Trois nids et le trône gagnent." },
  unfed_text: { en: "They lie flat: they neither breed nor build.", de: "Sie liegen: Sie vermehren sich nicht und gründen keine Nester.", fr: "Ils sont couchés : ils ne se reproduisent pas et ne bâtissent pas." },
  fed_text: { en: "They sit up: two on one space can breed or found a nest.", de: "Sie sitzen: Zwei auf einem Feld können sich vermehren oder ein Nest gründen.", fr: "Ils sont assis : deux sur une case peuvent se reproduire ou fonder un nid." },
  food: { en: "Food sources in supply", de: "Futterquellen im Vorrat", fr: "Sources de nourriture en réserve" },
  sewers: { en: "Sewer entrances in supply", de: "Kanaleinstiege im Vorrat", fr: "Entrées d’égout en réserve" },
  food_here: { en: "food source", de: "Futterquelle", fr: "source de nourriture" },
  sewer_here: { en: "sewer entrance", de: "Kanaleinstieg", fr: "entrée d’égout" },
  nest_here: { en: "nest", de: "Nest", fr: "nid" },
  infested: { en: "Infestation! The Exterminator comes at the end of the turn", de: "Rattenplage! Am Ende des Zuges kommt der Kammerjäger", fr: "Infestation ! L’Exterminateur vient à la fin du tour" },
  rats_in: { en: "{rats} of {most} rats", de: "{rats} von {most} Ratten", fr: "rats : {rats} sur {most}" },
  reserve: { en: "Rats in reserve", de: "Ratten im Vorrat", fr: "Rats en réserve" },
  unfed_rats: { en: "Unfed rats", de: "Hungrige Ratten", fr: "Rats affamés" },
  fed_rats: { en: "Fed rats", de: "Satte Ratten", fr: "Rats repus" },
  nests: { en: "Nests", de: "Nester", fr: "Nids" },
  item: { en: "Item", de: "Gegenstand", fr: "Objet" },
  ready: { en: "ready", de: "bereit", fr: "utilisable" },
  used: { en: "used until the next turn", de: "benutzt bis zum nächsten Zug", fr: "utilisé jusqu’au prochain tour" },
  dice: { en: "Dice", de: "Würfel", fr: "Dés" },
  first: { en: "First player", de: "Beginnt die Runde", fr: "Premier joueur" },
  aim: { en: "Your aim", de: "Dein Ziel", fr: "Votre but" },
  aim_nests: { en: "{have}/{need} nests", de: "{have}/{need} Nester", fr: "nids {have}/{need}" },
  aim_throne: { en: "the throne", de: "der Thron", fr: "le trône" },
  aim_hold: { en: "hold both for a round", de: "eine Runde lang", fr: "pendant une manche" },
  aim_held: { en: "held for {have}/{need} turns", de: "{have}/{need} Züge gehalten", fr: "gardés {have}/{need} tours" },
  left: { en: "Still in the deck", de: "Noch im Stapel", fr: "Encore dans la pioche" },
  discarded: { en: "Discarded", de: "Abgelegt", fr: "Défaussées" },
  none: { en: "none", de: "keine", fr: "aucune" },
  close: { en: "Close", de: "Schließen", fr: "Fermer" },
  meter: { en: "From 8 rats on, street and tunnels together, the Exterminator comes at the end of the turn.", de: "Ab 8 Ratten, Straße und Tunnel zusammen, kommt am Ende des Zuges der Kammerjäger.", fr: "À partir de 8 rats, rue et tunnels ensemble, l’Exterminateur vient à la fin du tour." },
  rats: { en: "Rats", de: "Ratten", fr: "Rats" },
  token: { en: "Token", de: "Marker", fr: "Jeton" },
  attack: { en: "Attack", de: "Angriff", fr: "Attaquer" },
  join: { en: "Join your rats", de: "Zu deinen Ratten", fr: "Rejoindre vos rats" },
  streets: { en: "On the street", de: "Auf die Straße", fr: "Dans la rue" },
  tunnels: { en: "Underground", de: "In den Untergrund", fr: "Sous terre" },
  look: { en: "Point at a space, a card or a deck to learn what it is.", de: "Zeig auf ein Feld, eine Karte oder einen Stapel, um zu erfahren, was es ist.", fr: "Pointez une case, une carte ou une pioche pour savoir ce que c’est." },
  quick: { en: "quick game: two nests and the throne win at once", de: "kurzes Spiel: Zwei Nester und der Thron bringen sofort den Sieg", fr: "partie courte : deux nids et le trône gagnent aussitôt" },
  fight: { en: "Fight", de: "Kampf", fr: "Combat" },
  target: { en: "The target!", de: "Die Zielscheibe!", fr: "La cible !" },
  claims: { en: "reaches for the throne", de: "greift nach dem Thron", fr: "tente de prendre le trône" },
  exterminator_die: { en: "Does the Exterminator come?", de: "Kommt der Kammerjäger?", fr: "L’Exterminateur vient-il ?" },
} as const;

export const SAY = (key: keyof typeof WORDS, names?: Record<string, string | number>): string => {
  const text: string = WORDS[key][speech.language];
  return names ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(names[name] ?? whole)) : text;
};

const PHASES: Record<string, { en: string; de: string; fr: string }> = {
  begin: { en: "Begin", de: "Beginn", fr: "Début" },
  move: { en: "Move", de: "Bewegen", fr: "Déplacer" },
  fight: { en: "Fight", de: "Kämpfen", fr: "Combattre" },
  act: { en: "Act", de: "Aktionen", fr: "Agir" },
  exterminator: { en: "Exterminator", de: "Kammerjäger", fr: "Exterminateur" },
  check: { en: "Check", de: "Prüfung", fr: "Vérifier" },
};
export const PHASE = (id: string): string => PHASES[id]?.[speech.language] ?? id;
/** The phases of a turn in which something is decided or seen. */
export const STEPS = ["move", "fight", "act", "exterminator"] as const;

/** What kind of place a space is, and what that means. */
const KINDS: Record<string, { en: string; de: string; fr: string }> = {
  plain_surface: { en: "Street", de: "Straße", fr: "Rue" },
  plain_underground: { en: "Tunnel", de: "Tunnel", fr: "Tunnel" },
  sewer_cover: { en: "Street; leads home and down to the main drain", de: "Straße; führt nach Hause und hinunter in den Hauptkanal", fr: "Rue ; mène au nid natal et au collecteur" },
  drain: { en: "Tunnel; leads up to the sewer cover and into Rat City", de: "Tunnel; führt hinauf zum Kanaldeckel und in die Rattenstadt", fr: "Tunnel ; mène à la plaque d’égout et à la Cité des Rats" },
  corridor_surface: { en: "Passage down to the stairwell; counts for both quadrants, no tokens", de: "Durchgang zur Treppe darunter; zählt für beide Viertel, keine Marker", fr: "Passage vers l’escalier ; compte pour les deux secteurs, sans jeton" },
  corridor_underground: { en: "Passage up to the gangway; counts for both quadrants, no tokens", de: "Durchgang zur Gasse darüber; zählt für beide Viertel, keine Marker", fr: "Passage vers la ruelle ; compte pour les deux secteurs, sans jeton" },
  rat_city: { en: "Holds eight rats of one faction; the throne of Da Big Cheese", de: "Platz für acht Ratten einer Bande; der Thron von Da Big Cheese", fr: "Huit rats d’une même bande ; le trône du Grand Fromage" },
  home: { en: "Only its own rats get in; safe, but no nest for victory", de: "Nur die eigenen Ratten kommen hinein; sicher, zählt aber nicht für den Sieg", fr: "Seuls ses rats y entrent ; sûr, mais ne compte pas pour la victoire" },
};
export const KIND = (ring: string, kind: string): string => (KINDS[`${kind}_${ring}`] ?? KINDS[kind] ?? KINDS[ring])?.[speech.language] ?? "";

/** A name as it stands on the board: its place tells the quarter. */
export const shortName = (name: string): string =>
  name.replace(/(\w{4,}-)(?=\w{6,})/, "$1 ").replace(/^(North|South)(west|east) (?=Sewer|Main)/, "").replace(/^(Kanaldeckel|Hauptkanal) \S+$/, "$1").replace(/^(Plaque d’égout|Collecteur) \S+$/, "$1");

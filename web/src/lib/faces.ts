/** The views of the games. Generated from their shape.py: `python -m undercity.server.types` */

/** Minions are by seat; the City Area card lies on the display, out of the game, or with a seat. */
export interface AnkhMorporkArea {
  id: string;
  number: number;
  cost: number;
  minions: number[];
  trolls: number;
  demons: number;
  building: number | null;
  building_value: number;
  trouble: boolean;
  city_card: number | "display" | "out";
  power_spent: boolean;
  controlled_by: number | null;
}

/** The points that decide when no personality wins (AM-19). */
export interface AnkhMorporkPoints {
  minions: number;
  buildings: number;
  cash: number;
  loans: number;
  total: number;
}

/** Cards of the hand that the viewer may not know are None. */
export interface AnkhMorporkPlayer {
  colour: string;
  money: number;
  minions_in_supply: number;
  buildings_in_stock: number;
  hand_size: number;
  hand: (string | null)[];
  known_to_all: string[];
  loans: string[];
  stuck: string[];
  hand_places: number;
  personality: string | null;
  controlled: number;
  infiltrated: number;
  net_worth: number;
  points: AnkhMorporkPoints;
}

/** The seats that may have it, and whether it may be undealt, for all the viewer knows. */
export interface AnkhMorporkPersonality {
  id: string;
  seats: number[];
  undealt: boolean;
}

/** The city of Ankh-Morpork. */
export interface AnkhMorporkTable {
  active: number;
  bank: number;
  areas: AnkhMorporkArea[];
  players: AnkhMorporkPlayer[];
  draw_pile: number;
  discard_pile: string[];
  card_in_play: string | null;
  further_plays: number;
  events_resolved: string[];
  event_deck: number;
  trouble_markers: number;
  at_hand: string | null;
  target: number | null;
  rolled: string[];
  shown_cards: string[];
  personalities: AnkhMorporkPersonality[];
  ended_by: string | null;
  winner: number | null;
}

/** A district and the loot that is left in it. */
export interface DiePatinDistrict {
  id: string;
  loot: number;
}

/** Lists are by seat; `tiles` are the enterprises, None where there is none. */
export interface DiePatinArea {
  id: string;
  district: string;
  owner: number | null;
  tiles: (string | null)[];
  back_room: number | null;
  henchmen: number[];
  bosses: number[];
  power: number[];
}

/** Whose rats are on a manhole, and how many. */
export interface DiePatinManhole {
  id: string;
  owner: number | null;
  rats: number;
}

/** What each seat has of it, and who meets it. */
export interface DiePatinMission {
  values: number[];
  met: number[];
}

/** An intrigue card; its id is None for whom it is face down. */
export interface DiePatinCard {
  laid: boolean;
  shown: boolean;
  id: string | null;
}

/** What a seat has of each kind of points. */
export interface DiePatinPoints {
  missions: number;
  trophies: number;
  chains: number;
  symbols: number;
  total: number;
}

/** A boss lady, what she has, and the points of her missions. */
export interface DiePatinPlayer {
  clan: string;
  loot: number;
  rats: number;
  back_rooms: number;
  henchmen: number;
  boss_area: string | null;
  collected: Record<string, number>;
  areas: number;
  trophies: number;
  missions: Record<string, number>;
  card: DiePatinCard;
  points: DiePatinPoints;
}

/** The figure that is being placed; or the area where a placed one acts, and how many actions or bribes are left. */
export interface DiePatinActing {
  figure: string | null;
  area: string | null;
  left: number;
}

/** The town of Die Patin. */
export interface DiePatinTable {
  round: number;
  rounds: number;
  start_player: number;
  general_loot: number;
  removed_enterprises: string[];
  acting: DiePatinActing | null;
  districts: DiePatinDistrict[];
  areas: DiePatinArea[];
  manholes: DiePatinManhole[];
  missions: Record<string, DiePatinMission>;
  players: DiePatinPlayer[];
}

/** What is in a zone; `appetite` is its rat count (RC-17.2). */
export interface RatcatcherZone {
  id: string;
  ratcatcher: boolean;
  nemesis: boolean;
  peculiars: string[];
  rats: Record<string, number>;
  cheese: number;
  tokens: Record<string, number>;
  placed: string[];
  trap: boolean;
  nests: number;
  appetite: number;
}

/** Where a Township Card lies, how often it is turned by a quarter, and what is in its zones. */
export interface RatcatcherTownship {
  id: string;
  x: number;
  y: number;
  rotation: number;
  active: boolean;
  zones: RatcatcherZone[];
}

/** What a trap costs, its dice, and by how much it lowers Defence (RC-15.3). */
export interface RatcatcherTrap {
  cost: number;
  dice: number;
  pierce: number;
}

/** An ability of the Ratcatcher and its Special Tokens. */
export interface RatcatcherAbility {
  id: string;
  unlocked: boolean;
  tokens: number;
  max: number;
}

/** A Peculiar Rat and the tokens that it had hoarded. */
export interface RatcatcherCaught {
  id: string;
  stash: Record<string, number>;
}

/** Upgrades are the cheese in their slots, and how many slots there are. */
export interface RatcatcherRatcatcher {
  id: string;
  zone: string;
  attributes: Record<string, number>;
  defence: number;
  health: number;
  max_health: number;
  dice: number;
  movement: number;
  trap_tokens: number;
  trap: RatcatcherTrap;
  guard: number;
  dashing: boolean;
  cheese: number;
  cheese_to_win: number;
  upgrades: Record<string, number[]>;
  abilities: Record<string, RatcatcherAbility>;
  caught: RatcatcherCaught[];
}

/** What would bite if the Rats' Turn found the table like this (RC-16), and the wounds that leaving costs (RC-7.3). The Bites of the Common Rats here are added up; of Peculiar Rats the sharpest counts; the Nemesis rolls dice. */
export interface RatcatcherDanger {
  common: number;
  peculiar: number;
  nemesis: number;
  leaving: number;
}

/** What happens when so much cheese is eaten. */
export interface RatcatcherLevel {
  op: string;
  value: number;
}

/** The Nemesis; its zone is None until it appears. */
export interface RatcatcherNemesis {
  id: string;
  zone: string | null;
  health: number;
  max_health: number;
  accuracy: number;
  bite: number;
  defence: number;
  spawn: number;
  cheese_eaten: number;
  tracker: RatcatcherLevel[];
  gut: Record<string, number[]>;
}

/** Hits that are still to be assigned. */
export interface RatcatcherAttack {
  zone: string;
  hits: number;
  mortal_hits: number;
}

/** A reward of the Tallyman that is being paid: so many rats are still to be handed over. */
export interface RatcatcherPayment {
  reward: string;
  left: number;
}

/** The city of Ratcatcher, by Township Card. */
export interface RatcatcherTable {
  round: number;
  rounds: number;
  mode: string;
  won: boolean | null;
  city: Record<string, RatcatcherTownship>;
  card_in_hand: string | null;
  card_joins: string | null;
  payment: RatcatcherPayment | null;
  ratcatcher: RatcatcherRatcatcher;
  danger: RatcatcherDanger;
  nemesis: RatcatcherNemesis;
  attack: RatcatcherAttack | null;
  cage: Record<string, number>;
  sack: Record<string, number>;
  reserve: Record<string, number>;
  township_deck: number;
  peculiar_deck: number;
  peculiar_discard: string[];
  question_pool: Record<string, number>;
  question_discard: Record<string, number>;
}

/** How this game was set up. */
export interface RatlandOptions {
  food_order: string;
  boards: string;
  clans: string;
}

/** What the Seers see. */
export interface RatlandForeseen {
  event: string;
  food: string[];
}

/** A hunting ground: its cheese, and everybody's rats by seat. */
export interface RatlandGround {
  id: string;
  pieces: Record<string, number>;
  rats: number[];
}

/** What a seat is asked behind its screen. */
export interface RatlandAsked {
  rats: number;
  place: string | null;
  may_hide: boolean;
  confirmed: boolean;
}

/** A clan. Its rats are by place; those behind another's screen count as waiting. */
export interface RatlandPlayer {
  clan: string | null;
  dealt: string[];
  board: string | null;
  rats: Record<string, number>;
  waiting: number;
  healthy: number;
  sick: number;
  lost: number;
  dead: number;
  clan_size: number;
  cheese: number;
  hides: boolean;
  need: number;
  sent: Record<string, number>;
  confirmed: boolean;
  points: number;
}

/** The sewers of RatLand, and what lies above them. */
export interface RatlandTable {
  options: RatlandOptions;
  round: number;
  phase: string;
  start_player: number;
  active_player: number;
  clan_level: number;
  screens: boolean;
  event: string | null;
  events: string[];
  events_left: number;
  food: string[];
  food_seen: string[];
  food_left: number;
  food_to_come: string[];
  foreseen: RatlandForeseen | null;
  area: string | null;
  areas: RatlandGround[];
  rat_supply: number;
  cheese_supply: Record<string, number>;
  bag: Record<string, number>;
  drawn: Record<string, number>;
  offers_both: boolean;
  asked: RatlandAsked | null;
  players: RatlandPlayer[];
}

/** Tokens that are left. */
export interface TargetRatsSupply {
  food: number;
  sewer: number;
}

/** A nest is of a faction. */
export interface TargetRatsToken {
  kind: string;
  faction: string | null;
}

/** The rats of a faction on a space, and how many of them have moved. */
export interface TargetRatsRats {
  faction: string;
  unfed: number;
  fed: number;
  big_cheese: boolean;
  moved_unfed: number;
  moved_fed: number;
}

/** What is on a space; `acting` while it has still to act. */
export interface TargetRatsSpace {
  id: string;
  token: TargetRatsToken | null;
  rats: TargetRatsRats[];
  contested: boolean;
  acting: boolean;
}

/** How many rats are in a quadrant. */
export interface TargetRatsQuadrant {
  id: string;
  rats: number;
  infested: boolean;
}

/** How many cards of each kind are left, and how many were discarded. */
export interface TargetRatsDeck {
  id: string;
  cards: number;
  left: Record<string, number>;
  discard: Record<string, number>;
}

/** A card that was drawn. */
export interface TargetRatsCard {
  id: string;
  deck: string;
}

/** An item, and when it may be used. */
export interface TargetRatsItem {
  id: string;
  window: string;
  ready: boolean;
}

/** A group for which a destination is being chosen. */
export interface TargetRatsMoving {
  unfed: number;
  fed: number;
}

/** A faction and what it has. */
export interface TargetRatsPlayer {
  seat: number;
  faction: string;
  home: string;
  reserve: number;
  fed: number;
  nests: number;
  nests_needed: number;
  nests_left: number;
  title: boolean;
  meets_conditions: boolean;
  hold: number;
  item: TargetRatsItem | null;
  dice: number[];
  total: number;
}

/** The streets and tunnels of Target: Rats; `at` is the space that the present decision is about. */
export interface TargetRatsTable {
  mode: string;
  round: number;
  last_round: number;
  phase: string;
  active: string;
  first: string;
  winner: string | null;
  throne: string | null;
  exterminator: string | null;
  moves_left: number;
  supply: TargetRatsSupply;
  spaces: TargetRatsSpace[];
  quadrants: TargetRatsQuadrant[];
  decks: TargetRatsDeck[];
  drawn: TargetRatsCard[];
  at: string | null;
  moving: TargetRatsMoving | null;
  forced_fights: string[];
  players: TargetRatsPlayer[];
}

/** The game's own face, of which its board knows the shape. */
export type Face = AnkhMorporkTable | DiePatinTable | RatcatcherTable | RatlandTable | TargetRatsTable;

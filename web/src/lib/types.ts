/** What the server says and hears. Generated from its msgspec types: `python -m undercity.server.types` */

/** Set what lies at the path, or, without a value, delete it. */
export type Change = [path: (string | number)[], value?: unknown];

/** Somebody with a name. */
export interface Person {
  id: string;
  name: string;
  language: string;
  webhook: string | null;
}

/** Something that can be set before a game begins. */
export interface Option {
  name: string;
  type: "boolean" | "choice" | "integer" | "list" | "number" | "set" | "string";
  default: unknown;
  least: number | null;
  most: number | null;
  values: unknown[] | null;
  description: string;
}

/** How many can play. */
export interface SeatRange {
  least: number;
  most: number;
}

/** A kind of choice: its first code, and a label for each. */
export interface Kind {
  name: string;
  first: number;
  labels: string[];
}

/** Something to be decided; `together`: by several seats at once. */
export interface Decision {
  name: string;
  clause: string;
  together: boolean;
}

/** Something the chronicle can tell; `things` names what it is about and of which kind each thing is. */
export interface Event {
  name: string;
  clause: string;
  things: Record<string, string>;
}

/** A game of the house. */
export interface Game {
  id: string;
  title: string;
  prefix: string;
  description: Record<string, string>;
  seats: SeatRange;
  languages: string[];
  options: Option[];
  kinds: Kind[];
  decisions: Decision[];
  events: Event[];
}

/** How well a bot plays. */
export interface Level {
  id: string;
  title: string;
  description: string;
}

/** Who sits there. */
export interface Seat {
  seat: number;
  name: string | null;
  kind: "bot" | "free" | "person";
  level: string | null;
  present: boolean;
  abandons: boolean;
}

/** How a game ended, by seat. */
export interface Result {
  points: number[];
  ranks: number[];
}

/** The viewer; seat null: a spectator. */
export interface You {
  seat: number | null;
  host: boolean;
  abandons: boolean;
}

/** A table around its game. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  state: "abandoned" | "finished" | "open" | "running";
  listed: boolean;
  pace: "leisure" | "live";
  host: number | null;
  seats: Seat[];
  commitment: string;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  you: You;
}

/** A table as lists show it: with the choices made, as a spectator may know them, and whose turn it is. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  state: "abandoned" | "finished" | "open" | "running";
  listed: boolean;
  pace: "leisure" | "live";
  host: number | null;
  seats: Seat[];
  commitment: string;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  you: You;
  clock: number;
  deciders: number[];
}

/** Somebody has sat down, or watches. */
export interface Joined {
  table: Table;
  seat: number | null;
  token: string | null;
}

/** Seconds each seat has had to decide until `at`, in seconds since 1970, when the present deciders' turn began. */
export interface Clocks {
  used: number[];
  at: number;
  now: number;
  deciders: number[];
}

/** A position; `table` is the game's own face, which its board reads. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  clock: number;
  over: boolean;
  deciders: number[];
  decision: string | null;
  prompt: string;
  can_undo: boolean;
  points: number[];
  ranks: number[] | null;
  table: Face;
}

/** Something that may be chosen now. */
export interface Choice {
  code: number;
  kind: string;
  arg: number;
  notation: string;
  text: string;
  clause: string;
}

/** One line of the chronicle. */
export interface Line {
  clock: number;
  event: string;
  things: Record<string, number>;
  text: string;
  clause: string;
}

/** A line of chat. */
export interface Chat {
  number: number;
  time: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Everything a viewer sees of a table, but for chronicle and chat. */
export interface Doc {
  table: TableInfo;
  view: View | null;
  choices: Choice[];
}

/** A choice that was made. */
export interface Move {
  seat: number;
  notation: string;
}

/** A finished game. */
export interface Replay {
  steps: number;
  moves: Move[];
  chronicle: Line[];
}

/** How good step k of a finished game looked for a seat: `judgements[k][seat]`, from -1 (lost) to 1 (won). */
export interface Judgements {
  judgements: number[][];
}

/** One position of a finished game. */
export interface ReplayStep {
  step: number;
  steps: number;
  view: View;
  choices: Choice[];
  chronicle: Line[];
}

/** Everything. */
export interface Full {
  type: "full";
  stream: string;
  seq: number;
  doc: Doc;
  chronicle: Line[];
  chat: Chat[];
}

/** The chronicle from index `from` on. */
export interface Told {
  from: number;
  lines: Line[];
}

/** What has changed for this viewer. */
export interface Changed {
  type: "change";
  seq: number;
  doc: Change[];
  chronicle?: Told;
  chat?: Chat[];
}

/** Nothing is missing any more. */
export interface Ready {
  type: "ready";
  seq: number;
}

/** A wish is stored; the clock is left out for chat. */
export interface Done {
  type: "ok";
  id: string;
  clock?: number;
  repeated?: boolean;
}

/** A wish was refused. */
export interface Failed {
  type: "error";
  id: string | null;
  code: string;
  message: string;
}

/** A choice as the bot saw it: its share of the bot's tries, and the result to expect, -1 (last) to 1 (first). */
export interface Candidate {
  code: number;
  share: number;
  expected: number | null;
}

/** What a bot would do; the candidates, the best first. */
export interface Hinted {
  type: "hint";
  id: string;
  code: number;
  notation: string;
  text: string;
  candidates: Candidate[];
}

/** Still here. */
export interface Pong {
  type: "pong";
}

/** The server closes the connection. */
export interface Bye {
  type: "bye";
  reason: string;
}

/** What the server sends over the WebSocket. */
export type Frame = Full | Changed | Ready | Done | Failed | Hinted | Pong | Bye;

/** A choice by code or notation, several as one, or a whole placement; `clock` is the clock seen. */
export interface ChooseWish {
  type: "choose";
  id: string;
  clock: number;
  code?: number | null;
  notation?: string | null;
  codes?: number[] | null;
  placement?: Record<string, unknown> | null;
}

/** Take back one's last choice. */
export interface UndoWish {
  type: "undo";
  id: string;
  clock: number;
}

/** A line of chat. */
export interface SayWish {
  type: "chat";
  id: string;
  text: string;
}

/** What would a bot do? */
export interface HintWish {
  type: "hint";
  id: string;
}

/** Change the language. */
export interface SpeakWish {
  type: "language";
  language: "de" | "en" | "fr";
}

/** Send everything again. */
export interface ResyncWish {
  type: "resync";
}

/** Are you there? */
export interface PingWish {
  type: "ping";
}

/** The first frame: who, in which language, and what is known already. */
export interface HelloWish {
  type: "hello";
  language?: "de" | "en" | "fr";
  token?: string | null;
  stream?: string | null;
  seq?: number | null;
}

/** What the browser sends over the WebSocket. */
export type Wish = ChooseWish | UndoWish | SayWish | HintWish | SpeakWish | ResyncWish | PingWish | HelloWish;

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

/** What a seat has by the points of DW-15, should they decide. */
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

/** The seats that may have it, as far as the viewer knows, and whether nobody may. */
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

/** Lists are by seat; `tiles` are the enterprises, None where one was taken. */
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
  boss: string;
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

/** The town of Die Patin. */
export interface DiePatinTable {
  round: number;
  rounds: number;
  start_player: number;
  general_loot: number;
  removed_enterprises: string[];
  districts: DiePatinDistrict[];
  areas: DiePatinArea[];
  manholes: DiePatinManhole[];
  missions: Record<string, DiePatinMission>;
  players: DiePatinPlayer[];
}

/** What is in a zone; `appetite` is the cheese that its rats would eat. */
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

/** What a trap costs, its dice, and the defence that it ignores. */
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

/** The city of Ratcatcher, by Township Card. */
export interface RatcatcherTable {
  round: number;
  rounds: number;
  mode: string;
  won: boolean | null;
  city: Record<string, RatcatcherTownship>;
  card_in_hand: string | null;
  card_joins: string | null;
  ratcatcher: RatcatcherRatcatcher;
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

/** A clan; its rats are by place, and unknown ones are 0 while its screen hides them. */
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

/** What is on a space; `acting` while its rats act. */
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

/** A card that was drawn, with its words. */
export interface TargetRatsCard {
  id: string;
  deck: string;
  name: string;
  name_de: string;
  text: string;
  text_de: string;
}

/** An item, and when it may be used. */
export interface TargetRatsItem {
  id: string;
  name: string;
  name_de: string;
  text: string;
  text_de: string;
  window: string;
  ready: boolean;
}

/** A faction and what it has. */
export interface TargetRatsPlayer {
  seat: number;
  faction: string;
  name: string;
  name_de: string;
  colour: string;
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

/** The streets and tunnels of Target: Rats. */
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
  forced_fights: string[];
  players: TargetRatsPlayer[];
}

/** The game's own face, of which its board knows the shape. */
export type Face = AnkhMorporkTable | DiePatinTable | RatcatcherTable | RatlandTable | TargetRatsTable;

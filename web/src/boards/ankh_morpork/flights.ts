/** What flies over the city when the chronicle tells of it. */
import { CARD, COIN, HOUSE, seatToken, type Flights, type Label, type Token } from "../../desk/flights";
import { colourOf } from "../../draw/marks";

const TROLL: Token = { d: "M-12 10L-9 -8L0 -12L10 -7L12 10Z", fill: "#8c9490" };
const DEMON: Token = { d: "M-10 10V-3L-12 -12L-5 -7H5L12 -12L10 -3V10Z", fill: "#b04ad0" };
const TROUBLE: Token = { d: "M0 -12C7 -4 9 0 7 6C6 10 -6 10 -7 6C-9 0 -3 -2 0 -12Z", fill: "#ffb347" };
/** Owners of minions are the four seats, then trolls and demons. */
const minion = (owner: number): Token => (owner < 4 ? seatToken(owner) : owner === 4 ? TROLL : DEMON);
const home = (owner: number) => (owner < 4 ? `seat ${owner}` : undefined);
const building = (seat: number): Token => ({ ...HOUSE, fill: colourOf(seat) });

/**
 * The place in the hand that a card leaves. The card is gone when the change is drawn, and to ask where it is before that
 * would make the browser lay out the page at once; but the next card moves up to where it was.
 */
function leaving(card: number | undefined, label: Label): string | undefined {
  const item = document.querySelector(`[data-at="card ${label("card", card!)}"]`)?.closest("li");
  if (!item) return undefined;
  const all = [...item.parentElement!.children];
  return `hand ${Math.min(all.indexOf(item), all.length - 2)}`;
}

export const flights: Flights = {
  minion_posted: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: minion(player!) }),
  minion_placed: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: minion(player!) }),
  minion_back: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: minion(player!) }),
  minion_lifted: ({ player, area }) => ({ from: `area ${area}`, to: `seat ${player}`, token: minion(player!) }),
  minion_removed: ({ owner, area }) => ({ from: `area ${area}`, to: home(owner!), token: minion(owner!) }),
  minion_given_up: ({ player, area }) => ({ from: `area ${area}`, to: home(player!), token: minion(player!) }),
  minion_lost: ({ player, area }) => ({ from: `area ${area}`, to: home(player!), token: minion(player!) }),
  minions_razed: ({ owner, area }) => ({ from: `area ${area}`, to: home(owner!), token: minion(owner!) }),
  minion_moved: ({ owner, source, area }) => ({ from: `area ${source}`, to: `area ${area}`, token: minion(owner!) }),
  minion_fled: ({ player, source, area }) => ({ from: `area ${source}`, to: `area ${area}`, token: minion(player!) }),
  demon_arrived: ({ area }) => ({ to: `area ${area}`, token: DEMON }),
  troll_arrived: ({ area }) => ({ to: `area ${area}`, token: TROLL }),
  marker_put: ({ area }) => ({ to: `area ${area}`, token: TROUBLE }),
  marker_brought: ({ area }) => ({ to: `area ${area}`, token: TROUBLE }),
  marker_laid: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: TROUBLE }),
  marker_taken_off: ({ player, area }) => ({ from: `area ${area}`, to: `seat ${player}`, token: TROUBLE }),
  marker_razed: ({ area }) => ({ from: `area ${area}`, token: TROUBLE }),
  marker_gone: ({ area }) => ({ from: `area ${area}`, token: TROUBLE }),
  built: ({ player, area }) => ({ from: `seat ${player}`, to: `area ${area}`, token: building(player!) }),
  building_lifted: ({ player, area }) => ({ from: `area ${area}`, to: `seat ${player}`, token: building(player!) }),
  building_lost: ({ player, area }) => ({ from: `area ${area}`, to: `seat ${player}`, token: building(player!) }),
  building_removed: ({ victim, area }) => ({ from: `area ${area}`, to: `seat ${victim}`, token: building(victim!) }),
  building_taken_over: ({ player, area }) => ({ to: `area ${area}`, token: building(player!) }),
  card_played: ({ player, card }, label) => ({ from: leaving(card, label), to: `seat ${player}`, token: CARD }),
  cards_drawn: ({ player }) => ({ to: `seat ${player}`, token: CARD }),
  hand_filled: ({ player }) => ({ to: `seat ${player}`, token: CARD }),
  card_drawn: ({ player, card }, label) => ({ from: `seat ${player}`, to: `card ${label("card", card!)}`, token: CARD }),
  card_discarded: ({ player, card }, label) => ({ from: leaving(card, label), to: `seat ${player}`, token: CARD }),
  card_given: ({ giver, player }) => ({ from: `seat ${giver}`, to: `seat ${player}`, token: CARD }),
  one_card_kept: ({ victim, player }) => ({ from: `seat ${player}`, to: `seat ${victim}`, token: CARD }),
  card_kept: ({ victim, player }) => ({ from: `seat ${player}`, to: `seat ${victim}`, token: CARD }),
  cards_taken: ({ player, victim }) => ({ from: `seat ${victim}`, to: `seat ${player}`, token: CARD }),
  money_given: ({ giver, player }) => ({ from: `seat ${giver}`, to: `seat ${player}`, token: COIN }),
  from_bank: ({ player }) => ({ to: `seat ${player}`, token: COIN }),
  to_bank: ({ player }) => ({ from: `seat ${player}`, token: COIN }),
};

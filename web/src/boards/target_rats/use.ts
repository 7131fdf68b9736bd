/** Choices in the order of use, under headings. */
import type { Desk } from "../../desk/desk.svelte";
import type { TargetRatsTable } from "../../lib/faces";
import type { Choice } from "../../lib/types";
import { SPACES } from "./rings";
import { SAY } from "./words.svelte";

const placeOf = (choice: Choice) => (choice.kind === "space" ? SPACES.find((space) => space.id === choice.notation.slice("space:".length)) : undefined);

/** What a group meets where it may go: a fight, own rats, or nothing. */
function way(choice: Choice, desk: Desk): "attack" | "join" | "streets" | "tunnels" | undefined {
  const place = placeOf(choice);
  if (desk.view?.decision !== "destination" || !place) return undefined;
  const { spaces, active } = desk.face<TargetRatsTable>();
  const rats = spaces[place.index]!.rats;
  if (rats.some((group) => group.faction !== active)) return "attack";
  if (rats.length) return "join";
  return place.ring === "surface" || place.ring === "home" ? "streets" : "tunnels";
}

const WAYS = ["streets", "tunnels", "join", "attack"] as const;
const ACTIONS = ["claim", "nest", "breed", "feed", "scavenge", "rest"];

export function rank(choice: Choice, desk: Desk): number {
  const where = way(choice, desk);
  if (where) return WAYS.indexOf(where);
  if (choice.kind === "action") return ACTIONS.indexOf(choice.notation.slice("action:".length));
  // what costs nobody but the others comes before what costs oneself
  if (desk.view?.decision === "target") return targeted(choice, desk);
  return 0;
}

/** Where the Exterminator may be sent: rats of others, tokens, nothing, own rats. */
function targeted(choice: Choice, desk: Desk): number {
  const place = placeOf(choice);
  if (!place) return 0;
  const { spaces, players } = desk.face<TargetRatsTable>();
  const { rats, token } = spaces[place.index]!;
  const own = players.find((player) => player.seat === desk.seat)?.faction;
  if (rats.some((group) => group.faction === own)) return 20;
  return rats.length ? -Math.max(...rats.map((group) => group.unfed + group.fed)) : token ? (token.faction === own ? 15 : 5) : 10;
}

export const group = (choice: Choice, desk: Desk): string | undefined => {
  const where = way(choice, desk);
  return where && SAY(where);
};

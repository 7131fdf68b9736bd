/** A game may be changed by a table's pack (docs/packs.md): which edition of each game this page draws. */
import { api } from "../lib/api";
import { laidOut } from "../lib/layout";

/** The game of an edition (`ratland+winter-1a2b3c4d5e6f`); a game without a pack is called by its own name. */
export const baseOf = (edition: string): string => edition.split("+")[0]!;

const drawn = new Map<string, string>(); // by game

/** From now on the page draws this edition of its game. Boards make their tables when they are loaded, so it is the first
 *  one asked for: for another one the page is loaded anew, and this never comes back. */
export function draw(edition: string): Promise<void> {
  const game = baseOf(edition);
  if (!drawn.has(game)) drawn.set(game, edition);
  if (drawn.get(game) === edition) return Promise.resolve();
  location.reload();
  return new Promise(() => {});
}

/** What a board draws from: what the build knows of the game, or what the server says of the edition. */
export async function layoutOf<Layout>(game: string, plain: Layout): Promise<Layout> {
  const edition = drawn.get(game) ?? game;
  if (edition === game) return plain;
  const { content, layout, names } = await api.layout(edition);
  return laidOut(game, content, layout, names) as Layout;
}

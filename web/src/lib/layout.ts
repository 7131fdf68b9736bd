/** What a board draws from: a game's content, its places and its names, put together. The build does it for the games
 *  of the house (vite.config.ts), the page for a game that a pack changes. */
export type Fields = Record<string, unknown>;
/** By message (`event-drunk`): `{ name_en, text_en, ... }`. */
export type Names = Record<string, Fields>;

/** What each board draws from: sections of content.toml, each with the kind under which words/*.ftl name its things. */
const SECTIONS: Record<string, Record<string, string | null>> = {
  die_patin: { area: "area", manhole: null, district: "district", clan: "clan", enterprise: "enterprise", intrigue: "card", mission: "mission" },
  ratland: { place: "place", cheese: "colour", event: "event", clan: "clan", feeding: null },
  ankh_morpork: { areas: "area", layout: null, cards: "card", city_cards: "power", personalities: "personality", events: "event" },
  target_rats: { space: "space", link: null, faction: "faction", quadrant: "quadrant", card: "card", item: "item" },
  ratcatcher: {
    template: null, township: "card", ratcatcher: "ratcatcher", nemesis: "nemesis", rat_colour: "rat", peculiar: "peculiar", tallyman_reward: "tally",
    ability: "ability", trap: "trap", token: "token", upgrade: "upgrade",
  },
};

/** A thing of content.toml with its names and its place in layout.toml; cards with two faces ("t00_normal") have one name. */
function complete(thing: unknown, kind: string | null, names: Names, places: Record<string, Fields>): unknown {
  if (typeof thing !== "object" || thing === null || !("id" in thing)) return thing;
  const id = String(thing.id);
  const own = kind ? (names[`${kind}-${id}`] ?? names[`${kind}-${id.split("_")[0]}`]) : undefined;
  return { ...thing, ...own, ...places[id] };
}

/** All things of a kind that only words/*.ftl know by themselves. */
const thingsOf = (kind: string, names: Names): Fields[] =>
  Object.entries(names).filter(([message]) => message.startsWith(`${kind}-`)).map(([message, fields]) => ({ id: message.slice(kind.length + 1), ...fields }));

/** A section of content.toml, completed; what layout.toml alone has is taken from there, what words/*.ftl alone have from these. */
function section(content: Fields, layout: Fields, key: string, kind: string | null, names: Names): unknown {
  const [things, places] = [content[key], (layout[key] ?? {}) as Record<string, Fields>];
  if (things === undefined && layout[key] === undefined && kind) return thingsOf(kind, names);
  if (Array.isArray(things)) return things.map((thing) => complete(thing, kind, names, places));
  return things === undefined ? (layout[key] ?? null) : { ...(things as Fields), ...places };
}

export const laidOut = (game: string, content: Fields, layout: Fields, names: Names): Fields =>
  Object.fromEntries(Object.entries(SECTIONS[game] ?? {}).map(([key, kind]) => [key, section(content, layout, key, kind, names)]));

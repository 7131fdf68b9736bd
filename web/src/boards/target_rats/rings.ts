/** Two rings of alleys and tunnels around Rat City, from the layout in content.toml. */
import layout from "virtual:layout/target_rats";

export interface Space { id: string; index: number; name: string; ring: "surface" | "underground" | "rat_city" | "home"; kind: string; x: number; y: number; r: number; [key: string]: unknown }
export interface Faction { id: string; index: number; name: string; colour: string; home: string; [key: string]: unknown }

export const SPACES: Space[] = layout.space;
export const FACTIONS: Faction[] = layout.faction;
export const QUADRANTS: { id: string; name: string; [key: string]: unknown }[] = layout.quadrant;
const at = new Map(SPACES.map((space) => [space.id, space]));
export const LINKS: { kind: string; a: Space; b: Space }[] = layout.link.map((link: { kind: string; a: string; b: string }) => ({ kind: link.kind, a: at.get(link.a)!, b: at.get(link.b)! }));

export const factionOf = (id: string): Faction => FACTIONS.find((faction) => faction.id === id)!;
/** Dark factions get light letters. */
export const inkOn = (id: string): string => (id === "black" || id === "brown" ? "#fff" : "#14121a");

/** A quarter of both rings, for choosing a quadrant. */
export function quarter(id: string): string {
  const start = { ne: -90, se: 0, sw: 90, nw: 180 }[id] ?? 0;
  const point = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(500 + radius * Math.cos(angle)).toFixed(1)} ${(500 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${point(190, start)}A190 190 0 0 1 ${point(190, start + 90)}L${point(468, start + 90)}A468 468 0 0 0 ${point(468, start)}Z`;
}

/** What lies in a space, within 16 units around 0, 0. */
export const TOKENS: Record<string, string> = {
  food: "M-13 -4H13L10 13H-10ZM-13 -4L-9 -10H9L13 -4M-4 0V9M4 0V9",
  sewer: "M0 -13A13 13 0 1 0 0.1 -13ZM-8 -4H8M-10 1H10M-8 6H8",
  nest: "M-14 2C-10 12 10 12 14 2C8 6 -8 6 -14 2ZM-12 1C-8 -6 8 -6 12 1",
};
export const CROWN = "M-11 7L-13 -6L-6 0L0 -9L6 0L13 -6L11 7Z";

/** Two rings of alleys and tunnels around Rat City, from content.toml and layout.toml. */
import layout from "virtual:layout/target_rats";

export interface Space { id: string; index: number; ring: "surface" | "underground" | "rat_city" | "home"; kind: string; x: number; y: number; r: number; [key: string]: unknown }
export interface Faction { id: string; index: number; colour: string; home: string; [key: string]: unknown }

const numbered = <Thing extends { index: number }>(things: Thing[]): Thing[] => [...things].sort((a, b) => a.index - b.index);
export const SPACES: Space[] = numbered(layout.space);
export const FACTIONS: Faction[] = numbered(layout.faction);
export const QUADRANTS: { id: string; index: number; [key: string]: unknown }[] = numbered(layout.quadrant);
type Worded = { id: string; text?: string; [key: string]: unknown };
/** Cards and items with their words, by id. */
export const CARDS = new Map<string, Worded>(layout.card.map((card: Worded) => [card.id, card]));
export const ITEMS = new Map<string, Worded>(layout.item.map((item: Worded) => [item.id, item]));
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

/** A name as it stands on the board: without what its drawing says anyway, over two lines if it is long. */
export function lines(name: string): string[] {
  const short = name.replace(/ (Sewer Cover|Main Drain)$/, "").replace(/^(Kanaldeckel|Hauptkanal|Plaque d’égout|Collecteur) /, "");
  return short.length > 11 ? short.split(/ (?=\S+$)/) : [short];
}

/** Blocks above are square, vaults below are round, home nests are diamonds. */
export function outlineOf({ ring, r }: Space): string {
  if (ring === "home") return `M0 -${r}L${r} 0L0 ${r}L-${r} 0Z`;
  if (ring !== "surface") return `M-${r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 -${r} 0Z`;
  const [side, cut] = [r * 0.94, r * 0.3];
  return `M${-side + cut} ${-side}H${side - cut}L${side} ${-side + cut}V${side - cut}L${side - cut} ${side}H${-side + cut}L${-side} ${side - cut}V${-side + cut}Z`;
}

/** What is there to see in a space, within 20 units around 0, 0; by its id or by its kind. */
export const SIGHTS: Record<string, string> = {
  sewer_cover: "M0 -16A16 16 0 1 0 0.1 -16ZM-11 -6H11M-14 0H14M-11 6H11",
  drain: "M0 -17A17 17 0 1 0 0.1 -17ZM-8 -14V14M0 -17V17M8 -14V14",
  corridor: "M-9 -18V18M9 -18V18M-9 -11H9M-9 -2H9M-9 7H9M-9 15H9",
  s_ne1: "M-18 6q4.5 -7 9 0t9 0t9 0t9 0M-18 14q4.5 -7 9 0t9 0t9 0t9 0M6 -2V-14M0 -6a8 8 0 1 1 12 0",
  s_ne3: "M-14 -6H2L0 16H-12ZM-16 -6L-12 -12H-2L4 -6M6 2H17L16 16H7Z",
  s_se1: "M-16 8C-18 -8 18 -8 16 8ZM-8 2L-5 -3M0 1L3 -4M7 2L10 -3",
  s_se3: "M0 -12A12 12 0 1 0 0.1 -12ZM-8 -9C-3 -3 -3 3 -8 9M8 -9C3 -3 3 3 8 9",
  s_sw1: "M-18 14V-8L-14 -12L-10 -8V14M-4 14V-8L0 -12L4 -8V14M10 14V-8L14 -12L18 -8V14M-18 -2H18M-18 8H18",
  s_sw3: "M-15 -12H15V14H-15ZM-15 -12L15 14M15 -12L-15 14",
  s_nw1: "M-11 -12H7V14H-11ZM7 -6C16 -8 16 8 7 6M-6 -6V8M2 -6V8",
  s_nw3: "M-17 2C-17 -6 17 -6 17 2C17 10 -17 10 -17 2ZM-14 0q4 -5 7 0t7 0t7 0t7 0",
  u_ne1: "M-16 -8C-4 -12 4 8 16 2M-16 0C-4 -4 4 16 16 10M-16 8C-4 4 2 0 16 -8",
  u_ne3: "M-17 -4q4 -6 8.500 0t8.500 0t8.500 0t8.500 0M-17 5q4 -6 8.500 0t8.500 0t8.500 0t8.500 0M-17 14q4 -6 8.500 0t8.500 0t8.500 0t8.500 0",
  u_se1: "M-10 14C-16 6 -4 2 -10 -8M0 14C-6 6 6 2 0 -8M10 14C4 6 16 2 10 -8",
  u_se3: "M0 -12A12 12 0 1 0 0.1 -12ZM0 -12V12M-12 0H12M-8 -8L8 8M8 -8L-8 8",
  u_sw1: "M-17 8H17M-17 -8H17M-12 -8V8M-4 -8V8M4 -8V8M12 -8V8",
  u_sw3: "M-16 14V0A16 14 0 0 1 16 0V14M-8 14V2A8 7 0 0 1 8 2V14",
  u_nw1: "M-16 -12L2 8M-8 -16L10 2M0 12A4 4 0 1 0 0.1 12M10 8A4 4 0 1 0 10.1 8",
  u_nw3: "M-14 14L-4 -14M14 14L4 -14M-12 8H12M-9 0H9M-6 -8H6",
};

/** Roots in the soil between street and tunnel. */
export const ROOTS: string[] = Array.from({ length: 20 }, (_, k) => {
  const angle = ((k + 0.35) * Math.PI) / 10;
  const at = (radius: number, turn: number) => `${(500 + radius * Math.cos(angle + turn)).toFixed(0)} ${(500 + radius * Math.sin(angle + turn)).toFixed(0)}`;
  return `M${at(340, 0)}Q${at(322, 0.03)} ${at(312, -0.01)}T${at(298, 0.02)}M${at(322, 0.02)}L${at(308, 0.06)}`;
});

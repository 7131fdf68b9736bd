/** Twelve seats, told apart by shape as well as by colour. Shapes fit a circle of radius 10 around 0, 0. */
function polygon(corners: number, turn = -90, radius = 10): string {
  const points = Array.from({ length: corners }, (_, k) => {
    const angle = ((turn + (360 * k) / corners) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

function star(rays: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, k) => {
    const radius = k % 2 ? inner : 10.5;
    const angle = ((-90 + (180 * k) / rays) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

export const SHAPES: string[] = [
  "M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z", // circle
  "M-8.5 -8.5H8.5V8.5H-8.5Z", // square
  "M0 -10.5L10.5 8.5H-10.5Z", // triangle
  "M0 -11L10 0L0 11L-10 0Z", // diamond
  polygon(6, 0), // hexagon
  star(5, 5), // star
  "M-3.6 -10H3.6V-3.6H10V3.6H3.6V10H-3.6V3.6H-10V-3.6H-3.6Z", // cross
  "M0 -11C6 -3 8.5 1 8.5 4A8.5 7 0 0 1 -8.5 4C-8.5 1 -6 -3 0 -11Z", // drop
  polygon(5), // pentagon
  "M-10.5 -8.5H10.5L0 10.5Z", // triangle, upside down
  star(8, 7), // sun
  "M-10 -4A10 10 0 0 1 10 -4L0 10Z", // fan
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
/** Games whose seats have colours of their own (app.css): the seat in each colour. In Target: Rats it is the fur of a faction, which nobody knows before. */
const SEATS_IN: Record<string, number[]> = { ankh_morpork: [3, 0, 2, 1], target_rats: [] };
export const COLOURS = 12;
/** The seat that has a colour in a game, if one has. */
export const seatIn = (colour: number, game: string): number | undefined => (SEATS_IN[game] ? SEATS_IN[game][colour] : colour);
export const colourOf = (seat: number): string => `var(--seat-${seat % 12})`;

/** A rat seen from the side, about 24 wide and 14 high around x, y, looking right. */
export const ratAt = (x: number, y: number): string =>
  `M${x - 8} ${y + 5}c-2 -6 3 -11 9 -10c1 -3 5 -3 5 0c3 1 5 4 6 6c-2 2 -5 2 -7 2c0 2 -1 3 -3 3h-7c-2 0 -3 0 -3 -1zm0 0c-4 0 -5 -3 -4 -5`;
export const RAT = ratAt(0, 0);
export const CHEESE = "M-10 6V0L6 -8C9 -6 10 -3 10 0V6ZM-10 0H10";

/** Numbers that look random but are the same at every visit: for windows, stones and fog. */
export function chance(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Drawings of Beasty Town, each a few flat shapes within about 13 units around 0, 0: [path, colour]. */
export type Drawing = [d: string, fill: string][];

const INK = "#2a2019";
const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (x: number, y: number, rx: number, ry: number): string => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A stall with an awning, for enterprises that a pack brings along. */
const STALL: Drawing = [
  ["M-10 -2V11H-8V4H8V11H10V-2Z", "#6b4a2e"], ["M-12 -10H12L10 -1H-10Z", "#f7edd6"],
  ["M-12 -10H-7L-6 -1H-10ZM-2 -10H3L2 -1H-2ZM8 -10H12L10 -1H6Z", "#c8324a"],
];
export const shopOf = (id: string): Drawing => SHOPS[id] ?? STALL;

/** What the nine enterprises sell. */
export const SHOPS: Record<string, Drawing> = {
  claw_studio: [
    [oval(0, 6, 7, 5), "#8a5a3a"],
    [oval(-8, 0, 3, 3.6) + oval(-3, -3, 3, 3.8) + oval(3, -3, 3, 3.8) + oval(8, 0, 3, 3.6), "#8a5a3a"],
    ["M-10 -2L-9.5 -9L-6.5 -2.5ZM-5 -6L-3.2 -13L-1 -6ZM1 -6L3.2 -13L5 -6ZM10 -2L9.5 -9L6.5 -2.5Z", "#c8324a"],
  ],
  hat_shop: [
    ["M-13 6C-13 2 13 2 13 6C13 10 -13 10 -13 6Z", "#3c2b52"],
    ["M-8 6V-5C-8 -11 -3 -7 0 -9C3 -7 8 -11 8 -5V6Z", "#5b3f7d"],
    ["M-8 0H8V4.5H-8Z", "#f0b429"],
  ],
  fur_salon: [
    ["M-12 -8H3A7 7 0 0 1 3 6H-4L-12 2Z", "#d0608c"],
    ["M-3 5H3L5 13H-1Z", "#8f3359"],
    [dot(2, -1, 3.2), "#fff2dc"],
    ["M-13 -7H-11V1H-13Z", INK],
  ],
  pawn_shop: [
    ["M-1 -12H1V-7H8V-3H6V-5H1V3H-1V-5H-6V-3H-8V-7H-1Z", INK],
    [dot(-7, 1, 4.6) + dot(7, 1, 4.6) + dot(0, 7.5, 4.6), "#e0a526"],
  ],
  fish_counter: [
    ["M-13 0C-8 -9 3 -9 8 0C3 9 -8 9 -13 0Z", "#3f86b5"],
    ["M6 0L13 -7V7Z", "#2c6488"],
    [dot(-7, -1.5, 1.6), "#fff"],
    ["M-3 -5C-1 -2 -1 2 -3 5L-1 5C2 2 2 -2 -1 -5Z", "#2c6488"],
  ],
  cheese_cellar: [
    ["M-12 8V-1L7 -10C11 -7 12 -4 12 -1V8Z", "#f0b429"],
    ["M-12 -1H12V8H-12Z", "#d9961d"],
    [dot(-6, 4, 2.2) + dot(2, 2.5, 1.8) + dot(7, 5, 1.6) + oval(3, -5, 2, 1.4), "#8c5c0d"],
  ],
  ringtail_locksmith: [
    ["M-6 -7A6.5 6.5 0 1 0 -6 6A6.5 6.5 0 1 0 -6 -7ZM-6 -3.5A3 3 0 1 1 -6 2.5A3 3 0 1 1 -6 -3.5Z", "#7d6a3a"],
    ["M-1 -2H13V6H10V2H8V4.5H5V2H-1Z", "#7d6a3a"],
  ],
  pest_control: [
    [dot(0, 0, 12), "#c8324a"],
    [dot(0, 0, 9), "#fff2dc"],
    ["M-6 4C-8 -2 -3 -6 2 -5C3 -7 6 -7 6 -5C7 -4 8 -2 8 -1C6 1 4 1 3 1C3 3 2 4 0 4Z", "#4a4450"],
    ["M-9.5 -6.5L-6.5 -9.5L9.5 6.5L6.5 9.5Z", "#c8324a"],
  ],
  night_watch: [
    ["M-3.5 -13H3.5V-9H-3.5ZM-7 9H7V13H-7Z", INK],
    ["M-6 -8H6L8 9H-8Z", "#37343f"],
    ["M-4.2 -5.5H4.2L5.4 6.5H-5.4Z", "#ffd34d"],
    ["M0 -3C3 0 2.6 4 0 5C-2.6 4 -3 0 0 -3Z", "#f08a24"],
  ],
};

/** The four bonuses, in the corner of a tile: a sign on its own ground. */
export const BONUSES: Record<string, { ground: string; d: string; fill: string }> = {
  extra_points: { ground: "#3b2d0c", d: "M0 -7L2 -2.2L7 -2L3 1.4L4.4 6.4L0 3.6L-4.4 6.4L-3 1.4L-7 -2L-2 -2.2Z", fill: "#ffd34d" },
  gain_loot: { ground: "#3b2d0c", d: "M-3 -6.5L-1.6 -4C-7.4 -1 -6.6 6.4 0 6.4C6.6 6.4 7.4 -1 1.6 -4L3 -6.5Z", fill: "#e8b93c" },
  place_rats: { ground: "#14532d", d: "M-1.8 -6.2H1.8V-1.8H6.2V1.8H1.8V6.2H-1.8V1.8H-6.2V-1.8H-1.8Z", fill: "#fff" },
  remove_rats: { ground: "#7a1425", d: "M-6.2 -1.9H6.2V1.9H-6.2Z", fill: "#fff" },
};

const ears = (fill: string, inner: string): Drawing => [
  ["M-11 -13L-3 -8L-9 -2ZM11 -13L3 -8L9 -2Z", fill],
  ["M-9.5 -10.5L-5 -7.5L-8.5 -4.5ZM9.5 -10.5L5 -7.5L8.5 -4.5Z", inner],
];
const eyes = (y: number, white = "#fff"): Drawing => [[dot(-4, y, 2.1) + dot(4, y, 2.1), white], [dot(-4, y, 1.1) + dot(4, y, 1.1), "#111"]];

/** The heads of the five clans. */
export const HEADS: Record<string, Drawing> = {
  raccoon: [
    ...ears("#6f7078", "#c9c9d2"),
    ["M-11 0C-11 -11 11 -11 11 0C11 7 5 11 0 11C-5 11 -11 7 -11 0Z", "#9b9ca6"],
    ["M-11 0C-8 -5 -3 -4 0 -1C3 -4 8 -5 11 0C9 6 3 5 0 3C-3 5 -9 6 -11 0Z", "#26252c"],
    ["M-4 6C-4 3 4 3 4 6C4 10 -4 10 -4 6Z", "#e6e4ea"],
    ...eyes(0),
    [oval(0, 5.4, 2, 1.4), "#111"],
  ],
  owl: [
    ["M-11 -12L-4 -9L4 -9L11 -12L11 2C11 8 6 12 0 12C-6 12 -11 8 -11 2Z", "#8a5f35"],
    [dot(-5, -1, 5.4) + dot(5, -1, 5.4), "#f1dfba"],
    [dot(-5, -1, 3) + dot(5, -1, 3), "#f5a623"],
    [dot(-5, -1, 1.7) + dot(5, -1, 1.7), "#111"],
    ["M-2 3L2 3L0 8Z", "#e07b1f"],
  ],
  cat: [
    ...ears("#c9954f", "#f0b7a0"),
    ["M-11 1C-11 -10 11 -10 11 1C11 8 6 11 0 11C-6 11 -11 8 -11 1Z", "#dcab63"],
    ["M-1.4 -9H1.4V-4H-1.4ZM-5.4 -8H-3.2V-4.6H-5.4ZM3.2 -8H5.4V-4.6H3.2Z", "#a8743a"],
    [oval(-4.4, 0, 2.6, 2) + oval(4.4, 0, 2.6, 2), "#9ade5b"],
    [oval(-4.4, 0, 0.8, 2) + oval(4.4, 0, 0.8, 2), "#111"],
    ["M-1.8 4H1.8L0 6.2Z", "#d86a7d"],
    ["M-13 4L-4 5.4V6L-13 6ZM13 4L4 5.4V6L13 6Z", "#fff2dc"],
  ],
  otter: [
    [dot(-9, -7, 3) + dot(9, -7, 3), "#5c3c26"],
    ["M-11 -1C-11 -12 11 -12 11 -1C11 8 6 12 0 12C-6 12 -11 8 -11 -1Z", "#7d5537"],
    ["M-8 5C-8 0 8 0 8 5C8 11 -8 11 -8 5Z", "#ecd9bd"],
    ...eyes(-2),
    [oval(0, 3, 2.8, 1.9), "#111"],
    ["M-13 5L-6 6V6.7L-13 7ZM13 5L6 6V6.7L13 7Z", "#fff"],
  ],
  fox: [
    ...ears("#c85a1c", "#2a1a12"),
    ["M-12 -1C-10 -10 10 -10 12 -1L4 9L0 12L-4 9Z", "#e5792b"],
    ["M-12 -1C-8 2 -4 2 -2 7L0 12L-4 9ZM12 -1C8 2 4 2 2 7L0 12L4 9Z", "#fff4e2"],
    ...eyes(-1, "#ffe9a8"),
    [oval(0, 10, 2, 1.6), "#111"],
  ],
};

/** The three intrigue cards, in a frame of 60 by 40 around 0, 0. */
export const PLOTS: Record<string, Drawing> = {
  administration: [
    ["M-26 8H26V13H-26ZM-23 13H-18V20H-23ZM18 13H23V20H18Z", "#6b4423"],
    ["M-20 -2L-2 -6V6L-20 8ZM20 -2L2 -6V6L20 8Z", "#f2e6c9"],
    ["M-2 -6H2V7H-2Z", "#b9a77c"],
    ["M-17 0L-5 -2.6V-1L-17 1.6ZM-17 3.4L-5 0.8V2.4L-17 5ZM17 0L5 -2.6V-1L17 1.6Z", "#8b7a55"],
    ["M9 -20H19V-17L16.5 -15V-9H11.5V-15L9 -17ZM8 -9H20V-5H8Z", "#d98f4a"],
    [dot(-21, -9, 4.6), "#c9962a"],
    [dot(-14, -11, 4.6), "#e8b93c"],
    [dot(-19, -16, 4.6), "#f3cf6a"],
  ],
  bribe: [
    ["M-24 -10H16V16H-24Z", "#efe3c4"],
    ["M-24 -10L-4 5L16 -10V-7L-4 8L-24 -7Z", "#c9b98c"],
    ["M-16 -19H12V-6L-4 5L-16 -4Z", "#5f9b62"],
    ["M-13 -16H9V-7.5L-4 1.5L-13 -5Z", "#8cc48f"],
    [dot(-3, -9, 4), "#3d7a41"],
    ["M14 0C20 -4 26 -2 28 4L26 14C22 18 16 16 12 12L8 8C6 5 9 3 11 4L15 7Z", "#9b9ca6"],
    [dot(-4, 9, 3.4), "#c8324a"],
  ],
  invasion: [
    [oval(0, 12, 24, 8), "#17131f"],
    [oval(0, 12, 19, 5.6), "#3a3648"],
    ["M-25 -8L-12 -15L3 -9L-10 -2Z", "#6d6880"],
    ["M-21 -8.5L-12 -13.2L-2 -9.2L-10.6 -4.6Z", "#4c475c"],
    ["M-9 14C-14 2 -6 -6 2 -5C3 -10 9 -10 10 -5C16 -3 19 3 20 6C16 9 12 8 9 8C9 12 7 14 3 14Z", "#4a4450"],
    [dot(13, 1, 1.6), "#ff5a4d"],
    [dot(7, -4.6, 2.2), "#d98ca0"],
    ["M-3 -22L0 -15L-6 -17ZM12 -23L11 -15L6 -19ZM24 -16L18 -10L17 -16Z", "#ffd34d"],
  ],
};

/** What each mission counts. */
export const GOALS: Record<string, Drawing> = {
  most_areas: [["M0 -11L12 -4L0 3L-12 -4Z", "#d9a441"], ["M-12 -2.5L-1 4V13L-12 6.5ZM12 -2.5L1 4V13L12 6.5Z", "#a87324"]],
  biggest_manhole: [
    [oval(0, 9, 12, 4), "#3a3648"],
    ["M-7 8C-11 -1 -4 -7 1 -6C2 -10 7 -10 7 -6C11 -4 12 0 13 2C10 4 8 4 6 4C6 7 5 8 2 8Z", "#6f6878"],
    [dot(8, -1, 1.2), "#fff"],
  ],
  most_manholes: [
    [oval(-6, -6, 6, 4) + oval(7, -3, 6, 4) + oval(-2, 7, 6.6, 4.4), "#3a3648"],
    ["M-10 -7.2H-2V-6H-10ZM-10 -5H-2V-3.8H-10ZM3 -4.2H11V-3H3ZM3 -2H11V-0.8H3ZM-6.5 5.8H2.5V7H-6.5ZM-6.5 8.2H2.5V9.4H-6.5Z", "#8b84a0"],
  ],
  most_back_rooms: [["M-11 12V-3L0 -12L11 -3V12Z", "#7b3f53"], ["M-4 12V1H4V12Z", "#2a1420"], [dot(2, 7, 0.9), "#ffd34d"]],
  most_loot: [
    ["M-5 -11L-2.5 -6C-13 -1 -11 12 0 12C11 12 13 -1 2.5 -6L5 -11Z", "#d9a441"],
    ["M-3.4 -6.6H3.4V-4.4H-3.4Z", "#7a5212"],
    ["M-1 -1H1V1H4V3H-2V4H4V8H1V10H-1V8H-4V6H2V5H-4V1H-1Z", "#5c3d0c"],
  ],
};

/** A sack of loot. */
export const SACK: Drawing = GOALS.most_loot!;

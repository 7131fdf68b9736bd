/** Drawings for the cards and items: shapes around 0, 0, within 24 units to the sides and 18 up and down. */

const INK = "#20160d";
/** A filled shape, a line, a disc. */
export const f = (d: string, fill: string, edge = INK): string => `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="1.300" stroke-linejoin="round"/>`;
export const l = (d: string, stroke = INK, width = 1.6): string => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const o = (x: number, y: number, r: number, fill: string, edge = INK): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${edge}" stroke-width="1.200"/>`;

const rat = (x: number, fur: string, size = 1): string =>
  `<g transform="translate(${x} 3) scale(${size})">${l("M-12 5C-19 6 -20 -1 -15 -3")}${f("M-13 6C-15 -3 -6 -8 2 -6C4 -10 10 -9 9 -4C13 -3 16 1 17 4C15 7 11 7 8 7L7 9H-9C-12 9 -13 8 -13 6Z", fur)}${o(5.5, -5.5, 2.5, "#f2c9b8")}${o(11, 0, 0.8, INK)}</g>`;
export const bun = f("M-20 4C-20 -4 20 -4 20 4C20 10 -20 10 -20 4Z", "#d99a4e");
const van = (body: string, sign: string): string => f("M-20 -8H8L18 -1V10H-20Z", body) + f("M9 -5L15 0H9Z", "#bfe3ef") + o(-11, 11, 4, "#333") + o(10, 11, 4, "#333") + sign;
const target = (x: number, y: number, r: number): string => o(x, y, r, "#fff", "#c8211a") + o(x, y, r * 0.62, "#c8211a", "#c8211a") + o(x, y, r * 0.25, "#fff", "#fff");
const nest = f("M-18 2C-15 16 15 16 18 2C8 8 -8 8 -18 2Z", "#b98a4d") + f("M-18 2C-11 -7 11 -7 18 2C8 8 -8 8 -18 2Z", "#5a3d22");
const waves = (colour: string): string => ["-4", "4", "12"].map((y) => l(`M-22 ${y}q5.500 -7 11 0t11 0t11 0t11 0`, colour, 3)).join("");
export const bin = f("M-14 -6H14L11 15H-11Z", "#2f7d46") + f("M-16 -6L-12 -12H12L16 -6Z", "#46a661") + l("M-6 -1V10M0 -1V10M6 -1V10");
const ladder = (colour: string): string => l("M-7 -16V16M7 -16V16M-7 -10H7M-7 -3H7M-7 4H7M-7 11H7", colour, 2.6);

export const ART: Record<string, string> = {
  chicago_dog: bun + f("M-23 0C-23 -6 23 -6 23 0C23 5 -23 5 -23 0Z", "#b5432c") + l("M-18 -1q4 -5 8 0t8 0t8 0t8 0t6 -1", "#f6d33c", 2.2) + o(-8, -4, 2, "#5fa14a") + o(6, -4, 2, "#d9392b"),
  italian_beef: f("M-20 2C-20 -10 20 -10 20 2Z", "#e0aa5e") + f("M-20 2q5 6 10 1t10 1t10 -1t10 -1v4H-20Z", "#7d3f22") + f("M-20 6H20C20 12 -20 12 -20 6Z", "#cf9447") + o(-6, 3, 2, "#6fae4a") + o(8, 3, 2, "#d9392b"),
  tamales: f("M-14 -12L10 -16L16 10L-8 15Z", "#c9a36a") + f("M-9 -14L-5 -4L2 -15Z", "#e9d9a4") + f("M-3 -15L2 -4L8 -16Z", "#f0e2b2") + l("M-11 0L13 -4M-9 7L14 3"),
  deep_dish_box: f("M-18 -2L0 -12L18 -2L0 9Z", "#efe0c2") + f("M-18 -2L0 9V15L-18 4Z", "#cdb68c") + f("M18 -2L0 9V15L18 4Z", "#b89d70") + f("M-9 -2L0 -7L9 -2L0 4Z", "#e6b43c") + o(-2, -2, 1.7, "#b5312a") + o(3, -1, 1.7, "#b5312a"),
  popcorn_tin: f("M-12 -4H12L9 15H-9Z", "#d9392b") + l("M-6 -3L-5 14M0 -3V14M6 -3L5 14", "#fff", 2.4) + o(-8, -7, 4, "#fbe6a6") + o(0, -10, 5, "#e8a13c") + o(8, -7, 4, "#fbe6a6") + o(-2, -5, 3.5, "#fff3cf"),
  jibarito: f("M-19 -3C-19 -11 19 -11 19 -3Z", "#d8b04a") + l("M-18 -2q5 5 9 0t9 0t9 0t9 0", "#5fa14a", 2.8) + f("M-18 2H18V5H-18Z", "#7d3f22") + f("M-19 6H19C19 13 -19 13 -19 6Z", "#c99b36"),
  street_festival: l("M-22 -12Q0 -2 22 -12", "#f0e2b2", 1.4) + f("M-18 -11L-14 -2L-11 -9Z", "#d9392b") + f("M-7 -8L-3 1L1 -7Z", "#3f8fc4") + f("M5 -7L10 1L13 -9Z", "#f6d33c") + f("M-12 15V5L0 -1L12 5V15Z", "#e7d7b0") + l("M-4 15V8H4V15") + l("M-12 5H12", "#d9392b", 2.4),
  cold_fries: l("M-8 0L-11 -13M-4 0L-5 -15M0 0V-14M4 0L6 -15M8 0L11 -12", "#f0c75a", 3.4) + f("M-12 -2H12L9 15H-9Z", "#d9392b") + f("M-5 4H5L4 9H-4Z", "#fff"),
  pizza_crust: f("M-20 4C-14 -14 14 -14 20 4C14 10 8 -2 0 -2C-8 -2 -14 10 -20 4Z", "#c98b3c") + f("M-12 0C-6 -5 6 -5 12 0L0 14Z", "#f0c75a") + o(0, 4, 2.4, "#b5312a"),
  spilled_birdseed: f("M-17 -12L-1 -6L-8 10L-21 4Z", "#c9a36a") + l("M-15 -6L-6 -2") + ["0 2", "5 6", "9 1", "13 7", "3 11", "17 3", "10 12", "18 11", "-2 8"].map((p) => o(Number(p.split(" ")[0]), Number(p.split(" ")[1]), 1.9, "#f0d98a")).join(""),
  pierogi_paper: f("M-18 8L-10 -13L16 -10L18 9Z", "#f1ead8") + f("M-11 6C-11 -6 9 -6 9 6Z", "#eed08a") + l("M-9 5q2.500 -3 5 0t5 0t5 0t3 0") + l("M-14 11H15", "#b9ae95"),
  under_the_porch: f("M-22 -8H22V-3H-22Z", "#a9744a") + l("M-18 -3V14M18 -3V14M-6 -3V6M6 -3V6", "#7d5433", 3) + `<g transform="translate(0 6) scale(0.62)">${nest}</g>`,
  empty_garage: f("M-18 14V-5L0 -15L18 -5V14Z", "#b8a68a") + f("M-12 14V-1H12V14Z", "#2c2a2e") + l("M-12 3H12M-12 8H12", "#6d675e") + `<g transform="translate(0 9) scale(0.45)">${nest}</g>`,
  loose_cover: o(5, 6, 12, "#16191c") + f("M-19 -6A13 9 0 1 0 7 -6A13 9 0 1 0 -19 -6Z", "#8d979f") + l("M-14 -9H2M-16 -5H4M-13 -1H1"),
  stray_cousin: rat(0, "#b3a08a", 1.15) + l("M-20 -12l3 3M-14 -15l2 4", "#f6d33c", 2),
  alley_cat: f("M-14 15C-18 2 -14 -8 -10 -14L-5 -8H5L10 -14C14 -8 18 2 14 15Z", "#e08a3a") + o(-6, 0, 3.2, "#d8f06a") + o(6, 0, 3.2, "#d8f06a") + l("M-6 -2V2M6 -2V2") + l("M-2 7L0 9L2 7M-9 8H-19M-9 6L-18 3M9 8H19M9 6L18 3"),
  hawk: f("M0 -4C-8 -14 -18 -12 -23 -4C-16 -6 -10 -2 -6 4L-8 12L0 8L8 12L6 4C10 -2 16 -6 23 -4C18 -12 8 -14 0 -4Z", "#8a5a33") + f("M-4 -4C-4 -10 4 -10 4 -4L0 1Z", "#f0e2c8") + f("M-1.500 -3H1.500L0 1Z", "#f6b21c"),
  garbage_truck: van("#3f8f58", f("M-20 -8H2V10H-20Z", "#57b070") + l("M-15 -8V10M-9 -8V10M-3 -8V10")),
  poison_bait: f("M-10 -12H10L14 14H-14Z", "#3a3d2a") + f("M-7 -2C-7 -10 7 -10 7 -2C7 1 5 2 5 5H-5C-5 2 -7 1 -7 -2Z", "#e7f0c0") + o(-2.8, -2, 1.7, INK) + o(2.8, -2, 1.7, INK) + l("M-8 8L8 13M8 8L-8 13", "#e7f0c0", 2.2),
  snap_trap: f("M-20 -2L10 -10L20 4L-10 14Z", "#c99f63") + l("M-8 10L-1 -6L13 0", "#8d979f", 2.6) + l("M-10 3L6 -2", "#5d6670", 2) + f("M2 -1L9 -5L10 1Z", "#f6c945"),
  lake_wind: l("M-22 -6H8C16 -6 16 -15 9 -14M-22 1H16C24 1 24 11 15 10M-22 8H2C9 8 9 16 2 15", "#cfe9f5", 3) + o(-14, -12, 1.4, "#fff", "#fff") + o(16, -6, 1.4, "#fff", "#fff") + o(-8, 13, 1.4, "#fff", "#fff"),
  hotline_call: f("M-12 -14H8V14H-12Z", "#3a3f46") + f("M-9 -11H5V3H-9Z", "#a7d8e8") + o(-2, 9, 2.5, "#d9dde0") + l("M12 -8C16 -4 16 4 12 8M16 -12C23 -5 23 5 16 12", "#ff5340", 2.4),
  rodent_van: van("#f3efe4", target(-6, 0, 7)),
  block_inspection: f("M-12 -13H12V15H-12Z", "#b98a4d") + f("M-9 -9H9V12H-9Z", "#fbf6e6") + f("M-4 -16H4V-10H-4Z", "#8d979f") + l("M-6 -4H2M-6 1H6M-6 6H3") + target(7, 9, 6),
  empty_alley: f("M-20 -15H-8V15H-20Z", "#7d4a35") + f("M8 -15H20V15H8Z", "#6d4030") + f("M-8 15L-3 -6H3L8 15Z", "#3a3d42") + l("M-20 -7H-8M-20 1H-8M-20 9H-8M8 -7H20M8 1H20M8 9H20", "#4a2a1e", 1.2) + o(0, -11, 3.5, "#ffe9a8"),
  ketchup_packet: f("M-13 -10L13 -13L14 11L-12 14Z", "#c8211a") + l("M-13 -6L13 -9M-12 10L14 7", "#fff", 1.4) + f("M-4 -4C-1 -8 5 -5 4 1C3 6 -4 6 -5 2Z", "#ff6a55"),
  item_pigeon_call: f("M-18 4C-20 -6 -10 -12 -2 -8C2 -14 10 -14 12 -8L18 -6L12 -3C12 6 4 11 -6 10L-14 14Z", "#9aa3ad") + o(8, -8, 1.3, "#d9392b") + l("M-12 2C-8 8 0 8 4 2"),
  item_roller_skate: f("M-12 -14H-2V-4L14 2V8H-14V-14Z", "#c8211a") + l("M-9 -10H-3M-9 -6H-3", "#fff", 1.4) + o(-9, 12, 4, "#f6d33c") + o(9, 12, 4, "#f6d33c"),
  item_manhole_hook: l("M-16 -12L6 10C12 15 18 9 14 4", "#8d979f", 4) + f("M-20 -16L-12 -8L-16 -5L-23 -12Z", "#7d5433"),
  item_gas_mask: f("M-13 -8C-13 -17 13 -17 13 -8C13 2 8 6 0 6C-8 6 -13 2 -13 -8Z", "#5d6670") + o(-6, -7, 4.2, "#bfe3ef") + o(6, -7, 4.2, "#bfe3ef") + o(0, 8, 6.5, "#8d979f") + l("M-3 6H3M-4 9H4"),
  item_broken_bottle: f("M-4 16H4V4L8 0L9 -10L4 -5L1 -13L-3 -6L-8 -11L-8 0L-4 4Z", "#57a86b") + l("M-1 14V6", "#c4f0cc", 1.6),
  item_lucky_token: o(0, 0, 15, "#d8a93c") + o(0, 0, 11, "#f0cd6a") + l("M-5 -6H5M0 -6V7M-4 2H4", INK, 2.4) + l("M-17 -13l3 3M17 -13l-3 3", "#fff3cf", 2),
  item_bottle_cap: f("M0 -15L4 -12L9 -13L11 -8L15 -5L13 0L15 5L11 8L9 13L4 12L0 15L-4 12L-9 13L-11 8L-15 5L-13 0L-15 -5L-11 -8L-9 -13L-4 -12Z", "#c8211a") + o(0, 0, 9, "#f0e2c8") + l("M-4 0L-1 4L5 -4", "#c8211a", 2.6),
  item_work_order: f("M-12 -15H7L13 -9V15H-12Z", "#fbf6e6") + f("M7 -15V-9H13Z", "#d9ceb4") + l("M-8 -7H4M-8 -2H9M-8 3H9") + target(3, 9, 5),
  item_smoke_bomb: o(-3, 6, 9, "#34323a") + l("M3 0L7 -5", "#c9a36a", 2.4) + o(9, -9, 5, "#c9ccd1", "#8d979f") + o(15, -13, 4, "#dfe2e6", "#8d979f") + o(4, -13, 4, "#e9ebee", "#8d979f"),
  item_giardiniera: f("M-10 -8H10V15H-10Z", "#bfe3d0") + f("M-11 -14H11V-8H-11Z", "#d8a93c") + o(-4, 0, 3, "#e8822c") + o(4, 3, 3, "#6fae4a") + o(-3, 8, 3, "#d9392b") + o(5, 10, 2.6, "#f6d33c"),
  dry_pipe: f("M-22 -10H14V10H-22Z", "#8d979f") + f("M9 -13H19V13H9Z", "#6d7780") + o(14, 0, 8, "#16191c") + `<g transform="translate(-8 1) scale(0.4)">${nest}</g>`,
  freight_car: f("M-21 -10H21V9H-21Z", "#8f3f2c") + l("M-14 -10V9M-7 -10V9M0 -10V9M7 -10V9M14 -10V9", "#5d2417") + o(-12, 12, 4, "#333") + o(12, 12, 4, "#333") + f("M-5 -6H5V9H-5Z", "#2c1a14"),
  rag_heap: f("M-21 14C-20 4 -12 2 -10 -4C-4 -12 6 -12 9 -4C14 0 20 6 21 14Z", "#7c86a5") + f("M-14 14C-12 6 -4 6 -2 14Z", "#b56a6a") + f("M0 14C2 5 12 6 13 14Z", "#c9b06a") + l("M-6 -4C-3 0 3 0 6 -4"),
  ladder_shaft: f("M-14 -18H14V18H-14Z", "#14262a") + ladder("#d2b46e"),
  food_court_bin: bin + f("M-8 -13C-6 -19 0 -19 1 -13Z", "#f6c945") + f("M3 -13L8 -19L12 -13Z", "#d9392b"),
  soggy_doughnut: o(0, 0, 14, "#d98fb0") + o(0, 0, 5, "#3a2a20") + l("M-9 -6l2 2M-3 -10l1 3M7 -8l-2 2M10 2l-3 -1M5 9l-1 -3M-6 8l1 -3", "#fff", 1.8) + l("M-10 14v3M-2 16v2M8 14v4", "#8fc7e0", 2),
  electrocuted: f("M4 -18L-12 3H-1L-5 18L13 -5H2Z", "#ffe14a") + l("M-18 -10l4 3M18 10l-4 -3M-18 10l4 -2M18 -12l-4 3", "#fff6b0", 2),
  sewer_gator: f("M-22 4C-14 -8 -2 -10 6 -8L22 -3V2L8 4C16 5 20 5 22 7C14 13 -8 14 -22 4Z", "#4f8f4a") + l("M8 4L11 1L14 4L17 1L20 3", "#fff", 1.8) + o(3, -7, 3, "#f6d33c") + l("M3 -8V-6"),
  flash_flood: waves("#6fb6d9") + rat(2, "#8d8278", 0.55),
  toxic_sludge: f("M-20 -4C-14 -12 14 -12 20 -4C18 2 15 2 14 8C13 13 9 13 8 8C7 5 4 5 3 10C2 16 -4 16 -5 10C-6 5 -10 6 -11 3C-13 0 -18 2 -20 -4Z", "#8fd14a") + o(-6, -5, 2.4, "#d6f7a6") + o(5, -4, 1.8, "#d6f7a6"),
  cave_in: f("M-22 -16H22V-8L14 -4L6 -9L-2 -3L-10 -9L-22 -5Z", "#6d5a44") + f("M-14 14L-10 3L-1 5L0 14Z", "#8d7a60") + f("M2 14L5 1L15 4L17 14Z", "#7a6850") + f("M-5 3L0 -3L6 2L2 7Z", "#a08c6e"),
  lab_escapees: f("M-5 -15H5V-4L13 12C14 15 -14 15 -13 12L-5 -4Z", "#d5eef5") + f("M-9 5H9L13 12C14 15 -14 15 -13 12Z", "#9be08a") + rat(3, "#f7f3e6", 0.5),
  long_lost_cousin: rat(0, "#a5622f", 1.1) + f("M2 -7L9 -16L13 -7Z", "#3f8fc4"),
  distant_echo: l("M-16 0A4 4 0 0 1 -16 0.100M-8 -7C-2 -3 -2 3 -8 7M0 -11C9 -5 9 5 0 11M8 -15C20 -7 20 7 8 15", "#cfd6dc", 2.4) + o(-16, 0, 3, "#cfd6dc"),
};

/** What a card is about, for the colour of its ground. */
export function toneOf(id: string): string {
  if (id.startsWith("item_")) return "item";
  if (/dog|beef|tamales|deep_dish|popcorn|jibarito|festival|fries|crust|birdseed|pierogi|court_bin|doughnut/.test(id)) return "food";
  if (/porch|garage|pipe|freight|rag_heap|cousin|escapees/.test(id)) return "nest";
  if (/cover|ladder/.test(id)) return "sewer";
  if (/hotline|van|inspection/.test(id)) return "exterminator";
  return /alley$|ketchup|echo/.test(id) ? "nothing" : "danger";
}

/** What there is to see in a space, painted on its ground: within 24 units to the sides and 18 up and down, by its id or by its kind. */
import { bin, bun, f, l, o } from "./art";
import type { Space } from "./rings";

const EDGE = "#1a120acc";
const shade = (d: string, fill: string): string => f(d, fill, EDGE);
const line = (d: string, stroke = EDGE, width = 1.6): string => l(d, stroke, width);
const dot = (x: number, y: number, r: number, fill: string): string => o(x, y, r, fill, EDGE);
const rows = (ys: number[], one: (y: number) => string): string => ys.map(one).join("");

const lid = dot(0, 0, 16, "#7d868e") + o(0, 0, 12.5, "none", "#3a4148") + line("M-8 -7H8M-11 -2H11M-11 3H11M-7 8H7", "#343b41", 2.2) + o(0, 0, 15, "none", "#aab3ba");
const grate = dot(0, 0, 16, "#143243") + line("M-8 -13V13M-3 -15V15M3 -15V15M8 -13V13", "#8fb4c4", 2.2) + o(0, 0, 16, "none", "#6f98aa");
const ladder = shade("M-13 -18H13V18H-13Z", "#191b1e") + line("M-8 -17V17M8 -17V17", "#c9ac6c", 3) + line("M-8 -11H8M-8 -4H8M-8 3H8M-8 10H8", "#e3c478", 2.4);

const SIGHTS: Record<string, string> = {
  sewer_cover: lid,
  drain: grate,
  corridor: ladder,
  // streets: lakefront path, boat dock bins, bakery alley, ballpark lot, rail yard fence, market loading dock, corner tavern, hot dog stand
  s_ne1: shade("M-23 6H23V17H-23Z", "#3f86a8") + rows([9, 13], (y) => line(`M-21 ${y}q3.500 -3 7 0t7 0t7 0t7 0t7 0`, "#a9d8e8", 1.4)) + shade("M-23 2H23V7H-23Z", "#c9b98d") + shade("M-2 4V-8H2V4Z", "#6b4526") + dot(0, -11, 7, "#4f8f4a") + shade("M9 4V-2H19V4M9 -2H19", "#8a5a33"),
  s_ne3: `<g transform="translate(-9 1) scale(0.82)">${bin}</g><g transform="translate(12 4) scale(0.66)">${bin}</g>` + line("M-23 17H23", "#7d5433", 3),
  s_se1: shade("M-22 -4H22V16H-22Z", "#b5713f") + shade("M-22 -4L-18 -14H18L22 -4Z", "#e9d9b4") + line("M-11 -4L-9 -14M0 -4V-14M11 -4L9 -14", "#c8402c", 4) + shade("M-16 12C-17 2 -4 2 -4 12Z", "#e0a452") + shade("M2 12C1 2 16 2 16 12Z", "#d2913e") + line("M-13 8l2 -3M-8 7l2 -2M6 7l2 -3M11 8l2 -2", "#8a5a20", 1.4),
  s_se3: shade("M0 -16L19 2L0 17L-19 2Z", "#5d8f4c") + shade("M0 -4L9 4L0 12L-9 4Z", "#c99b62") + dot(0, 4, 1.8, "#fff") + dot(0, -4, 1.6, "#fff") + dot(9, 4, 1.6, "#fff") + dot(-9, 4, 1.6, "#fff") + dot(14, -11, 6, "#f7f3e6") + line("M10 -14C13 -12 13 -10 11 -7M18 -14C15 -12 15 -10 17 -7", "#c8211a", 1.3),
  s_sw1: rows([-3, 9], (y) => line(`M-23 ${y}H23`, "#6f5a42", 3)) + [-19, -9, 1, 11].map((x) => shade(`M${x} 17V-9L${x + 4} -14L${x + 8} -9V17Z`, "#a98a63")).join(""),
  s_sw3: shade("M-20 -8H2V15H-20Z", "#c29a5c") + line("M-20 -8L2 15M2 -8L-20 15", "#8a6432", 2.2) + shade("M5 0H21V15H5Z", "#b0854a") + line("M5 7H21", "#7a5628", 2) + shade("M8 -11H19V0H8Z", "#cfa869") + line("M13.500 -11V0", "#8a6432", 1.6),
  s_nw1: shade("M-12 -8H8V15H-12Z", "#e8a92c") + line("M-7 -3V11M-2 -3V11M3 -3V11", "#b9781a", 1.8) + line("M8 -3C18 -5 18 11 8 9", "#d9dde0", 3.4) + shade("M-14 -8C-15 -16 -6 -17 -4 -13C-2 -18 7 -17 7 -12C12 -12 11 -6 7 -7C4 -3 0 -8 -3 -6C-6 -3 -11 -4 -14 -8Z", "#fff8e6"),
  s_nw3: bun + f("M-23 0C-23 -6 23 -6 23 0C23 5 -23 5 -23 0Z", "#b5432c") + l("M-18 -1q4 -5 8 0t8 0t8 0t8 0t6 -1", "#f6d33c", 2.2) + l("M-8 -10q-3 -3 0 -6M0 -10q-3 -3 0 -6M8 -10q-3 -3 0 -6", "#fff6e2aa", 1.6),
  // tunnels: cable vault, flooded basement, steam tunnel, pump room, freight tunnel, brick culvert, coal chute, subway crawlspace
  u_ne1: line("M-22 -10C-8 -15 6 8 22 1", "#d9392b", 3.4) + line("M-22 -1C-8 -6 6 16 22 10", "#f0b54a", 3.4) + line("M-22 8C-6 4 4 0 22 -9", "#3f8fc4", 3.4) + shade("M-4 -6H6V8H-4Z", "#5d6670") + line("M-1 -2H3M-1 2H3", "#cfd6dc", 1.6),
  u_ne3: shade("M-20 -14H20V16H-20Z", "#1c2f38") + shade("M-20 1q5 -5 10 0t10 0t10 0t10 0V16H-20Z", "#3d87a5") + rows([7, 12], (y) => line(`M-17 ${y}q4 -3 8 0t8 0t8 0t8 0`, "#9fd3e6", 1.4)) + shade("M-14 -14V-6H-6V-14Z", "#8d7a50"),
  u_se1: shade("M-22 4H22V14H-22Z", "#8d6a4b") + line("M-12 4V14M0 4V14M12 4V14", "#4a3320", 2.4) + line("M-12 1C-17 -6 -6 -8 -12 -15M0 1C-5 -6 6 -8 0 -15M12 1C7 -6 18 -8 12 -15", "#e6edf0", 3),
  u_se3: dot(0, 0, 14, "#c8402c") + dot(0, 0, 9.500, "#1d3a40") + line("M0 -13V13M-13 0H13M-9 -9L9 9M9 -9L-9 9", "#c8402c", 3) + dot(0, 0, 4, "#e8b64c"),
  u_sw1: rows([-9, 9], (y) => line(`M-23 ${y}H23`, "#aab3ba", 2.6)) + [-16, -8, 0, 8, 16].map((x) => line(`M${x} -14V14`, "#7d5433", 3.6)).join("") + rows([-9, 9], (y) => line(`M-23 ${y}H23`, "#cfd6dc", 2)),
  u_sw3: shade("M-20 16V0A20 16 0 0 1 20 0V16Z", "#a0593c") + shade("M-11 16V2A11 10 0 0 1 11 2V16Z", "#0c1a1e") + line("M-19 4L-11 6M-15 -8L-9 -2M0 -16V-8M15 -8L9 -2M19 4L11 6", "#5d2c1a", 1.8) + line("M-11 13q3 -3 5.500 0t5.500 0t5.500 0t5.500 0", "#4f9bb8", 2),
  u_nw1: shade("M-20 -16L-8 -16L14 6L4 12Z", "#6d7780") + line("M-15 -13L6 8M-10 -15L11 7", "#434b52", 2) + dot(6, 11, 5, "#26272c") + dot(14, 12, 4.500, "#34363d") + dot(10, 5, 4, "#1c1d21") + dot(-1, 13, 3.500, "#2c2e34"),
  u_nw3: shade("M-18 16L-5 -14H5L18 16Z", "#3a3129") + rows([-9, -2, 6, 13], (y) => line(`M${-7 - (y + 9) * 0.42} ${y}H${7 + (y + 9) * 0.42}`, "#8a6a45", 3)) + line("M-12 16L-3 -14M12 16L3 -14", "#cfd6dc", 2.2),
};

export const sightOf = (place: Space): string | undefined => SIGHTS[place.id] ?? SIGHTS[place.kind];

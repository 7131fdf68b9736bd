/** RatLand: the cross-section of a sewer, from the layout in content.toml. */
import layout from "virtual:layout/ratland";
import { chance } from "../../draw/marks";

export interface Place { id: string; index: number; kind: string; x: number; y: number; w: number; h: number; [key: string]: unknown }
export interface Named { id: string; [key: string]: unknown }

export const PLACES: Place[] = layout.place;
export const EVENTS: (Named & { summary: string; clause: string })[] = layout.event;
export const CLANS: (Named & { level1: { summary: string }; level2: { summary: string }; clause: string })[] = layout.clan;
export const CHEESE: (Named & { colour_hex: string })[] = layout.cheese;

/** What a piece does, as a sign that needs no colour. */
export const SIGNS: Record<string, string> = { white: "0", black: "†", yellow: "1", orange: "2", purple: "☠", blue: "?" };
export const INKS: Record<string, string> = { white: "#2a2118", black: "#f4f1e6", yellow: "#2a2118", orange: "#2a2118", purple: "#ffffff", blue: "#ffffff" };

/** The order in which the form and the keyboard go through the places. */
export const ORDER = ["dump", "city", "fields", "left_canal", "right_canal", "nursery", "both", "pantry"];
export const placeOf = (id: string): Place => PLACES.find((place) => place.id === id)!;

/** The places on a canvas that is wider than the layout's 1000 by this factor. */
export const stretched = (factor: number): Place[] => PLACES.map((place) => ({ ...place, x: place.x * factor, w: place.w * factor }));

/** A hollow in the ground: the rectangle of the layout with rough edges. */
export function hollow(place: Place): string {
  const luck = chance(place.index * 7 + 5);
  const { x, y, w, h } = place;
  const rough = () => (luck() - 0.5) * 9;
  const corner = 34;
  const points: string[] = [];
  const edge = (x0: number, y0: number, x1: number, y1: number) => {
    for (const t of [0, 0.33, 0.66, 1]) points.push(`${(x0 + (x1 - x0) * t + rough()).toFixed(1)} ${(y0 + (y1 - y0) * t + rough()).toFixed(1)}`);
  };
  edge(x + corner, y, x + w - corner, y);
  edge(x + w, y + corner, x + w, y + h - corner);
  edge(x + w - corner, y + h, x + corner, y + h);
  edge(x, y + h - corner, x, y + corner);
  return `M${points.join("L")}Z`;
}

/** Tunnels between the hollows, as thick lines behind them. */
export const TUNNELS = [
  "M180 200V320", "M820 200V320", "M500 200V300", "M240 350H300", "M700 350H780", "M240 620H300", "M700 620H780", "M500 420V560",
  "M500 690V760", "M300 690C220 720 200 730 180 760", "M700 690C780 720 800 730 820 760",
];

export const STONES = Array.from({ length: 70 }, (_, k) => {
  const luck = chance(k + 11);
  return { x: luck() * 1000, y: 262 + luck() * 720, rx: 4 + luck() * 12, ry: 3 + luck() * 7, shade: luck() };
});

/** Where up to so many rats stand in a hollow. */
export function spots(place: Place, count: number): { x: number; y: number; scale: number }[] {
  const shown = Math.min(count, 18);
  const [left, top, width, height] = [place.x + 22, place.y + 48, place.w - 44, place.h - 66];
  const scale = place.kind === "both" ? 1 : shown > 8 ? 1.15 : 1.5;
  const columns = Math.max(1, Math.floor(width / (30 * scale)));
  const rows = Math.ceil(shown / columns);
  const step = Math.min(22 * scale, height / Math.max(1, rows));
  return Array.from({ length: shown }, (_, k) => ({
    x: left + 15 * scale + (k % columns) * 30 * scale, y: top + height - 8 - Math.floor(k / columns) * step, scale,
  }));
}

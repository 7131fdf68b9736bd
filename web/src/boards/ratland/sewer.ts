/** RatLand: the cross-section of a sewer, from content.toml and layout.toml. */
import layout from "virtual:layout/ratland";
import { chance, ratAt } from "../../draw/marks";

export interface Place { id: string; index: number; kind: string; x: number; y: number; w: number; h: number; [key: string]: unknown }
export interface Named { id: string; [key: string]: unknown }

/** In the order of the record, by which the chronicle counts them. */
export const PLACES: Place[] = layout.place.map((place: object, index: number) => ({ ...place, index }));
export const EVENTS: (Named & { effect: { op: string; capacity?: number } })[] = layout.event;
export const CLANS: (Named & { clause: string })[] = layout.clan;
export const FEEDING: { per_extra_rat: number; rows: { up_to: number; cheese: number }[] } = layout.feeding;
export const CHEESE: (Named & { colour_hex: string })[] = layout.cheese;

/** What a piece does, as a sign that needs no colour. */
export const SIGNS: Record<string, string> = { white: "0", black: "†", yellow: "1", orange: "2", purple: "☠", blue: "?" };
export const INKS: Record<string, string> = { white: "#2a2118", black: "#f4f1e6", yellow: "#2a2118", orange: "#2a2118", purple: "#ffffff", blue: "#ffffff" };

/** The order in which the form and the keyboard go through the places. */
export const ORDER = ["dump", "city", "fields", "left_canal", "right_canal", "nursery", "both", "pantry"];
export const placeOf = (id: string): Place => PLACES.find((place) => place.id === id)!;

const BOTH = EVENTS.find((event) => event.effect.op === "double_duty_place")!.effect.capacity!;
/** How many rats a place can have at most, when so many are there and so many are left to place. */
export const mostAt = (id: string, count: number, left: number): number => Math.min(count + left, id === "both" ? BOTH : Infinity);

/** The places on a canvas that is wider than the layout's 1000 by this factor. */
export const stretched = (factor: number): Place[] => PLACES.map((place) => ({ ...place, x: place.x * factor, w: place.w * factor }));

/** A vaulted chamber; the hunting grounds above are plain frames. */
export function vault({ x, y, w, h, kind }: Place): string {
  const arch = kind === "area" ? 16 : Math.min(64, h * 0.42);
  return `M${x} ${y + h}V${y + arch}Q${x} ${y} ${x + arch * 1.3} ${y}H${x + w - arch * 1.3}Q${x + w} ${y} ${x + w} ${y + arch}V${y + h}Z`;
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

/** Up to so many rats in rows on the floor of a chamber, smaller when they are many: one drawing, and its scale. */
export function crowd(place: Place, count: number): { d: string; scale: number } {
  const shown = Math.min(count, 24);
  const inset = place.id === "pantry" ? 150 : 0; // its cheese lies there
  const [width, height] = [place.w - 36 - inset, place.h - 70];
  const columnsAt = (scale: number) => Math.max(1, Math.floor(width / (27 * scale)));
  const holds = (scale: number) => columnsAt(scale) * Math.max(1, Math.floor(height / (17 * scale))) >= shown;
  const scale = [3.1, 2.7, 2.3, 1.9, 1.5].find(holds) ?? 1.2;
  const columns = columnsAt(scale);
  const [left, floor] = [(place.x + 18 + inset) / scale + 13.5, (place.y + place.h - 12) / scale - 6];
  const rats = Array.from({ length: shown }, (_, k) => ratAt(left + (k % columns) * 27, floor - Math.floor(k / columns) * 17));
  return { d: rats.join(""), scale };
}

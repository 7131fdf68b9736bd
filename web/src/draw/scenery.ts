/** Scenery behind the boards: small drawings as CSS backgrounds, which stay still while a board is moved. */
import { chance } from "./marks";

/** A drawing of this size as a CSS image. */
export const picture = (width: number, height: number, body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`)}")`;

/** A row of houses against the sky, some windows lit. It repeats at its ends. */
export function skyline(seed: number, width: number, height: number, wall: string, window: string): string {
  const luck = chance(seed);
  let body = "";
  for (let x = 0; x < width; ) {
    const w = Math.min(width - x, 26 + luck() * 44);
    const h = height * (0.3 + luck() * 0.6);
    const top = height - h;
    const gable = luck() < 0.5 ? `L${x + w / 2} ${top - w * 0.3}` : "";
    body += `<path fill="${wall}" d="M${x} ${height}V${top}${gable}L${x + w} ${top}V${height}Z"/>`;
    for (let y = top + 12; y < height - 14; y += 18)
      for (let u = x + 7; u < x + w - 9; u += 13) if (luck() < 0.13) body += `<path fill="${window}" d="M${u} ${y}h5v8h-5Z"/>`;
    x += w;
  }
  return picture(width, height, body);
}

/** Dots strewn over a square that repeats: stars, grass, puddles. */
export function strewn(seed: number, size: number, count: number, dot: (x: number, y: number, luck: () => number) => string): string {
  const luck = chance(seed);
  return picture(size, size, Array.from({ length: count }, () => dot(luck() * size, luck() * size, luck)).join(""));
}

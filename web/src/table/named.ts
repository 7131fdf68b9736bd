/** Players in a text: which parts of it are whose name. */
export interface Named {
  text: string;
  seat: number | null;
}

/** Cuts texts at the players' names. Names that several share, or that are mere letters, mark nobody. */
export function namer(names: readonly string[]): (text: string) => Named[] {
  const seats = new Map(names.map((name, seat) => [name, seat]));
  const sole = names.filter((name) => name.length > 1 && names.indexOf(name) === names.lastIndexOf(name));
  if (!sole.length) return (text) => [{ text, seat: null }];
  const escaped = sole.sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) =>
    text
      .split(pattern)
      .map((part, k) => ({ text: part, seat: k % 2 ? (seats.get(part) ?? null) : null }))
      .filter((part) => part.text);
}

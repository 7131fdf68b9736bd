/** Changes of a document, applied in place so that only what changed is drawn again. */
import type { Change } from "./types";

type Thing = Record<string, unknown> | unknown[];
const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isThing(a) || !isThing(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(b);
  return Object.keys(a).length === keys.length && keys.every((key) => same(a[key as never], b[key as never]));
}

/** A list whose length changes is sent whole: members with an id that are as they were stay the same objects. */
function keepSame(old: unknown, fresh: unknown): unknown {
  if (!Array.isArray(old) || !Array.isArray(fresh)) return fresh;
  const known = new Map(old.filter(isThing).map((member) => ["id" in member ? member.id : member, member]));
  return fresh.map((member) => {
    const before = isThing(member) && "id" in member ? known.get(member.id) : undefined;
    return before && same(before, member) ? before : member;
  });
}

/** Set or delete what lies at the path, which is not empty. */
export function applyChange(doc: unknown, [path, ...value]: Change) {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  let at = doc as any;
  for (const key of path.slice(0, -1)) at = at[key];
  const last = path[path.length - 1]!;
  if (value.length) at[last] = keepSame(at[last], value[0]);
  else delete at[last];
}

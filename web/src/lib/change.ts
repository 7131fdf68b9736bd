/** Changes of a document, applied in place so that only what changed is drawn again. */
import type { Change } from "./types";

type Thing = Record<string, unknown> | unknown[];
const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;
const hasId = (value: unknown): value is Record<string, unknown> => isThing(value) && "id" in value;

/** The old thing made equal to the fresh one, so that whoever watches it sees only what differs; else the fresh one. */
function renewed(old: unknown, fresh: unknown): unknown {
  if (!isThing(old) || !isThing(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  return Array.isArray(old) ? renewedList(old, fresh as unknown[]) : renewedRecord(old, fresh as Record<string, unknown>);
}

function renewedRecord(old: Record<string, unknown>, fresh: Record<string, unknown>) {
  for (const key of Object.keys(old)) if (!(key in fresh)) delete old[key];
  for (const key of Object.keys(fresh)) {
    const value = renewed(old[key], fresh[key]);
    if (value !== old[key]) old[key] = value;
  }
  return old;
}

/** A list whose length changes is sent whole: members that are known by their id stay the same objects. */
function renewedList(old: unknown[], fresh: unknown[]) {
  if (old.length === fresh.length && old.every((member, k) => member === fresh[k])) return old;
  const known = new Map(old.filter(hasId).map((member) => [member.id, member]));
  return fresh.map((member) => {
    const before = hasId(member) ? known.get(member.id) : undefined;
    if (!before) return member;
    known.delete(before.id); // two members may have the same id, but are two
    return renewed(before, member);
  });
}

/** Set or delete what lies at the path, which is not empty. */
export function applyChange(doc: unknown, [path, ...value]: Change) {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  let at = doc as any;
  for (const key of path.slice(0, -1)) at = at[key];
  const last = path[path.length - 1]!;
  if (value.length) at[last] = renewed(at[last], value[0]);
  else delete at[last];
}

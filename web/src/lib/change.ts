/**
 * Changes of a document, applied in place so that only what changed is drawn again. The document is kept twice: as it
 * was sent, and as Svelte watches it. To read what is watched costs much more, so it is touched only where it differs.
 */
import type { Change, View } from "./types";

type Key = string | number;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Thing = any;
const isThing = (value: unknown): boolean => typeof value === "object" && value !== null;
const isRecord = (value: unknown): boolean => isThing(value) && !Array.isArray(value);

/** Of its own: what was sent and what is watched must not be the same objects. */
const copied = (value: Thing): Thing => (isThing(value) ? structuredClone(value) : value);

function isEqual(a: Thing, b: Thing): boolean {
  if (a === b) return true;
  if (!isThing(a) || !isThing(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isEqual(a[key], b[key]));
}

/** Make what lies at the key equal to the fresh value, of which nothing else is held. */
function renew(sent: Thing, watched: Thing, key: Key, fresh: Thing) {
  const old = sent[key];
  if (isEqual(old, fresh)) return;
  if (isRecord(old) && isRecord(fresh)) renewRecord(old, watched[key], fresh);
  else if (Array.isArray(old) && Array.isArray(fresh)) watched[key] = renewedList(old, watched[key], fresh);
  else watched[key] = copied(fresh);
  sent[key] = fresh;
}

function renewRecord(old: Thing, watched: Thing, fresh: Thing) {
  for (const key of Object.keys(old)) if (!(key in fresh)) delete watched[key];
  for (const key of Object.keys(fresh)) renew(old, watched, key, fresh[key]);
}

/** A list whose length changes is sent whole: members that are known by their id stay the same objects. */
function renewedList(old: Thing[], watched: Thing[], fresh: Thing[]): Thing[] {
  const known = new Map<unknown, number>(old.map((member, k) => [isRecord(member) ? member.id : undefined, k]));
  return fresh.map((member) => {
    const id: unknown = isRecord(member) ? member.id : undefined;
    const before = id === undefined ? undefined : known.get(id);
    if (before === undefined) return copied(member);
    known.delete(id); // two members may have the same id, but are two
    const same = watched[before];
    renewRecord(old[before], same, member);
    return same;
  });
}

/** Set or delete what lies at the path, which is not empty. */
export function applyChange(sent: unknown, watched: unknown, [path, ...value]: Change) {
  let [plain, drawn] = [sent as Thing, watched as Thing];
  const last = path[path.length - 1]!;
  for (let k = 0; k < path.length - 1; k++) {
    plain = plain[path[k]!];
    drawn = drawn[path[k]!];
  }
  if (value.length) renew(plain, drawn, last, value[0]);
  else {
    delete plain[last];
    delete drawn[last];
  }
}

/** A copy of the view with the changes of a frame, for who wants to see it without showing it. */
export function changedView(view: View, changes: Change[]): View {
  const copy = structuredClone({ view }) as Thing;
  for (const [path, ...value] of changes) {
    if (path[0] !== "view") continue;
    let at = copy;
    for (const key of path.slice(0, -1)) at = at[key];
    if (value.length) at[path.at(-1)!] = value[0];
    else delete at[path.at(-1)!];
  }
  return copy.view;
}

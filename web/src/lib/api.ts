/** The server's HTTP calls; docs/api.md is their contract. */
import { at } from "./base";
import type { Clocks, GameInfo, Joined, Judgements, Level, Person, Replay, ReplayStep, ListedTable } from "./types";

/** A refusal in the server's own words. */
export class Refused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(at(path), body === undefined ? undefined : {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const kind = answer.headers.get("Content-Type") ?? "";
  const said = kind.includes("json") ? await answer.json() : await answer.text();
  if (answer.ok) return said as T;
  throw new Refused(said?.error?.code ?? String(answer.status), said?.error?.message ?? answer.statusText);
}

const once = new Map<string, Promise<unknown>>();

/** Things that do not change while the page is open are asked for once. */
function constant<T>(path: string): Promise<T> {
  let known = once.get(path) as Promise<T> | undefined;
  if (!known) {
    known = call<T>(path);
    known.catch(() => once.delete(path));
    once.set(path, known);
  }
  return known;
}

export const api = {
  me: () => call<{ person: Person | null }>("/api/me"),
  introduce: (fields: Partial<Person>) => call<{ person: Person }>("/api/me", fields),
  games: () => constant<{ games: GameInfo[] }>("/api/games").then((answer) => answer.games),
  game: (id: string) => constant<GameInfo>(`/api/games/${id}`),
  content: (id: string) => constant<Record<string, unknown>>(`/api/games/${id}/content`),
  rules: (id: string, language: string) => constant<string>(`/api/games/${id}/rules?language=${language}`),
  levels: () => constant<{ levels: Level[] }>("/api/bots").then((answer) => answer.levels),
  tables: (query: Record<string, string>) =>
    call<{ tables: ListedTable[]; more: boolean }>(`/api/tables?${new URLSearchParams(query)}`).then((answer) => answer.tables),
  table: (id: string) => call<ListedTable>(`/api/tables/${id}`),
  create: (wish: Record<string, unknown>) => call<Joined>("/api/tables", wish),
  act: <T = ListedTable>(id: string, what: string, body: Record<string, unknown> = {}) => call<T>(`/api/tables/${id}/${what}`, body),
  clocks: (id: string) => call<Clocks>(`/api/tables/${id}/clocks`),
  judgements: (id: string) => call<Judgements>(`/api/tables/${id}/judgements`).then((answer) => answer.judgements),
  replay: (id: string, language: string, seat: string) => call<Replay>(`/api/tables/${id}/replay?${new URLSearchParams({ language, seat })}`),
  replayStep: (id: string, step: number, language: string, seat: string) =>
    call<ReplayStep>(`/api/tables/${id}/replay/${step}?${new URLSearchParams({ language, seat })}`),
};

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

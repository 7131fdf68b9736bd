/** The server's HTTP calls; docs/api.md is their contract. */
import { at } from "./base";
import type { Acquaintance, Clocks, Device, Figure, GameInfo, Invitation, Joined, Judgements, Layout, Learn, LessonScene, Level, ListedTable, PackInfo, Passkey, Person, Played, Preferences, PushState, Rating, Replay, ReplayStep, Statistics } from "./types";

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

/** A game lies at a table of the house, or in a record that somebody brought along. */
export type Kept = "tables" | "records";

export const api = {
  me: () => call<{ person: Person | null }>("/api/me"),
  introduce: (fields: Partial<Person>) => call<{ person: Person }>("/api/me", fields),
  devices: () => call<{ devices: Device[] }>("/api/me/devices").then((answer) => answer.devices),
  signOut: (device: string) => call<{ person: Person | null }>("/api/me/sign_out", { device }),
  ticket: () => call<{ code: string; link: string; seconds: number }>("/api/me/ticket", {}),
  arrive: (code: string) => call<{ person: Person }>("/api/me/arrive", { code }),
  recovery: () => call<{ code: string }>("/api/me/recovery", {}),
  recover: (code: string) => call<{ person: Person }>("/api/me/recover", { code }),
  passkeys: () => call<{ passkeys: Passkey[] }>("/api/me/passkeys").then((answer) => answer.passkeys),
  passkey: <T>(what: string, body: Record<string, unknown> = {}) => call<T>(`/api/me/passkeys/${what}`, body),
  push: () => call<PushState>("/api/me/push"),
  subscribe: (place: { endpoint: string; p256dh: string; auth: string }) => call<PushState>("/api/me/push/subscribe", place),
  unsubscribe: () => call<PushState>("/api/me/push/unsubscribe", {}),
  settings: () => call<{ settings: Preferences }>("/api/me/settings").then((answer) => answer.settings),
  set: (wish: Partial<Record<keyof Preferences, unknown>>) => call<{ settings: Preferences }>("/api/me/settings", wish).then((answer) => answer.settings),
  invitations: () => call<{ invitations: Invitation[] }>("/api/me/invitations").then((answer) => answer.invitations),
  acquaintances: () => call<{ people: Acquaintance[] }>("/api/me/acquaintances").then((answer) => answer.people),
  history: () => call<{ games: Played[] }>("/api/me/history").then((answer) => answer.games),
  statistics: (language: string) => call<{ statistics: Statistics }>(`/api/me/statistics?language=${language}`).then((answer) => answer.statistics),
  forget: () => call<{ person: null }>("/api/me/forget", { really: true }),
  ratings: (game: string) => call<{ ratings: Rating[] }>(`/api/games/${game}/ratings`).then((answer) => answer.ratings),
  games: () => constant<{ games: GameInfo[] }>("/api/games").then((answer) => answer.games),
  game: (id: string) => constant<GameInfo>(`/api/games/${id}`),
  content: (id: string) => constant<Record<string, unknown>>(`/api/games/${id}/content`),
  layout: (id: string) => constant<Layout>(`/api/games/${id}/layout`),
  packs: (language: string) => call<{ packs: PackInfo[] }>(`/api/packs?language=${language}`).then((answer) => answer.packs),
  pack: (id: string, language: string) => constant<PackInfo>(`/api/packs/${id}?language=${language}`),
  rules: (id: string, language: string) => constant<string>(`/api/games/${id}/rules?language=${language}`),
  learn: (id: string, language: string) => constant<Learn>(`/api/games/${id}/learn?language=${language}`),
  figure: (id: string, figure: string, step: number, language: string) =>
    constant<Figure>(`/api/games/${id}/figures/${figure}?${new URLSearchParams({ language, step: String(step) })}`),
  lesson: (id: string, lesson: string, wish: Record<string, unknown>) => call<LessonScene>(`/api/games/${id}/lessons/${lesson}`, wish),
  progress: () => call<{ lessons: Record<string, string[]> }>("/api/me/lessons").then((answer) => answer.lessons),
  levels: () => constant<{ levels: Level[] }>("/api/bots").then((answer) => answer.levels),
  tables: (query: Record<string, string>) =>
    call<{ tables: ListedTable[]; more: boolean }>(`/api/tables?${new URLSearchParams(query)}`).then((answer) => answer.tables),
  table: (id: string, kept: Kept = "tables") => call<ListedTable>(`/api/${kept}/${id}`),
  bring: (part: { text: string; record: string | null; last: boolean }) => call<{ record: string; verified: boolean }>("/api/records", part),
  create: (wish: Record<string, unknown>) => call<Joined>("/api/tables", wish),
  act: <T = ListedTable>(id: string, what: string, body: Record<string, unknown> = {}) => call<T>(`/api/tables/${id}/${what}`, body),
  clocks: (id: string) => call<Clocks>(`/api/tables/${id}/clocks`),
  judgements: (id: string, kept: Kept = "tables") => call<Judgements>(`/api/${kept}/${id}/judgements`).then((answer) => answer.judgements),
  replay: (id: string, language: string, seat: string, kept: Kept = "tables") =>
    call<Replay>(`/api/${kept}/${id}/replay?${new URLSearchParams({ language, seat })}`),
  replayStep: (id: string, step: number, language: string, seat: string, kept: Kept = "tables") =>
    call<ReplayStep>(`/api/${kept}/${id}/replay/${step}?${new URLSearchParams({ language, seat })}`),
};

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What this browser remembers between visits; a browser without storage simply forgets. */
const PREFIX = "undercity.";

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    /* private mode */
  }
}

export function keptJson<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(kept(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

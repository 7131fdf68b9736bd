/** Where the house stands: "" at the root of its host, or a path like "/undercity" behind a proxy. */
const base = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "";

/** The address of a path of ours. */
export const at = (path: string): string => base + path;

/** The path of ours that an address has. */
export const pathOf = (address: string): string => (address.startsWith(base) ? address.slice(base.length) || "/" : address);

/** Passkeys: the browser asks the person's device, phone or key ring; the server checks what it says. */
import { api } from "./api";
import type { Passkey, Person } from "./types";

type Options = { options: PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON };

/** Whether this browser can do it here: it wants a name for the host, and TLS unless it is this machine. */
export const passkeysWork = (): boolean =>
  isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname) && typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Make one for the person who is here. */
export async function makePasskey(): Promise<Passkey[]> {
  const { options } = await api.passkey<Options>("offer");
  const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  const answer = await api.passkey<{ passkeys: Passkey[] }>("add", { credential: (made as PublicKeyCredential).toJSON() });
  return answer.passkeys;
}

/** Come back by one of them; whose, the person chooses in the browser. */
export async function signInByPasskey(): Promise<Person> {
  const { options } = await api.passkey<Options>("ask");
  const used = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return (await api.passkey<{ person: Person }>("sign_in", { credential: (used as PublicKeyCredential).toJSON() })).person;
}

/** A person who changed her mind in the browser's own dialogue has done nothing wrong. */
export const wasGivenUp = (error: unknown): boolean => error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);

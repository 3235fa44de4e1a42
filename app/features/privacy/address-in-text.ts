import { erasedName } from "./erased-names.ts";

/**
 * Matches an e-mail address in a text, and no longer one that has it at its end or its beginning:
 * `ann@example.org` is not in `joann@example.org`.
 */
export function addressPattern(email: string): RegExp {
  const exact = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.+-])${exact}(?![\\w-]|\\.\\w)`, "gi");
}

/** Puts the mark in the place of an address, however it is written. */
export function withoutAddress(text: string, email: string): string {
  return text.replace(addressPattern(email), erasedName);
}

/**
 * Puts the mark in the place of all that a line of the log says about a person: every text in it but the role.
 *
 * @param json the `before` or `after` of a deed
 */
export function withoutPerson(json: string): string {
  const kept = (name: string, value: unknown) => (typeof value === "string" && name !== "role" ? erasedName : value);
  return JSON.stringify(JSON.parse(json), kept);
}

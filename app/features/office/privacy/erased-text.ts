import { erasedName } from "../../../values/erased-name.ts";

/** Matches an e-mail address, but not inside a longer one: `ann@example.org` is not in `joann@example.org`. */
export function addressPattern(email: string): RegExp {
  const exact = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.+-])${exact}(?![\\w-]|\\.\\w)`, "gi");
}

/** A name as the HTML of a page or an e-mail writes it. */
export const escapedName = (name: string): string =>
  name.replace(/[&<>"']/g, (letter) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[letter] ?? "#x27"};`);

/** Replaces an address, in any case, with the mark. */
export const withoutAddress = (text: string, email: string): string => text.replace(addressPattern(email), erasedName);

/** Replaces all texts about a person in an audit event's `before` or `after`, except the role, with the mark. */
export function withoutPerson(json: string): string {
  const kept = (name: string, value: unknown) => (typeof value === "string" && name !== "role" ? erasedName : value);
  return JSON.stringify(JSON.parse(json), kept);
}

import { erasedName } from "../../../values/erased-name.ts";

/** Escapes a name like the HTML of pages and e-mails. */
export const escapedName = (name: string): string =>
  name.replace(/[&<>"']/g, (letter) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[letter] ?? "#x27"};`);

/** Replaces all texts about a person in an audit event's `before` or `after` by a mark; the role stays. */
export function withoutPerson(json: string): string {
  const kept = (name: string, value: unknown) => (typeof value === "string" && name !== "role" ? erasedName : value);
  return JSON.stringify(JSON.parse(json), kept);
}

import { erasedName } from "../../../values/erased-name.ts";

/** A name as the HTML of a page or an e-mail writes it. */
export const escapedName = (name: string): string =>
  name.replace(/[&<>"']/g, (letter) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[letter] ?? "#x27"};`);

/** Replaces all texts about a person in an audit event's `before` or `after`, except the role, with the mark. */
export function withoutPerson(json: string): string {
  const kept = (name: string, value: unknown) => (typeof value === "string" && name !== "role" ? erasedName : value);
  return JSON.stringify(JSON.parse(json), kept);
}

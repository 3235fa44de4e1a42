/** Replaces personal data in a record that stays. */
export const erasedName = "(erased)";

/** Replaces the author of a post, and the person in a photo that stays. */
export const someVolunteer = "A volunteer";

/** Matches an e-mail address, but not inside a longer one: `ann@example.org` is not in `joann@example.org`. */
export function addressPattern(email: string): RegExp {
  const exact = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.+-])${exact}(?![\\w-]|\\.\\w)`, "gi");
}

/** Matches a name as whole words: `Ann Bell` is not in `Joann Bell`. */
export function namePattern(name: string): RegExp {
  const exact = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])${exact}(?![\\p{L}\\p{M}\\p{Nd}])`, "gu");
}

/** Replaces names of one person, longest first: one may begin another. */
export const withoutNames = (text: string, names: readonly string[], mark: string): string =>
  names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replace(namePattern(name), () => mark), text);

/** As a page or an e-mail writes it. */
export const escapedName = (name: string): string =>
  name.replace(/[&<>"']/g, (letter) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[letter] ?? "#x27"};`);

/** Replaces an address, in any case, with the mark. */
export const withoutAddress = (text: string, email: string): string => text.replace(addressPattern(email), erasedName);

/** Replaces names where an event of the audit log says who counted something. */
export function withoutCounter(json: string, names: readonly string[]): string {
  const kept = (key: string, value: unknown) =>
    key === "counted_by" && typeof value === "string" ? withoutNames(value, names, erasedName) : value;
  return JSON.stringify(JSON.parse(json), kept);
}

/** Replaces all texts about a person in an audit event's `before` or `after`, except the role, with the mark. */
export function withoutPerson(json: string): string {
  const kept = (name: string, value: unknown) => (typeof value === "string" && name !== "role" ? erasedName : value);
  return JSON.stringify(JSON.parse(json), kept);
}

/** Replaces personal data in a record that stays. */
export const erasedName = "(erased)";

/** Replaces the author of a post, and the person in a photo that stays. */
export const someVolunteer = "A volunteer";

/** Matches an e-mail address, but not inside a longer one: `ann@example.org` is not in `joann@example.org`. */
export function addressPattern(email: string): RegExp {
  const exact = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.+-])${exact}(?![\\w-]|\\.\\w)`, "gi");
}

/** Replaces an address, in any case, with the mark. */
export const withoutAddress = (text: string, email: string): string => text.replace(addressPattern(email), erasedName);

/** Replaces all texts about a person in an audit event's `before` or `after`, except the role, with the mark. */
export function withoutPerson(json: string): string {
  const kept = (name: string, value: unknown) => (typeof value === "string" && name !== "role" ? erasedName : value);
  return JSON.stringify(JSON.parse(json), kept);
}

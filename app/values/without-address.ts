import { erasedName } from "./erased-name.ts";

/** Matches an e-mail address, but not inside a longer one: `ann@example.org` does not match `joann@example.org`. */
export function addressPattern(email: string): RegExp {
  const exact = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.+-])${exact}(?![\\w-]|\\.\\w)`, "gi");
}

/** Replaces an address, in any case, with the mark. */
export const withoutAddress = (text: string, email: string): string => text.replace(addressPattern(email), erasedName);

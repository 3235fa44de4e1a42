const elsewhere = /^(?:https?:|mailto:|tel:|#)/i;

/** Reserved host. */
const base = "https://site.invalid";

/** An unsafe link is shown as its text only. */
export const isSafeLink = (address: string): boolean => elsewhere.test(address) || isOwnPath(address);

/**
 * True for a path on this site. Parsed as in browsers: `/\evil.test`, and a path with a tab after its slash, equal
 * `//evil.test`, another site.
 */
export function isOwnPath(address: string): boolean {
  return address.startsWith("/") && URL.parse(address, base)?.origin === base;
}

const elsewhere = /^(?:https?:|mailto:|tel:|#)/i;

/** A reserved host name. */
const base = "https://site.invalid";

/** Returns true for a safe link; of an unsafe one, only the text is shown. */
export const isSafeLink = (address: string): boolean => elsewhere.test(address) || isOwnPath(address);

/**
 * Returns true for a path on this site. Parsed as in browsers: `/\evil.test`, and a path with a tab after its slash,
 * equal `//evil.test`, which is another site.
 */
export function isOwnPath(address: string): boolean {
  return address.startsWith("/") && URL.parse(address, base)?.origin === base;
}

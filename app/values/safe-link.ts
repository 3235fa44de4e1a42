const elsewhere = /^(?:https?:|mailto:|tel:|#)/i;

/** A site that is nobody's, to read a path by. */
const base = "https://site.invalid";

/** May a link that somebody wrote into a text lead there? Anything else is shown as its words. */
export function isSafeLink(address: string): boolean {
  return elsewhere.test(address) || isOwnPath(address);
}

/**
 * Does a path lead to this site wherever it stands? Read as browsers read it, to whom `/\evil.test` and a path with a tab
 * after its slash are `//evil.test`, another site.
 */
export function isOwnPath(address: string): boolean {
  return address.startsWith("/") && URL.parse(address, base)?.origin === base;
}

const safe = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** May a link that somebody wrote into a text lead there? Anything else is shown as its words. */
export function isSafeLink(address: string): boolean {
  return safe.test(address);
}

/**
 * First parts of the addresses of endpoints, files and undeclared pages. Features declare all others; a test compares
 * both with the routes.
 */
export const reservedAddresses = [
  "admin",
  "api",
  "assets",
  "dev",
  "e",
  "event",
  "feeds",
  "files",
  "g",
  "health",
  "login",
  "look",
  "low-data",
  "offline",
  "password",
  "photo",
  "project",
  "ready",
  "setup",
  "search",
  "sitemap",
  "webhooks",
  "welcome",
];

/** Returns true for addresses like `/fr` and `/swa`, which stay free for languages. A page that has one keeps it. */
export const isForLanguages = (address: string): boolean => /^[a-z]{2,3}$/.test(address);

/** Returns true if a feature declares a public page at or below an address. */
export const isDeclared = (pages: readonly { path: string }[], address: string): boolean =>
  pages.some(({ path }) => path.split("/")[1] === address);

/** Returns true if a page that the foundation adds may have this address. */
export const canBeOwn = (address: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(address) && address.length <= 60 && !reservedAddresses.includes(address);

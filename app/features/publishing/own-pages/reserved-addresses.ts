/**
 * First parts of addresses that have an endpoint, files or an undeclared page already. Those of pages that features
 * declare come to them; a test compares all with the routes.
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

/** Whether a feature declares a public page there, as `/about`, or below it. */
export const isDeclared = (pages: readonly { path: string }[], address: string): boolean =>
  pages.some(({ path }) => path.split("/")[1] === address);

/** Whether a page of one's own can have this address. */
export const canBeOwn = (address: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(address) && address.length <= 60 && !reservedAddresses.includes(address);

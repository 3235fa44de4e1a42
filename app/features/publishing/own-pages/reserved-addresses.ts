/** First parts of addresses that have a page, an endpoint or files already; a test compares them with the routes. */
export const reservedAddresses = [
  ...[
    "about",
    "admin",
    "api",
    "assets",
    "blog",
    "contact",
    "dev",
    "donate",
    "e",
    "event",
    "events",
    "feeds",
    "files",
    "g",
    "health",
    "impact",
  ],
  ...[
    "login",
    "look",
    "low-data",
    "media",
    "newsletter",
    "receipt",
    "offline",
    "password",
    "photo",
    "privacy",
    "project",
    "ready",
    "setup",
  ],
  ...["safeguarding", "search", "sitemap", "volunteer", "webhooks", "welcome", "what-we-do", "withdraw"],
];

/** Whether a page of one's own can have this address. */
export const canBeOwn = (address: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(address) && address.length <= 60 && !reservedAddresses.includes(address);

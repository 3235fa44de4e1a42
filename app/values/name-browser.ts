/** Browsers and systems by a word of their own in the `User-Agent` header; those that name others too come first. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["UCBrowser", "UC Browser"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

const nameIn = (agent: string, names: readonly (readonly [string, string])[]): string =>
  names.find(([word]) => agent.includes(word))?.[1] ?? "";

/**
 * Names a device for its owner, like `Chrome, Android`.
 * @param agent a `User-Agent` header
 * @returns empty for an unknown one
 */
export const nameBrowser = (agent: string): string =>
  [nameIn(agent, browsers), nameIn(agent, systems)].filter(Boolean).join(", ");

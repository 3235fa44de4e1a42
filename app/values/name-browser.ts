/**
 * Browsers and systems by their word in the `User-Agent` header. Those whose header also contains the words of others
 * come first.
 */
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
 * Returns a device's name for its owner, such as `Chrome, Android`.
 * @param agent a `User-Agent` header
 * @returns empty for an unknown one
 */
export const nameBrowser = (agent: string): string =>
  [nameIn(agent, browsers), nameIn(agent, systems)].filter(Boolean).join(", ");

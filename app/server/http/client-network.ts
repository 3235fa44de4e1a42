import { isIP } from "node:net";

/**
 * Number of 16-bit groups in a network's IPv6 prefix: providers assign a household at least 64 bits ([RFC
 * 6177](https://www.rfc-editor.org/rfc/rfc6177)).
 */
const networkGroups = 4;

/**
 * Returns the network of an IP address, for rate limits and load shedding. A household has one IPv4 address, or any
 * number of IPv6 addresses in a /64.
 * @returns an IPv4 address, also for an IPv4-mapped one (`::ffff:192.0.2.1`); the /64 of an IPv6 address; anything else
 * unchanged
 */
export function clientNetworkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 0xff]).join(".");
  const network = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** Returns the eight groups of an IPv6 address, in the canonical form of the URL standard. */
function groupsOf(address: string): number[] {
  const [withoutZone = ""] = address.split("%");
  const [start = "", end = ""] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const first = numbers(start);
  const last = numbers(end);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

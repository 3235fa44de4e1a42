import { isIP } from "node:net";

/** The groups of an IPv6 address that name a network: a provider gives a household 64 bits at the least (RFC 6177). */
const networkGroups = 4;

/**
 * The network that an IP address counts for, where senders are counted: one household has one IPv4 address, or as many
 * IPv6 addresses of one /64 as it likes.
 *
 * @returns an IPv4 address, also of one that is mapped into IPv6 (`::ffff:192.0.2.1`); the /64 of an IPv6 address; what
 * is neither as it is
 */
export function clientNetworkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 0xff]).join(".");
  const network = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight numbers of an IPv6 address; the URL standard writes each address in one way only. */
function groupsOf(address: string): number[] {
  const [withoutZone = ""] = address.split("%");
  const [start = "", end = ""] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [first, last] = [numbers(start), numbers(end)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

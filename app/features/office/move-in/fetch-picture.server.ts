import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP } from "node:net";

/** Maximum number of redirects, each checked like the first address. */
const maxRedirects = 3;
const timeoutMs = 60_000;

// One list for each family: a list of both compares IPv4 addresses with ranges of IPv6 that contain them.
const closed = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [address, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.ipv4.addSubnet(address, prefix, "ipv4");
// Only the global unicast part of IPv6 is open, without its tunnels to IPv4 and its documentation.
for (const [address, prefix] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  closed.ipv6.addSubnet(address, prefix, "ipv6");

/** Returns true for an address of the public internet. @param address IPv4 or IPv6 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? "ipv6" : "ipv4";
  return !closed[family].check(address, family);
}

export interface Fetching {
  /** Hosts that an admin ticked. */
  hosts: readonly string[];
  maxBytes: number;
  stopping: AbortSignal;
  /** Returns the addresses of a host; replaced in tests. */
  resolve?: (host: string) => Promise<string[]>;
  /** Returns true for an address that may be asked; replaced in tests. */
  isOpen?: (address: string) => boolean;
}

/** The bytes, or why there are none: `host` was not ticked, `closed` leads to a private network. */
export type FetchedPicture = Uint8Array | "host" | "closed" | "missing" | "tooLarge" | "failed";

/**
 * Fetches a picture of the old site. It asks only hosts that an admin ticked, on ports 80 and 443, and connects to the
 * address that it checked: never to the own network, also not after a redirect.
 */
export async function fetchPicture(address: string, fetching: Fetching): Promise<FetchedPicture> {
  let now = address;
  for (let step = 0; step <= maxRedirects; step++) {
    const url = URL.parse(now);
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return "closed";
    if (!["", "80", "443"].includes(url.port) && fetching.isOpen === undefined) return "closed";
    if (!fetching.hosts.includes(url.hostname)) return step === 0 ? "host" : "closed";
    const answer = await ask(url, fetching).catch(() => "failed" as const);
    if (typeof answer !== "object" || answer instanceof Uint8Array) return answer;
    now = new URL(answer.location, url).href;
  }
  return "failed";
}

async function ask(url: URL, fetching: Fetching): Promise<FetchedPicture | { location: string }> {
  const { isOpen = isPublicAddress, resolve = findAddresses, stopping, maxBytes } = fetching;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [address] = addresses;
  // A host with one private address may not be asked at all: the next question could get that one.
  if (address === undefined || !addresses.every(isOpen)) return "closed";
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const asking = request(
      url,
      {
        signal,
        agent: false,
        headers: { Accept: "image/*", "Accept-Encoding": "identity" },
        lookup: (_host, options, answer) =>
          options.all ? answer(null, [{ address, family: isIP(address) }]) : answer(null, address, isIP(address)),
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          response.destroy();
          return done({ location: headers.location });
        }
        if (statusCode !== 200) {
          response.destroy();
          return done(statusCode === 404 || statusCode === 410 ? "missing" : "failed");
        }
        const pieces: Buffer[] = [];
        let size = 0;
        response.on("data", (piece: Buffer) => {
          size += piece.length;
          if (size > maxBytes) {
            response.destroy();
            done("tooLarge");
          } else pieces.push(piece);
        });
        response.on("end", () => done(Buffer.concat(pieces)));
        response.on("error", fail);
        response.on("close", () => fail(new Error("The answer broke off.")));
      },
    );
    asking.on("error", fail);
    asking.end();
  });
}

const findAddresses = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

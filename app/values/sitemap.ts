import { xml } from "./xml.ts";

/** How many addresses one sitemap may have, by the protocol (sitemaps.org). */
export const mostAddresses = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const locations = (tag: string, addresses: string[]) =>
  addresses
    .map((address) => xml`<loc>${address}</loc>`)
    .map((location) => `<${tag}>${location}</${tag}>`)
    .join("");

/** A sitemap of whole addresses. */
export function writeSitemap(addresses: string[]): string {
  return `${head}<urlset ${namespace}>${locations("url", addresses)}</urlset>`;
}

/** A sitemap that comes piece by piece, so that a long one is never in memory as a whole. */
export async function* writeLongSitemap(pieces: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>`;
  for await (const addresses of pieces) yield locations("url", addresses);
  yield "</urlset>";
}

/** The list of sitemaps of a large site, by their whole addresses. */
export function writeSitemapIndex(addresses: string[]): string {
  return `${head}<sitemapindex ${namespace}>${locations("sitemap", addresses)}</sitemapindex>`;
}

/**
 * How many sitemaps there are for things with these numbers: each has those of the next fifty thousand numbers, so that
 * a thing stays in the same one whatever is deleted.
 */
export function countSitemaps(lastId: number): number {
  return Math.ceil(lastId / mostAddresses);
}

import { xml } from "./xml.ts";

/** Per sitemap (sitemaps.org). */
export const maxAddresses = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const locations = (tag: string, addresses: string[]) =>
  addresses.map((address) => `<${tag}>${xml`<loc>${address}</loc>`}</${tag}>`).join("");

/** Absolute URLs. */
export const writeSitemap = (addresses: string[]) =>
  `${head}<urlset ${namespace}>${locations("url", addresses)}</urlset>`;

/** Streams, so that a long sitemap is never in memory as a whole. */
export async function* writeLongSitemap(chunks: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>`;
  for await (const addresses of chunks) yield locations("url", addresses);
  yield "</urlset>";
}

/** Absolute URLs. */
export const writeSitemapIndex = (addresses: string[]) =>
  `${head}<sitemapindex ${namespace}>${locations("sitemap", addresses)}</sitemapindex>`;

/** A sitemap covers fifty thousand ids, so that a row stays in the same one after deletions. */
export const countSitemaps = (lastId: number): number => Math.ceil(lastId / maxAddresses);

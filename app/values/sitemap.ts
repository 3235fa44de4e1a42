import { xml } from "./xml.ts";

/** Maximum number of addresses in a sitemap (sitemaps.org). */
export const maxAddresses = 50_000;

/**
 * Maximum number of pictures per page, so that a sitemap with fifty thousand pages stays below 50 MB (sitemaps.org).
 */
const maxPictures = 5;

/** Absolute addresses of a page, and of its pictures that search engines may show. */
export interface SitemapPage {
  address: string;
  pictures?: string[] | undefined;
  /** ISO 8601; undefined if no change is known. */
  changed?: string | undefined;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** [Image sitemaps](https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const opening = `${head}<urlset ${namespace} ${imageNamespace}>`;

const pictureOf = (address: string) => xml`<image:image><image:loc>${address}</image:loc></image:image>`;

const locations = (pages: SitemapPage[]) =>
  pages
    .map(({ address, pictures = [], changed }) => {
      const shown = pictures.slice(0, maxPictures).map(pictureOf).join("");
      const last = changed === undefined ? "" : xml`<lastmod>${changed}</lastmod>`;
      return `<url>${xml`<loc>${address}</loc>`}${last}${shown}</url>`;
    })
    .join("");

export const writeSitemap = (pages: SitemapPage[]) => `${opening}${locations(pages)}</urlset>`;

/** Streams a sitemap, so that memory never holds a long one completely. */
export async function* writeLongSitemap(chunks: AsyncIterable<SitemapPage[]>): AsyncGenerator<string> {
  yield opening;
  for await (const pages of chunks) yield locations(pages);
  yield "</urlset>";
}

/** @param addresses absolute URLs */
export const writeSitemapIndex = (addresses: string[]) =>
  `${head}<sitemapindex ${namespace}>${addresses.map((address) => `<sitemap>${xml`<loc>${address}</loc>`}</sitemap>`).join("")}</sitemapindex>`;

/**
 * Returns the number of sitemaps. Each covers fifty thousand ids, so that a row stays in the same one after deletions.
 */
export const countSitemaps = (lastId: number): number => Math.ceil(lastId / maxAddresses);

import { siteLang } from "../../../values/site-clock.ts";
import { xml } from "../../../values/xml.ts";

export interface FeedItem {
  /** The item's first address. It stays the same after a rename, so that feed readers do not show the item twice. */
  id: string;
  url: string;
  title: string;
  text: string;
  /** Day of publication; undefined if the item has none. */
  published?: Date;
  author?: string;
  picture?: string | undefined;
}

export interface Feed {
  /** Path of the page with the same items. */
  path: string;
  heading: string;
  items: FeedItem[];
}

interface About {
  origin: string;
  name: string;
  /** Absolute URL of the feed. */
  address: string;
}

/** Writes an [RSS 2.0](https://www.rssboard.org/rss-specification) feed. */
export function writeRss({ path, heading, items }: Feed, { origin, name, address }: About): string {
  const head = xml`<title>${name}</title><link>${origin + path}</link><description>${heading}</description><language>${siteLang()}</language>`;
  const self = xml`<atom:link href="${address}" rel="self" type="application/rss+xml"/>`;
  const opening = '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>';
  return `<?xml version="1.0" encoding="UTF-8"?>${opening}${head}${self}${items.map(rssItem).join("")}</channel></rss>`;
}

function rssItem({ id, url, title, text, published }: FeedItem): string {
  const guid = id === url ? xml`<guid>${id}</guid>` : xml`<guid isPermaLink="false">${id}</guid>`;
  const date = published === undefined ? "" : xml`<pubDate>${published.toUTCString()}</pubDate>`;
  // RSS requires a title or a description.
  const named = title === "" && text !== "" ? "" : xml`<title>${title}</title>`;
  return `<item>${named}${xml`<link>${url}</link>`}${guid}${date}${xml`<description>${text}</description>`}</item>`;
}

/** Writes a [JSON Feed 1.1](https://www.jsonfeed.org/version/1.1/). */
export function writeJsonFeed({ path, heading, items }: Feed, { origin, name, address }: About): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: name,
    description: heading,
    home_page_url: origin + path,
    feed_url: address,
    language: siteLang(),
    items: items.map(({ id, url, title, text, published, author, picture }) => ({
      id,
      url,
      content_text: text,
      ...(title !== "" && { title }),
      ...(published && { date_published: published.toISOString() }),
      ...(author && { authors: [{ name: author }] }),
      ...(picture && { image: picture }),
    })),
  });
}

import type { Clock } from "../clock/clock.ts";
import type { CdnConfig } from "../config/config.server.ts";
import type { Log } from "../log/log.server.ts";
import type { FileStorage } from "../storage/storage.ts";

/** The port of `ops/cdn`. */
export interface CdnPurge {
  /** Schedules a CDN purge after a content change, or the removal of a picture; returns at once. */
  changed(what?: "pictures"): void;
  /** Time-based changes, every second. The first call purges all: an earlier process may have left purges undone. */
  tick(now: Date, nextContentChange: () => Promise<Date>): Promise<void>;
  /** Undefined while purges work. */
  readonly unpurgedSince: Date | undefined;
}

export type CreateCdnPurge = (plan: CdnConfig, ctx: { clock: Clock; log: Log }) => CdnPurge;

/** Purges removed files: a removed picture of a child must also leave the CDN. */
export const purgeRemovedFiles = (files: FileStorage, cdn: CdnPurge): FileStorage => ({
  ...files,
  async remove(path) {
    await files.remove(path);
    cdn.changed("pictures");
  },
});

/**
 * CDN lifetimes (s): fresh without a purge, stale while revalidating, stale during an outage of the site. The first
 * bounds staleness when a purge fails, so it is short: one request per page every five minutes costs nothing.
 */
export const shared = { fresh: 300, whileFetching: 30, whileDown: 86_400 };

const lasting = `stale-while-revalidate=${shared.whileFetching}, stale-if-error=${shared.whileDown}`;

/** Header names differ among CDNs. */
const tagged = (tag: "pages" | "pictures"): Record<string, string> => ({ "Surrogate-Key": tag, "Cache-Tag": tag });

/** Browsers always revalidate. */
const pageHeaders = {
  "Cache-Control": `public, max-age=0, must-revalidate, s-maxage=${shared.fresh}, ${lasting}`,
  // For CDNs with [RFC 9213](https://www.rfc-editor.org/rfc/rfc9213): `must-revalidate` above is for browsers, and
  // would also forbid stale responses here.
  "CDN-Cache-Control": `max-age=${shared.fresh}, ${lasting}`,
  ...tagged("pages"),
};

/**
 * Sets CDN headers on public pages, and on pictures, which are cacheable anyway but need a purge when deleted.
 * @param isPage whether the URL is a public page's
 */
export function setCdnHeaders({ method, url }: Request, response: Response, isPage: (url: URL) => boolean): void {
  if (response.status !== 200 || (method !== "GET" && method !== "HEAD")) return;
  const address = new URL(url);
  const { headers } = response;
  const caching = headers.get("Cache-Control") ?? "";
  const set = (added: Record<string, string>) => {
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
  };
  if (isPage(address)) set(pageHeaders);
  // One for staff only has no tag: no CDN caches it.
  else if (/^\/(?:files|look\/cards)\//.test(address.pathname) && caching.startsWith("public")) {
    set(tagged("pictures"));
    // A photograph expires as soon as a page: consent can be withdrawn, and the purge can fail.
    if (!caching.includes("immutable")) set({ "CDN-Cache-Control": `max-age=${shared.fresh}` });
  }
}

import type { Clock } from "../clock/clock.ts";
import type { CdnConfig } from "../config/config.server.ts";
import type { Log } from "../log/log.server.ts";
import type { FileStorage } from "../storage/storage.ts";

/** Port that `ops/cdn` implements. */
export interface CdnPurge {
  /** Schedules a CDN purge after a content change, or the removal of a picture; returns at once. */
  changed(what?: "pictures"): void;
  /**
   * Called every second, for changes by time. The first call purges everything, as an earlier process may not have
   * finished its purges.
   */
  tick(now: Date, nextContentChange: () => Promise<Date>): Promise<void>;
  /** Time of the first failed purge; undefined while purges work. */
  readonly unpurgedSince: Date | undefined;
}

export type CreateCdnPurge = (plan: CdnConfig, ctx: { clock: Clock; log: Log }) => CdnPurge;

/** Returns file storage that purges removed files, because a removed picture of a child must also leave the CDN. */
export const purgeRemovedFiles = (files: FileStorage, cdn: CdnPurge): FileStorage => ({
  ...files,
  async remove(path) {
    await files.remove(path);
    cdn.changed("pictures");
  },
});

/**
 * CDN lifetimes (s): fresh without a purge, stale while revalidating, stale during an outage of the site. The first one
 * limits the age of a page when a purge fails, so it is short: one request per page every five minutes costs little.
 */
export const shared = { fresh: 300, whileFetching: 30, whileDown: 86_400 };

const lasting = `stale-while-revalidate=${shared.whileFetching}, stale-if-error=${shared.whileDown}`;

/** Headers with a tag; their names differ between CDNs. */
const tagged = (tag: "pages" | "pictures"): Record<string, string> => ({ "Surrogate-Key": tag, "Cache-Tag": tag });

/** Headers of pages: browsers always revalidate. */
const pageHeaders = {
  "Cache-Control": `public, max-age=0, must-revalidate, s-maxage=${shared.fresh}, ${lasting}`,
  // For CDNs with [RFC 9213](https://www.rfc-editor.org/rfc/rfc9213): `must-revalidate` above is for browsers, and
  // would also forbid stale responses here.
  "CDN-Cache-Control": `max-age=${shared.fresh}, ${lasting}`,
  ...tagged("pages"),
};

/**
 * Sets CDN headers on public pages. Pictures get some also: they are cacheable anyway, but must be purged when deleted.
 * @param isPage returns true for the URL of a public page
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
  // A picture for staff only has no tag: no CDN caches it.
  else if (/^\/(?:files|look\/cards)\//.test(address.pathname) && caching.startsWith("public")) {
    set(tagged("pictures"));
    // A photo expires as soon as a page: consent can be withdrawn, and the purge can fail.
    if (!caching.includes("immutable")) set({ "CDN-Cache-Control": `max-age=${shared.fresh}` });
  }
}

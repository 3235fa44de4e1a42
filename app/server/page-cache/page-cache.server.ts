import type { Clock } from "../clock/clock.ts";
import { type CachedPage, cachePage } from "./cached-page.server.ts";
import { createMissingPages } from "./missing-pages.server.ts";
import type { PageFiles } from "./page-files.server.ts";
import { SharedAnswer } from "./shared-answer.server.ts";

/** Cache of rendered public pages in memory, until their content changes. */
export type PageCache = ReturnType<typeof createPageCache>;

/** Maximum size (bytes): about three hundred pages. */
const limit = 24 * 1024 * 1024;

interface Entry {
  page: CachedPage;
  /** Milliseconds since 1970. */
  until: number;
  /** Number of the request that last used the page. */
  used: number;
}

/**
 * @param most maximum size (bytes)
 * @param files secondary cache with the same pages
 */
export function createPageCache(clock: Clock, most = limit, files?: PageFiles) {
  const kept = new Map<string, Entry>();
  const rendering = new Map<string, Promise<CachedPage | SharedAnswer>>();
  let bytes = 0;
  let generation = 0;
  let questions = 0;
  const missing = createMissingPages(clock);
  let change: { generation: number; until: Promise<Date> } | undefined;

  const drop = (key: string) => {
    bytes -= kept.get(key)?.page.bytes ?? 0;
    kept.delete(key);
  };
  const put = (key: string, entry: Entry) => {
    drop(key);
    kept.set(key, entry);
    bytes += entry.page.bytes;
    if (bytes <= most) return;
    for (const [oldest] of [...kept].sort(([, one], [, other]) => one.used - other.used)) {
      if (bytes <= most) break;
      drop(oldest);
    }
  };

  return {
    missing,
    /**
     * Returns the next time at which pages change without an edit; asks once between two changes.
     * @throws the error of `find`
     */
    async nextChange(find: () => Promise<Date>): Promise<Date> {
      if (change?.generation !== generation) change = { generation, until: find() };
      const found = change;
      try {
        const until = await found.until;
        if (until.getTime() > clock.now().getTime()) return until;
      } catch (error) {
        if (change === found) change = undefined;
        throw error;
      }
      if (change === found) change = undefined;
      return find();
    },
    get bytes(): number {
      return bytes;
    },
    find(key: string): CachedPage | undefined {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      if (entry.until <= clock.now().getTime()) {
        drop(key);
        return undefined;
      }
      entry.used = ++questions;
      return entry.page;
    },
    /**
     * Renders a page once for concurrent requests.
     * @param render only a 200 without cookies is cached
     * @param until expiry
     */
    render(
      key: string,
      render: () => Promise<Response>,
      until: () => Promise<Date>,
    ): Promise<CachedPage | SharedAnswer> {
      // After a change, a request does not share a rendering that began before.
      const begun = generation;
      const name = `${begun} ${key}`;
      const waiting = rendering.get(name);
      if (waiting !== undefined) return waiting;
      const made = (async () => {
        // During a database outage, the page itself reports the outage.
        const end = await until().catch(() => undefined);
        const response = await render();
        if (end === undefined || response.status !== 200 || response.headers.has("Set-Cookie"))
          return SharedAnswer.of(response);
        const page = await cachePage(response);
        if (begun === generation) {
          put(key, { page, until: end.getTime(), used: ++questions });
          files?.put(key, page, end.getTime());
        }
        return page;
      })().finally(() => rendering.delete(name));
      rendering.set(name, made);
      return made;
    },
    /** Invalidates all pages, also those that are being rendered. */
    invalidate(): void {
      generation++;
      files?.invalidate();
      missing.clear();
      kept.clear();
      bytes = 0;
    },
  };
}

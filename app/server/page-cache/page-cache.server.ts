import type { Clock } from "../clock/clock.ts";
import { type KeptPage, keepPage } from "./cached-page.server.ts";

/** Public pages, each rendered once and sent again from memory until something changes that it may show. */
export interface PageStore {
  /** A kept page that is still true. */
  find(key: string): KeptPage | undefined;
  /**
   * Renders a page, once however many ask for it at the same time, and keeps it.
   *
   * @param render makes the answer; only one of status 200 without a cookie is kept
   * @param until when it stops being true by itself, asked before it is rendered
   */
  render(key: string, render: () => Promise<Response>, until: () => Promise<Date>): Promise<KeptPage | Response>;
  /** Something changed that pages may show: whoever asks from now on is shown it. */
  forget(): void;
  /** Bytes in memory. */
  readonly bytes: number;
}

/** The most that all kept pages may take in memory, in bytes: about three hundred pages. */
const limit = 24 * 1024 * 1024;

interface Entry {
  page: KeptPage;
  /** Milliseconds since 1970. */
  until: number;
  /** When it was last asked for, in questions to the store. */
  used: number;
}

/** What else is told of every page that is kept, and of every change. */
interface Beside {
  keep(key: string, page: KeptPage, until: number): void;
  forget(): void;
}

/**
 * Opens an empty store.
 *
 * @param most bytes that all pages may take
 * @param beside nothing, or what keeps the same pages elsewhere
 */
export function openPageStore(clock: Clock, most = limit, beside?: Beside): PageStore {
  const kept = new Map<string, Entry>();
  const rendering = new Map<string, Promise<KeptPage | Response>>();
  let bytes = 0;
  let generation = 0;
  let questions = 0;

  const drop = (key: string) => {
    bytes -= kept.get(key)?.page.bytes ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, entry: Entry) => {
    drop(key);
    kept.set(key, entry);
    bytes += entry.page.bytes;
    if (bytes <= most) return;
    // The ones that nobody misses go first.
    for (const [oldest] of [...kept].sort(([, one], [, other]) => one.used - other.used)) {
      if (bytes <= most) break;
      drop(oldest);
    }
  };

  return {
    get bytes() {
      return bytes;
    },
    find(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      if (entry.until <= clock.now().getTime()) {
        drop(key);
        return undefined;
      }
      entry.used = ++questions;
      return entry.page;
    },
    render(key, render, until) {
      // Whoever asks after a change does not wait for a page that was begun before it.
      const begun = generation;
      const name = `${begun} ${key}`;
      const waiting = rendering.get(name);
      if (waiting !== undefined) return waiting.then(again);
      const made = (async () => {
        // Where the database does not answer, the page itself says what there is to say.
        const end = await until().catch(() => undefined);
        const response = await render();
        if (end === undefined || response.status !== 200 || response.headers.has("Set-Cookie")) return response;
        const page = await keepPage(response);
        if (begun === generation) {
          keep(key, { page, until: end.getTime(), used: ++questions });
          beside?.keep(key, page, end.getTime());
        }
        return page;
      })().finally(() => rendering.delete(name));
      rendering.set(name, made);
      return made;
    },
    forget() {
      generation++;
      beside?.forget();
      kept.clear();
      bytes = 0;
    },
  };
}

/** An answer that is not kept can be read once; each of those who waited gets a copy. */
function again(made: KeptPage | Response): KeptPage | Response {
  return made instanceof Response ? made.clone() : made;
}

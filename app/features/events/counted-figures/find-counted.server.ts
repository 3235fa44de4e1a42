import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { type Cursor, cutPage } from "../../../values/cursor.ts";
import * as store from "./counted-queries.server.ts";
import { type Sum, Summation } from "./counted-sums.ts";

interface CachedSums {
  /** Each change of summed data changes it, in the same transaction and from any process. */
  version: number;
  /** ISO dates and times, UTC: from the reading until a scheduled event is published. */
  from: string;
  until: string | undefined;
  sums: Promise<Sum[]>;
}

/** Sums by project, and of all events (undefined). */
const cached = new WeakMap<Database, Map<number | undefined, CachedSums>>();

/** Maximum projects in the cache. */
const maxCached = 200;

/** Figures per query: other requests run between. */
const rowsAtOnce = 1_000;

/**
 * Maximum attempts while figures change. The version is read first, so that the next visitor repeats a missed change.
 */
const maxReadings = 3;

/** Returns sums over public events, from a cache until figures change. @param project limits them to its events */
export async function findSums({ db, clock }: Pick<AppContext, "db" | "clock">, project?: number): Promise<Sum[]> {
  const now = clock.now().toISOString();
  const version = await store.findFiguresVersion(db);
  const ofDatabase = cached.get(db) ?? new Map<number | undefined, CachedSums>();
  cached.set(db, ofDatabase);
  const known = ofDatabase.get(project);
  const isCurrent =
    known?.version === version && known.from <= now && !(known.until !== undefined && known.until <= now);
  if (known !== undefined && isCurrent) return known.sums;
  const until = await store.findNextCountedEvent(db, now);
  const sums = readSums(db, { now, project });
  const mine: CachedSums = { version, from: now, until, sums };
  ofDatabase.delete(project);
  ofDatabase.set(project, mine);
  for (const oldest of ofDatabase.keys()) if (ofDatabase.size > maxCached) ofDatabase.delete(oldest);
  // A failed reading leaves the cache.
  sums.catch(() => ofDatabase.get(project) === mine && ofDatabase.delete(project));
  return sums;
}

async function readSums(db: Database, of: { now: string; project: number | undefined }): Promise<Sum[]> {
  for (let reading = 1; ; reading++) {
    const version = await store.findFiguresVersion(db);
    const summation = new Summation();
    let after = { event_id: 0, position: 0 };
    for (;;) {
      const rows = await store.findPublicRows(db, of, after, rowsAtOnce);
      summation.add(rows);
      after = rows.at(-1) ?? after;
      if (rows.length < rowsAtOnce) break;
      await nextTurn();
    }
    // Figures that change during the reading could give a wrong sum.
    if (reading >= maxReadings || (await store.findFiguresVersion(db)) === version) return summation.sums();
  }
}

const daysPerPage = 30;

/** Returns a page of days with figures, latest first. `older` is the next page's query. */
export async function listCountedDays({ db, clock }: AppContext, before?: Cursor) {
  const now = clock.now().toISOString();
  const found = await store.findCountedDays(db, now, daysPerPage + 1, before);
  const { page, older } = cutPage(found, daysPerPage, ({ date }) => date);
  const ids = page.map(({ id }) => id);
  return { rows: await store.findRowsOfDays(db, now, ids), older };
}

export const findCounted = ({ db }: AppContext, event: number) => store.findRowsOf(db, event);

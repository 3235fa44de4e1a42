import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { type Cursor, cutPage } from "../../../values/cursor.ts";
import * as store from "./counted-queries.server.ts";
import { type Sum, Summation } from "./counted-sums.ts";

interface CachedSums {
  /** Version of the figures, from `findFiguresVersion`; a change of figures by any process increases it. */
  version: number;
  /** The sums are valid from `from` until `until` (ISO dates and times, UTC), when a scheduled event becomes public. */
  from: string;
  until: string | undefined;
  sums: Promise<Sum[]>;
}

/** Cached sums by project; the key `undefined` is for all events. */
const cached = new WeakMap<Database, Map<number | undefined, CachedSums>>();

const maxCached = 200;

/** Maximum number of figures per query; other requests can run between two queries. */
const rowsAtOnce = 1_000;

/**
 * Maximum number of readings if figures keep changing. After the last, a wrong sum is served once: its version is
 * outdated.
 */
const maxReadings = 3;

/**
 * Returns sums over public events; they are cached until figures change.
 * @param project sums only events of this project
 */
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
    // Figures that changed during the reading could make a wrong sum.
    if (reading >= maxReadings || (await store.findFiguresVersion(db)) === version) return summation.sums();
  }
}

const daysPerPage = 30;

/** Returns a page of days with figures, latest first. `older` is the query string of the next page. */
export async function listCountedDays({ db, clock }: AppContext, before?: Cursor) {
  const now = clock.now().toISOString();
  const found = await store.findCountedDays(db, now, daysPerPage + 1, before);
  const { page, older } = cutPage(found, daysPerPage, ({ date }) => date);
  const ids = page.map(({ id }) => id);
  return { rows: await store.findRowsOfDays(db, now, ids), older };
}

export const findCounted = ({ db }: AppContext, event: number) => store.findRowsOf(db, event);

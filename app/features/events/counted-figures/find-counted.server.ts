import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { type Cursor, cutPage } from "../../../values/cursor.ts";
import * as store from "./counted-queries.server.ts";
import { type Sum, Summation } from "./counted-sums.ts";

interface CachedSums {
  /** Version of the figures: each change of what is summed changes it, in the same transaction and from any process. */
  version: number;
  /** ISO dates and times, UTC: from the reading until a scheduled event is published. */
  from: string;
  until: string | undefined;
  sums: Promise<Sum[]>;
}

/** Sums of all events, and of projects, by the database that they were read from. */
const cached = new WeakMap<Database, Map<number | undefined, CachedSums>>();

/** Projects whose sums are kept in memory. */
const maxCached = 200;

/** Figures that are read at once: other visitors are answered between. */
const rowsAtOnce = 1_000;

/** Readings while figures change. The version is read before, so that the next visitor reads anew what was missed. */
const maxReadings = 3;

/**
 * Sums over public events. All figures are read only after a change of theirs.
 * @param project only those of a project
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
  // A failed reading is not kept: the next visitor reads anew.
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
    // Figures that change while they are read could give a sum that was never true.
    if (reading >= maxReadings || (await store.findFiguresVersion(db)) === version) return summation.sums();
  }
}

const daysPerPage = 30;

/** A page of all days with what was counted on them, latest first. `older` is the next page's query. */
export async function listCountedDays({ db, clock }: AppContext, before?: Cursor) {
  const now = clock.now().toISOString();
  const found = await store.findCountedDays(db, now, daysPerPage + 1, before);
  const { page, older } = cutPage(found, daysPerPage, ({ date }) => date);
  const ids = page.map(({ id }) => id);
  return { rows: await store.findRowsOfDays(db, now, ids), older };
}

/** What was counted at an event. */
export const findCounted = ({ db }: AppContext, event: number) => store.findRowsOf(db, event);

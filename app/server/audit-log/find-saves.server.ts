import { cutPageById } from "../../values/cursor.ts";
import { groupBy } from "../../values/list-places.ts";
import type { Database } from "../db/database.server.ts";
import { type AuditEventRow, type AuditFilter, findAuditEvents, findEventsAt } from "./audit-log-queries.server.ts";
import { partsOfSubject } from "./name-logged-things.server.ts";

/**
 * Maximum number of ids from the first to the last event of a save: other events between them belong to other saves at
 * the same time.
 */
const maxSpread = 500;

/** All events of one save, in the order of their ids. */
export type Save = AuditEventRow[];

/** Returns a key of the save: one transaction of one person (see `recordAuditEvent`). */
const saveOf = ({ who_id, at }: AuditEventRow): string => `${at} ${who_id}`;

async function findSavesAmong(db: Database, rows: readonly AuditEventRow[]): Promise<Map<string, Save>> {
  const ids = rows.map(({ id }) => id);
  const moments = [...new Set(rows.map(({ at }) => at))];
  const around = await findEventsAt(db, moments, Math.min(...ids) - maxSpread, Math.max(...ids) + maxSpread);
  return groupBy(around.reverse(), saveOf);
}

/** Returns all events of the save that an event belongs to. */
export const findSaveOf = async (db: Database, row: AuditEventRow): Promise<Save> =>
  (await findSavesAmong(db, [row])).get(saveOf(row)) ?? [row];

/**
 * Lists one page of saves, newest first. A save is complete, and on the page of its newest event that passes the
 * filter.
 * @param before cursor: the last id of the previous page
 * @returns `older`, the cursor of the next page; undefined on the last one
 */
export async function findSaves(db: Database, filter: AuditFilter, before: number, pageLength: number) {
  const { page, older } = cutPageById(await findAuditEvents(db, filter, { before, limit: pageLength + 1 }), pageLength);
  if (page.length === 0) return { saves: [], older };
  const wanted = ({ subject, who }: AuditEventRow) =>
    (filter.kinds.length === 0 || filter.kinds.includes(partsOfSubject(subject).kind)) &&
    (filter.who === "" || filter.who === who);
  const found = await findSavesAmong(db, page);
  const saves = [...new Set(page.map(saveOf))]
    .flatMap((key) => [found.get(key) ?? []])
    .filter((save) => save.length > 0 && !save.some((row) => row.id >= before && wanted(row)));
  return { saves, older };
}

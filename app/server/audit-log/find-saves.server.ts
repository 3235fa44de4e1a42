import { newest, readIdCursor } from "../../values/cursor.ts";
import { groupBy } from "../../values/list-places.ts";
import { readList } from "../../values/read-list.ts";
import type { Database } from "../db/database.server.ts";
import { type AuditEventRow, type AuditFilter, findAuditEvents, findEventsAt } from "./audit-log-queries.server.ts";
import { partsOfSubject } from "./name-logged-things.server.ts";

/** Events between the first and the last one of a save: the others are of saves at the same time. */
const maxSpread = 500;

/** All events of one save, in the order of their records. */
export type Save = AuditEventRow[];

/** One transaction of one person: see `recordAuditEvent`. */
const saveOf = ({ who_id, at }: AuditEventRow): string => `${at} ${who_id}`;

async function findSavesAmong(db: Database, rows: readonly AuditEventRow[]): Promise<Map<string, Save>> {
  const ids = rows.map(({ id }) => id);
  const moments = [...new Set(rows.map(({ at }) => at))];
  const around = await findEventsAt(db, moments, Math.min(...ids) - maxSpread, Math.max(...ids) + maxSpread);
  return groupBy(around.reverse(), saveOf);
}

/** The whole save of one event. */
export const findSaveOf = async (db: Database, row: AuditEventRow): Promise<Save> =>
  (await findSavesAmong(db, [row])).get(saveOf(row)) ?? [row];

/**
 * A page of saves, newest first: each whole, on the page of its newest event that the filter lets through.
 * @param address with the cursor
 */
export async function findSaves(db: Database, filter: AuditFilter, address: string, pageLength: number) {
  const { page, older } = await readList(address, pageLength, (wanted) => findAuditEvents(db, filter, wanted));
  const before = readIdCursor(address);
  if (page.length === 0) return { saves: [], older, isNewest: before === newest };
  const wanted = ({ subject, who }: AuditEventRow) =>
    (filter.kinds.length === 0 || filter.kinds.includes(partsOfSubject(subject).kind)) &&
    (filter.who === "" || filter.who === who);
  const found = await findSavesAmong(db, page);
  const saves = [...new Set(page.map(saveOf))]
    .flatMap((key) => [found.get(key) ?? []])
    .filter((save) => save.length > 0 && !save.some((row) => row.id >= before && wanted(row)));
  return { saves, older, isNewest: before === newest };
}

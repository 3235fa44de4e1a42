import type { InTransaction } from "../context.server.ts";
import type { ClosingKind } from "../db/closing-tables.ts";
import type { Database } from "../db/database.server.ts";
import * as store from "./closing-queries.server.ts";

export type { ClosingRow } from "./closing-queries.server.ts";

interface Closing {
  kind: ClosingKind;
  /** Key of the closing, in the format that `ClosingKind` describes. */
  key: string;
  value?: string;
  /** True for a release, which cancels an earlier closing. */
  isRelease?: boolean;
}

/** Records a closing, or a release, in the transaction of its act. The record is also stored beside the backups. */
export async function recordClosing(
  { db, clock }: Pick<InTransaction, "db" | "clock">,
  ...closings: Closing[]
): Promise<void> {
  const at = clock.now().toISOString();
  const rows = closings.map(({ kind, key, value = null, isRelease = false }) => ({
    id: crypto.randomUUID(),
    at,
    kind,
    key,
    value,
    is_release: isRelease ? 1 : 0,
  }));
  if (rows.length > 0) await store.insertClosings(db, rows);
}

/** Returns the latest record of each key. At the same moment, a closing wins over a release. */
export function lastWords(closings: readonly store.ClosingRow[]): Map<string, store.ClosingRow> {
  const last = new Map<string, store.ClosingRow>();
  for (const closing of closings) {
    const name = `${closing.kind} ${closing.key}`;
    const before = last.get(name);
    const isLater =
      before === undefined ||
      closing.at > before.at ||
      (closing.at === before.at && closing.is_release <= before.is_release);
    if (isLater) last.set(name, closing);
  }
  return last;
}

/**
 * Returns the last number that was used before a restore; 0 without one.
 * @param key `consent`, or `receipt` and a year
 */
export async function findNumbersUsed(db: Database, key: string): Promise<number> {
  const used = await store.findClosingsAbout(db, "numbers", [key]);
  return Math.max(0, ...used.map(({ value }) => Number(value)));
}

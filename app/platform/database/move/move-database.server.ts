import type { Tables } from "../tables.ts";
import { isPostgres } from "./as-it-stands.server.ts";
import { breakingAt } from "./breaking-at.ts";
import type { ZeroBytes } from "./check-row.ts";
import { sumOf } from "./checksum.ts";
import { copyTable, emptyTables } from "./copy-tables.ts";
import { MoveRefused } from "./move-refused.ts";
import { lastNumbers } from "./numbers.ts";
import { type AnyDatabase, countRows } from "./rows.ts";
import { openSource, placeOf, type Source } from "./source.server.ts";
import { counter, tablesInOrder, withThoseThatName } from "./table-keys.ts";
import { finish, openTarget, word } from "./target.server.ts";

/** How far a move is. */
export interface Progress {
  doing: "copying" | "checking";
  table: keyof Tables;
  /** Rows, of all tables, in what is being done. */
  done: number;
  total: number;
}

/** How a site is moved. */
export interface MoveWishes {
  /** Rehearses while the site runs: what comes is checked, and the next run goes on. */
  isAnyway?: boolean;
  /** Leaves zero bytes out of texts, where PostgreSQL cannot keep them. */
  withoutZeroBytes?: boolean;
  stopping?: AbortSignal;
  onProgress?(progress: Progress): void;
}

/** What came of it. */
export interface Moved {
  /** Number of rows by table. */
  rows: Record<string, number>;
  /** Tables that had changed since an earlier run, and were copied anew. */
  anew: (keyof Tables)[];
  /** The site was running: the new database is not finished. */
  isRehearsal: boolean;
}

/** The two databases, and how rows come from one to the other. */
interface Way {
  source: Source;
  target: AnyDatabase;
  zeroBytes: ZeroBytes;
  wishes: MoveWishes;
}

/**
 * Copies a site from one database to another and compares every row. Nothing is changed in the old one, and no site
 * starts on the new one before all of it is there.
 *
 * @param from address of the database that the site has @param to address of an empty one, or of one that an earlier run
 * did not finish @param root folder that relative paths start from
 * @throws BadSetting or MoveRefused, in a sentence; then the next run goes on where this one ended
 */
export async function moveDatabase(from: string, to: string, root: string, wishes: MoveWishes = {}): Promise<Moved> {
  if (placeOf("DATABASE_URL", from, root) === placeOf(word, to, root))
    throw new MoveRefused(`${word} names the database that the site has already.`);
  const source = await openSource(from, root, wishes.isAnyway ?? false);
  try {
    const { database: target, isBegun } = await openTarget(to, root, source);
    try {
      const way: Way = { source, target, wishes, zeroBytes: zeroBytesFor(target, wishes) };
      await copyAll(way, tablesInOrder);
      let sums = await compare(way);
      const anew = isBegun ? withThoseThatName(sums.different) : [];
      if (anew.length > 0) {
        // What was written since the earlier run, or taken away.
        await emptyTables(target, anew);
        await copyAll(way, [...anew.filter((table) => table !== counter), counter]);
        sums = await compare(way);
      }
      needSame(sums);
      const numbers = await breakingAt("old", () => lastNumbers(source.view));
      const isInUse = await source.endView();
      if (isInUse && !wishes.isAnyway) throw new MoveRefused(startedMeanwhile);
      if (!wishes.isAnyway) await breakingAt("new", () => finish(target, source, numbers));
      return {
        rows: sums.rows,
        anew: anew.filter((table) => table !== counter),
        isRehearsal: wishes.isAnyway ?? false,
      };
    } finally {
      await target.destroy();
    }
  } finally {
    await source.close();
  }
}

const startedMeanwhile =
  "The site was started on the old database while it was copied. Stop it, and run this again: it copies what was written since.";

function zeroBytesFor(target: AnyDatabase, { withoutZeroBytes = false }: MoveWishes): ZeroBytes {
  if (withoutZeroBytes) return "leave out";
  return isPostgres(target) ? "refuse" : "keep";
}

/** Copies what is missing, and tells how far it is. */
async function copyAll(way: Way, tables: readonly (keyof Tables)[]): Promise<void> {
  const { source, target, zeroBytes, wishes } = way;
  const counts = await countAll(source.view);
  const there = await breakingAt("new", () => countAll(target));
  let done = tablesInOrder.reduce((sum, table) => sum + (table === counter ? 0 : (there.get(table) ?? 0)), 0);
  const total = Math.max(
    done,
    [...counts.values()].reduce((sum, count) => sum + count, 0),
  );
  for (const table of tables) {
    const onPage = (rows: number) => {
      done += rows;
      wishes.onProgress?.({ doing: "copying", table, done: Math.min(done, total), total });
    };
    onPage(0);
    await copyTable(source.view, target, table, { zeroBytes, stopping: wishes.stopping, onPage });
  }
}

async function countAll(database: AnyDatabase): Promise<Map<keyof Tables, number>> {
  const counts = new Map<keyof Tables, number>();
  for (const table of tablesInOrder) counts.set(table, await countRows(database, table));
  return counts;
}

interface Comparison {
  rows: Record<string, number>;
  different: (keyof Tables)[];
  /** What is said of each that differs. */
  complaints: string[];
}

/** Reads all tables of both, row by row. */
async function compare({ source, target, zeroBytes, wishes }: Way): Promise<Comparison> {
  const found: Comparison = { rows: {}, different: [], complaints: [] };
  const total = 2 * [...(await countAll(source.view)).values()].reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of tablesInOrder) {
    const onPage = (rows: number) => {
      wishes.stopping?.throwIfAborted();
      done = Math.min(total, done + rows);
      wishes.onProgress?.({ doing: "checking", table, done, total });
    };
    onPage(0);
    const old = await sumOf(source.view, table, zeroBytes, onPage);
    const copied = await sumOf(target, table, zeroBytes, onPage);
    found.rows[table] = copied.rows;
    if (old.sha256 === copied.sha256 && old.rows === copied.rows) continue;
    found.different.push(table);
    found.complaints.push(
      old.rows === copied.rows
        ? `${table} has other words in the new database than in the old one`
        : `${table} has ${old.rows} rows in the old database and ${copied.rows} in the new one`,
    );
  }
  return found;
}

/** @throws MoveRefused naming every table that differs */
function needSame({ complaints }: Comparison): void {
  if (complaints.length === 0) return;
  throw new MoveRefused(
    `The new database is not what was copied: ${complaints.join("; ")}. Does another program write to it? Stop that, and run this again: it copies those tables anew.`,
  );
}

import { sql } from "kysely";
import { migrations } from "../../app/features/migrations.server.ts";
import { ConfigError } from "../../app/server/config/config.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { unfinishedCopy } from "../../app/server/db/migrate.server.ts";
import { type Applied, isNewer, readMigrations } from "./applied-migrations.ts";
import { about, CopyError } from "./copy-error.ts";
import { isPostgres, openUnmigrated } from "./open-unmigrated.server.ts";
import { counter, derivedTables, tablesInOrder } from "./primary-keys.ts";
import { type AnyDatabase, countRows } from "./rows.ts";
import { goOnAfter } from "./sequences.ts";
import type { Source } from "./source.server.ts";

type State = "empty" | "begun" | "begun by others" | "full" | "newer";

export interface Filling {
  /** Setting or command option with the address. */
  word: string;
  /** Name of a migration that marks the database as incomplete; begins with `unfinishedCopy`. */
  mark: string;
  refused: Record<Exclude<State, "empty" | "begun">, string>;
}

export interface Target {
  db: AnyDatabase;
  isBegun: boolean;
}

/**
 * Opens the target, creates its tables when empty, and marks it as unfinished.
 * @throws ConfigError when it cannot be opened; CopyError for any content other than that of an unfinished run
 */
export async function openTarget(url: string, root: string, filling: Filling): Promise<Target> {
  const { word, mark } = filling;
  const found = await openUnmigrated(word, url, root);
  if (found !== undefined && (await requireFillable(found, filling).catch(endAfter(found))) === "begun")
    return { db: found, isBegun: true };
  await found?.destroy();
  await makeTables(word, url, root);
  const db = await openUnmigrated(word, url, root);
  if (db === undefined) throw new Error("The tables that were just made are gone.");
  const row = { name: mark, timestamp: new Date().toISOString() };
  await db.insertInto("kysely_migration").values(row).execute().catch(endAfter(db));
  return { db, isBegun: false };
}

function endAfter(db: AnyDatabase) {
  return async (error: unknown): Promise<never> => {
    await db.destroy();
    throw error;
  };
}

async function makeTables(word: string, url: string, root: string): Promise<void> {
  try {
    await (await openDatabase(url, root, migrations)).destroy();
  } catch (error) {
    throw error instanceof ConfigError ? about(word, error) : error;
  }
}

/** @throws CopyError for other content */
export async function requireFillable(db: AnyDatabase, { mark, refused }: Filling): Promise<"empty" | "begun"> {
  const state = await stateOf(db, mark);
  if (state === "empty" || state === "begun") return state;
  throw new CopyError(refused[state]);
}

async function stateOf(db: AnyDatabase, mark: string): Promise<State> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const applied = await readMigrations(db);
  const isMark = ({ name }: Applied) => name.startsWith(unfinishedCopy);
  const [begun] = applied.filter(isMark);
  if (isNewer(applied.filter((one) => !isMark(one)))) return "newer";
  if (begun !== undefined) return begun.name === mark ? "begun" : "begun by others";
  const ours: string[] = [...tablesInOrder, ...derivedTables];
  if (tables.some((name) => !ours.includes(name))) return "full";
  return (await hasRows(db, tables)) ? "full" : "empty";
}

async function hasRows(db: AnyDatabase, tables: string[]): Promise<boolean> {
  for (const table of tablesInOrder)
    if (table !== counter && tables.includes(table) && (await countRows(db, table)) > 0) return true;
  return false;
}

/** Completes the database, so that a site can start with it. */
export async function finish(
  db: AnyDatabase,
  { migrations }: Pick<Source, "migrations">,
  numbers: Parameters<typeof goOnAfter>[1],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await goOnAfter(transaction, numbers);
    for (const { name, timestamp } of migrations)
      await transaction.updateTable("kysely_migration").set({ timestamp }).where("name", "=", name).execute();
    await transaction.deleteFrom("kysely_migration").where("name", "like", `${unfinishedCopy}%`).execute();
  });
  // Autovacuum would run a minute later, or much later.
  if (isPostgres(db)) await sql`analyze`.execute(db);
}

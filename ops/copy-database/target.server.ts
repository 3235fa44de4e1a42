import { sql } from "kysely";
import { BadSetting } from "../../app/server/config/config.server.ts";
import { openDatabase, unfinishedMove } from "../../app/server/db/database.server.ts";
import { isPostgres, openAsItStands } from "./open-unmigrated.server.ts";
import { type Applied, isNewer, readMigrations } from "./applied-migrations.ts";
import { about, MoveRefused } from "./copy-error.ts";
import { goOnAfter } from "./sequences.ts";
import { type AnyDatabase, countRows } from "./rows.ts";
import type { Source } from "./source.server.ts";
import { counter, tablesInOrder } from "./primary-keys.ts";

/** What is in a database that somebody wants to fill. */
type State = "empty" | "begun" | "begun by others" | "full" | "newer";

/** Who fills a database. */
export interface Filling {
  /** The setting, or the word of a command, that the address stands in. */
  word: string;
  /** What stands among its migrations until it is finished; it begins with `unfinishedMove`. */
  mark: string;
  /** What is said of a database that will not do. */
  refused: Record<Exclude<State, "empty" | "begun">, string>;
}

/** The database that is filled. */
export interface Target {
  database: AnyDatabase;
  /** Was this begun before? */
  isBegun: boolean;
}

/**
 * Opens the database that is filled, makes its tables where it is empty, and marks it as unfinished.
 *
 * @throws BadSetting when it cannot be opened; MoveRefused when it holds anything else than this very filling, unfinished
 */
export async function openTarget(url: string, root: string, filling: Filling): Promise<Target> {
  const { word, mark } = filling;
  const found = await openAsItStands(word, url, root);
  if (found !== undefined && (await needFillable(found, filling).catch(endAfter(found))) === "begun")
    return { database: found, isBegun: true };
  await found?.destroy();
  await makeTables(word, url, root);
  const database = await openAsItStands(word, url, root);
  if (database === undefined) throw new Error("The tables that were just made are gone.");
  const row = { name: mark, timestamp: new Date().toISOString() };
  await database.insertInto("kysely_migration").values(row).execute().catch(endAfter(database));
  return { database, isBegun: false };
}

function endAfter(database: AnyDatabase) {
  return async (error: unknown): Promise<never> => {
    await database.destroy();
    throw error;
  };
}

async function makeTables(word: string, url: string, root: string): Promise<void> {
  try {
    await (await openDatabase(url, root)).destroy();
  } catch (error) {
    throw error instanceof BadSetting ? about(word, error) : error;
  }
}

/** @throws MoveRefused when it holds anything that is not of this filling */
export async function needFillable(database: AnyDatabase, { mark, refused }: Filling): Promise<"empty" | "begun"> {
  const state = await stateOf(database, mark);
  if (state === "empty" || state === "begun") return state;
  throw new MoveRefused(refused[state]);
}

async function stateOf(database: AnyDatabase, mark: string): Promise<State> {
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  const applied = await readMigrations(database);
  const isMark = ({ name }: Applied) => name.startsWith(unfinishedMove);
  const [begun] = applied.filter(isMark);
  if (isNewer(applied.filter((one) => !isMark(one)))) return "newer";
  if (begun !== undefined) return begun.name === mark ? "begun" : "begun by others";
  if (tables.some((name) => !(tablesInOrder as string[]).includes(name))) return "full";
  return (await hasRows(database, tables)) ? "full" : "empty";
}

async function hasRows(database: AnyDatabase, tables: string[]): Promise<boolean> {
  for (const table of tablesInOrder)
    if (table !== counter && tables.includes(table) && (await countRows(database, table)) > 0) return true;
  return false;
}

/** Makes a site of what was copied: from now on it may be started on it. */
export async function finish(
  database: AnyDatabase,
  { migrations }: Pick<Source, "migrations">,
  numbers: Parameters<typeof goOnAfter>[1],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await goOnAfter(transaction, numbers);
    for (const { name, timestamp } of migrations)
      await transaction.updateTable("kysely_migration").set({ timestamp }).where("name", "=", name).execute();
    await transaction.deleteFrom("kysely_migration").where("name", "like", `${unfinishedMove}%`).execute();
  });
  // By itself it would look how much there is a minute later, or much later.
  if (isPostgres(database)) await sql`analyze`.execute(database);
}

import { Kysely } from "kysely";
import { Unavailable } from "../http/errors.ts";
import { BadSetting } from "../config/config.server.ts";
import { readAddress } from "./postgres-address.ts";
import { PostgresDialectLikeSqlite } from "./postgres-dialect.ts";
import { whyNotOpen } from "./postgres-errors.ts";
import { Connections } from "./postgres-pool.server.ts";
import type { Tables } from "./tables.ts";

/** How long a copy that did not answer is left alone, in milliseconds. */
const restMilliseconds = 5_000;

/** A server that follows the one of `DATABASE_URL`, and may lag behind it. */
export interface ReadCopy {
  database: Kysely<Tables>;
  /** Has it every change up to this number? False too when it does not answer. */
  has(number: number): Promise<boolean>;
  close(): Promise<void>;
}

/** What every copy of a server shares with it, and no other server. */
const identity = `
  select (pg_control_system()).system_identifier::text as server,
    (select oid::text from pg_database where datname = current_database()) as database`;

/**
 * Opens the copy of a database.
 *
 * @param main the connections to the database itself
 * @throws BadSetting when it does not answer now, or is a copy of something else
 */
export async function openReadCopy(url: string, main: Connections): Promise<ReadCopy> {
  const connections = new Connections(readAddress("DATABASE_READ_URL", url), { onChange: () => {} });
  try {
    const [one, other] = await Promise.all([main.ask(identity), connections.ask(identity)]);
    if (JSON.stringify(one) !== JSON.stringify(other))
      throw new BadSetting("DATABASE_READ_URL", "names a database that is no copy of the one of DATABASE_URL.");
  } catch (error) {
    await connections.end();
    if (error instanceof BadSetting) throw error;
    throw new BadSetting("DATABASE_READ_URL", whyNotOpen(error instanceof Unavailable ? error.reason : error));
  }
  let restsUntil = 0;
  return {
    database: new Kysely<Tables>({ dialect: new PostgresDialectLikeSqlite({ pool: connections }) }),
    async has(number) {
      if (performance.now() < restsUntil) return false;
      try {
        const [row] = await connections.ask<{ number: number }>("select number from shown_changes");
        return row !== undefined && row.number >= number;
      } catch {
        restsUntil = performance.now() + restMilliseconds;
        return false;
      }
    },
    close: () => connections.end(),
  };
}

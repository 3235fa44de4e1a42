import type { Database } from "../../../server/db/database.server.ts";
import * as store from "./settings-queries.server.ts";

/** Reads a value that another feature stores in the settings table, for example a seal. */
export const readSetting = (db: Database, name: string): Promise<unknown> => store.readSetting(db, name);

/** Saves a value of another feature in the settings table. @param value undefined deletes the row */
export const saveSetting = (db: Database, name: string, value: unknown): Promise<void> =>
  store.saveSetting(db, name, value);

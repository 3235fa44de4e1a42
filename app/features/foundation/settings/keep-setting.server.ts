import type { Database } from "../../../server/db/database.server.ts";
import * as store from "./settings-queries.server.ts";

/** Reads a value that another feature keeps among the settings: a seal, or counts of last night. */
export const readSetting = (db: Database, name: string): Promise<unknown> => store.readSetting(db, name);

/** Saves a value that another feature keeps among the settings. @param value undefined: none again */
export const saveSetting = (db: Database, name: string, value: unknown): Promise<void> =>
  store.saveSetting(db, name, value);

import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Port: differences between SQLite and PostgreSQL besides queries. */
export interface Engine {
  db: Kysely<Tables>;
  /** As `databaseForPages` of `database.server.ts`. */
  forPages(): Promise<Kysely<Tables>>;
  /** As `folderOf` of `database.server.ts`. */
  folder: string | undefined;
  /** As `checkWritable` of `database.server.ts`. */
  checkWritable(timeoutMs: number): Promise<string | undefined>;
  /** As `dropDeletedBytes` of `database.server.ts`. */
  dropDeletedBytes(): Promise<boolean>;
  /** As `watchChanges` of `database.server.ts`. */
  watch(hear: ChangeSubscription): Watch;
}

export interface ChangeSubscription {
  /** Content of public pages. */
  onChange(): void;
  /** Once per outage. */
  onLost?(error: unknown): void;
  onFound?(): void;
}

/** Ends when stopped, or when the database is closed. */
export interface Watch {
  stop(): void;
}

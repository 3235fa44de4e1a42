import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What SQLite and PostgreSQL do each in their own way, beside answering questions. */
export interface Engine {
  database: Kysely<Tables>;
  /** As `databaseForPages` of `database.server.ts`. */
  forPages(): Promise<Kysely<Tables>>;
  /** The folder of the database, whose disk must not be full; undefined where none is on this machine. */
  folder: string | undefined;
  /** As `tryWriting` of `database.server.ts`. */
  tryWriting(patience: number): Promise<string | undefined>;
  /** As `dropDeletedBytes` of `database.server.ts`. */
  dropDeletedBytes(): Promise<boolean>;
  /** As `watchChanges` of `database.server.ts`. */
  watch(hear: Hearing): Watch;
}

/** What a watch tells. */
export interface Hearing {
  /** Somebody changed what public pages show. */
  onChange(): void;
  /** The database does not answer any more; once, however long that lasts. */
  onLost?(error: unknown): void;
  /** It answers again. */
  onFound?(): void;
}

/** Something that goes on until it is stopped, or until the database is closed. */
export interface Watch {
  stop(): void;
}

import { type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "./tables.ts";

/** Port: differences between SQLite and PostgreSQL besides queries. */
export interface Engine {
  db: Kysely<Tables>;
  /**
   * For rendering public pages: a read replica with every change acknowledged until now, if any; otherwise the same.
   * @throws Unavailable when the primary does not answer
   */
  forPages(): Promise<Kysely<Tables>>;
  /** The database's folder, for checking free space; undefined if it is not local. */
  folder: string | undefined;
  /** Writes, or checks that the server could. @returns why it is not writable, in a sentence; undefined when it is */
  checkWritable(timeoutMs: number): Promise<string | undefined>;
  /**
   * Truncates SQLite's write-ahead log, which still has deleted content; the database file has zeros there.
   * @returns false while another program reads the log; the next night retries
   */
  dropDeletedBytes(): Promise<boolean>;
  /** Rewrites tables (SQLite: the whole file), so that no free page keeps deleted data. */
  rewrite(tables: readonly (keyof Tables)[]): Promise<void>;
  /** True from a full disk until there is room again: only staff may write then. False where no disk is local. */
  isDiskFull(): boolean;
  /** Takes the room that a full disk gives back to staff, where there is some. */
  refillReserve(): Promise<void>;
  /** Subscribes to changes by other processes until the database is closed; own changes go to `onChange` of `openDatabase`. */
  watch(subscription: ChangeSubscription): Watch;
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

/** Reports changes of the content version. */
export class ContentVersion {
  readonly #subscription: ChangeSubscription;
  #known: number | undefined;
  #isLost = false;

  constructor(subscription: ChangeSubscription) {
    this.#subscription = subscription;
  }

  /**
   * Takes any different number as a change. A smaller one is a restored database, which counts from the start; the first one
   * counts because earlier changes are unknown.
   * @param isOwn this process's own change, already handled
   */
  hear(number: number, isOwn = false): void {
    const isNew = number !== this.#known;
    this.#known = number;
    if (isNew && !isOwn) this.#subscription.onChange();
    if (this.#isLost) this.#subscription.onFound?.();
    this.#isLost = false;
  }

  /** The database does not answer. */
  lose(error: unknown): void {
    if (!this.#isLost) this.#subscription.onLost?.(error);
    this.#isLost = true;
  }
}

/** True for PostgreSQL, false for SQLite. @param db any tables: migrations ask too */
// biome-ignore lint/suspicious/noExplicitAny: a Kysely is not covariant in its tables.
export const isPostgres = (db: Kysely<any>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

import { type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "./tables.ts";

/** Port for the differences between SQLite and PostgreSQL outside queries. */
export interface Engine {
  db: Kysely<Tables>;
  /**
   * Returns the database for rendering public pages: a read replica that has every acknowledged change, if any;
   * otherwise the same database.
   * @throws Unavailable when the primary does not answer
   */
  forPages(): Promise<Kysely<Tables>>;
  /** The database's folder, for checking free space; undefined if it is not local. */
  folder: string | undefined;
  /**
   * Writes, or checks that the server could write.
   * @returns a sentence with the reason if the database is not writable
   */
  checkWritable(timeoutMs: number): Promise<string | undefined>;
  /**
   * Truncates SQLite's write-ahead log, which still has deleted content; in the database file, zeros replace it.
   * @returns false while another program reads the log; the next night retries
   */
  dropDeletedBytes(): Promise<boolean>;
  /** Rewrites tables (SQLite: the whole file), so that no free page contains deleted data. */
  rewrite(tables: readonly (keyof Tables)[]): Promise<void>;
  /** True from a full disk until there is space again: until then, only staff may write. False if no disk is local. */
  isDiskFull(): boolean;
  /** Creates the disk reserve again, once there is space. */
  refillReserve(): Promise<void>;
  /**
   * Subscribes to changes by other processes until the database is closed; this process's changes go to `onChange` of
   * `openDatabase`.
   */
  watch(subscription: ChangeSubscription): Watch;
}

export interface ChangeSubscription {
  /** Called after a change to content of public pages. */
  onChange(): void;
  /** Called once per outage. */
  onLost?(error: unknown): void;
  onFound?(): void;
}

export interface Watch {
  stop(): void;
}

/** Detects changes of the content version. */
export class ContentVersion {
  readonly #subscription: ChangeSubscription;
  #known: number | undefined;
  #isLost = false;

  constructor(subscription: ChangeSubscription) {
    this.#subscription = subscription;
  }

  /**
   * Takes any different number as a change: a restored database counts from the start again. The first number counts as
   * one because earlier changes are unknown.
   * @param isOwn for a change by this process, which is handled already
   */
  hear(number: number, isOwn = false): void {
    const isNew = number !== this.#known;
    this.#known = number;
    if (isNew && !isOwn) this.#subscription.onChange();
    if (this.#isLost) this.#subscription.onFound?.();
    this.#isLost = false;
  }

  /** Reports that the database does not answer. */
  lose(error: unknown): void {
    if (!this.#isLost) this.#subscription.onLost?.(error);
    this.#isLost = true;
  }
}

/**
 * Returns true for PostgreSQL, false for SQLite.
 * @param db with any tables: migrations call this also
 */
// biome-ignore lint/suspicious/noExplicitAny: a Kysely is not covariant in its tables.
export const isPostgres = (db: Kysely<any>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

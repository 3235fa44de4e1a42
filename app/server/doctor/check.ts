import type { Config } from "../config/config.server.ts";
import type { Database } from "../db/database.server.ts";
import type { Migrations } from "../db/migration-list.ts";
import type { FileStorage } from "../storage/storage.ts";
import type { Network } from "./network.server.ts";

export interface CheckResult {
  state: "good" | "warning" | "bad";
  /** One or two sentences, without secrets. */
  line: string;
  remedy?: string;
}

/** The things that checks examine. Each `open…` throws the reason if that part does not open. */
export interface DoctorParts {
  config: Config;
  now: Date;
  migrations: Migrations;
  network: Network;
  /** Opens the database, even before its migrations; undefined if no start has created it yet. */
  openDb(): Promise<Database | undefined>;
  openFiles(): Promise<FileStorage>;
  freeBytes(folder: string): Promise<number>;
  /**
   * Writes a small file and deletes it.
   * @throws the disk’s error
   */
  tryWriting(folder: string): Promise<void>;
  memory(): { free: number; total: number };
  /** Version of npm, if npm runs this command. */
  npm?: string;
}

/** @returns undefined if there is nothing to check */
export type Check = (parts: DoctorParts) => Promise<CheckResult | undefined>;

export const good = (line: string): CheckResult => ({ state: "good", line });
export const warning = (line: string, remedy?: string): CheckResult => ({ state: "warning", line, remedy });
export const bad = (line: string, remedy: string): CheckResult => ({ state: "bad", line, remedy });

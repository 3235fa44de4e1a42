import type { Config } from "../config/config.server.ts";
import type { Database } from "../db/database.server.ts";
import type { Migrations } from "../db/migration-list.ts";
import type { FileStorage } from "../storage/storage.ts";
import type { Network } from "./network.server.ts";

export interface CheckResult {
  state: "good" | "warning" | "bad";
  /** One sentence or two, without secrets. */
  line: string;
  remedy?: string;
}

/** Subjects of the checks. Each `open…` throws the reason why that part does not open. */
export interface DoctorParts {
  config: Config;
  now: Date;
  /** Those of this version. */
  migrations: Migrations;
  network: Network;
  /** Also opens an unmigrated database; undefined before the first start made one. */
  openDb(): Promise<Database | undefined>;
  openFiles(): Promise<FileStorage>;
  freeBytes(folder: string): Promise<number>;
  /** Writes a small file and removes it. @throws the disk’s error */
  tryWriting(folder: string): Promise<void>;
  memory(): { free: number; total: number };
  /** Version of the npm that runs this command, if one does. */
  npm?: string;
}

/** @returns undefined where there is nothing to check */
export type Check = (parts: DoctorParts) => Promise<CheckResult | undefined>;

export const good = (line: string): CheckResult => ({ state: "good", line });
export const warning = (line: string, remedy?: string): CheckResult => ({ state: "warning", line, remedy });
export const bad = (line: string, remedy: string): CheckResult => ({ state: "bad", line, remedy });

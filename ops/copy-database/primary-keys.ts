import type { Tables } from "../../app/server/db/tables.ts";

/**
 * Every table with the columns that tell its rows apart, in an order in which a row finds the rows that it names there
 * already.
 */
export const tableKeys: Readonly<Record<keyof Tables, readonly string[]>> = {
  users: ["id"],
  sessions: ["id"],
  accounts: ["id"],
  two_factors: ["id"],
  verifications: ["id"],
  one_time_links: ["hash"],
  photos: ["id"],
  photo_uses: ["subject", "position"],
  photo_files: ["path", "photo_id"],
  posts: ["id"],
  events: ["id"],
  projects: ["id"],
  news_items: ["id"],
  settings: ["name"],
  subscribers: ["id"],
  pending_subscribers: ["hash"],
  suppressed_addresses: ["hash"],
  issues: ["id"],
  messages: ["id"],
  letters: ["id"],
  attempts: ["what", "who"],
  versions: ["subject", "version"],
  deeds: ["id"],
  jobs: ["name"],
  backups: ["ended_at"],
  imported_rows: ["key"],
  trusted_time: ["id"],
  // One row, which counts what is written to others: the last, so that it ends as it was.
  shown_changes: ["number"],
};

/** Its row is there from the beginning, and every other table that is written to changes it. */
export const counter: keyof Tables = "shown_changes";

/** Rows of these go with the rows of others that they name. */
const named: Partial<Record<keyof Tables, (keyof Tables)[]>> = {
  users: ["sessions", "accounts", "two_factors", "one_time_links"],
  photos: ["photo_uses"],
};

/** All tables, in that order. */
export const tablesInOrder = Object.keys(tableKeys) as (keyof Tables)[];

/** These tables and those whose rows go with theirs, in that order. */
export function withThoseThatName(tables: readonly (keyof Tables)[]): (keyof Tables)[] {
  const all = new Set(tables.flatMap((table) => [table, ...(named[table] ?? [])]));
  return tablesInOrder.filter((table) => all.has(table));
}

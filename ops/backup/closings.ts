import { join, resolve } from "node:path";
import type { ClosingRow } from "../../app/server/closings/record-closing.server.ts";
import type { UsedNumbers } from "../../app/server/closings/restored.ts";
import type { Config } from "../../app/server/config/config.server.ts";

/** Lies beside the backups, and beside the database: a restored site closes again what was closed after its backup. */
export const closingsName = "closings.json";

/** What an earlier release wrote beside the backups. */
export const withdrawalsName = "withdrawals.json";

/** Nothing about people: hashes, random keys, days. */
export interface ClosingList {
  entries: ClosingRow[];
  /** The highest numbers that were used. */
  used: UsedNumbers;
}

/** Path of the list on this machine; undefined for a database in memory. */
export function localListOf({ databaseUrl, root }: Pick<Config, "databaseUrl" | "root">): string | undefined {
  if (!databaseUrl.startsWith("sqlite:")) return join(root, "var", closingsName);
  const file = databaseUrl.slice("sqlite:".length);
  // Several sites may have their databases in one folder.
  return file.startsWith(":memory:") ? undefined : `${resolve(root, file)}.${closingsName}`;
}

/** Reads a list; undefined for a damaged one. */
export function readClosings(text: string): ClosingList | undefined {
  try {
    const { entries, used } = JSON.parse(text) as Partial<ClosingList>;
    return Array.isArray(entries) ? { entries, used: used ?? {} } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a list of an earlier release; undefined for a damaged one. */
export function readWithdrawals(text: string): ClosingList | undefined {
  try {
    const { photos = {}, consents = {} } = JSON.parse(text) as Record<"photos" | "consents", Record<string, string>>;
    const entriesOf = (kind: "picture" | "withdrawn", all: Record<string, string>) =>
      Object.entries(all).map(([key, at]) => ({
        id: `list ${kind} ${key}`,
        at,
        kind,
        key,
        value: null,
        is_release: 0,
      }));
    return { entries: [...entriesOf("picture", photos), ...entriesOf("withdrawn", consents)], used: {} };
  } catch {
    return undefined;
  }
}

/** What both lists say. */
export function joinLists(lists: (ClosingList | undefined)[]): ClosingList {
  const entries = new Map<string, ClosingRow>();
  const used: UsedNumbers = {};
  for (const list of lists) {
    for (const entry of list?.entries ?? []) if (!entries.has(entry.id)) entries.set(entry.id, entry);
    for (const [key, value] of Object.entries(list?.used ?? {})) used[key] = Math.max(used[key] ?? 0, value);
  }
  return { entries: [...entries.values()], used };
}

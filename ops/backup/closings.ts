import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import type { ClosingRow } from "../../app/server/closings/record-closing.server.ts";
import type { UsedNumbers } from "../../app/server/closings/restored.ts";
import type { Config } from "../../app/server/config/config.server.ts";

/**
 * Name of the list, which is stored beside the backups and beside the database: a restored site uses it to close again
 * what was closed after its backup.
 */
export const closingsName = "closings.json";

/** Name of the list that an earlier release stored beside the backups. */
export const withdrawalsName = "withdrawals.json";

/** Contains no personal data: only hashes, random keys and days. */
export interface ClosingList {
  entries: ClosingRow[];
  used: UsedNumbers;
}

type Where = Pick<Config, "databaseUrl" | "root">;

/**
 * Returns the path of the list on this machine, which contains a key of its database; undefined for a database in
 * memory.
 */
export function localListOf({ databaseUrl, root }: Where): string | undefined {
  if (!databaseUrl.startsWith("sqlite:")) {
    // Omits the password, which may change.
    const { host, pathname, searchParams } = new URL(databaseUrl);
    const database = JSON.stringify([host, pathname, searchParams.get("options")]);
    const name = createHash("sha256").update(database).digest("hex").slice(0, 16);
    return join(root, "var", `${name}.${closingsName}`);
  }
  const file = databaseUrl.slice("sqlite:".length);
  // Several sites may have their databases in one folder.
  return file.startsWith(":memory:") ? undefined : `${resolve(root, file)}.${closingsName}`;
}

/** Returns the path of the list that earlier releases used for any PostgreSQL database. */
export const earlierListOf = ({ databaseUrl, root }: Where): string | undefined =>
  databaseUrl.startsWith("sqlite:") ? undefined : join(root, "var", closingsName);

/**
 * Returns true for a list of this database, or of one from which it was restored. Each database has a random closing,
 * so two lists of one database have a closing in common, and lists of different databases have none.
 * @param known ids of the closings of the database
 * @param here the highest numbers that it has used
 */
export function isListOf({ entries, used }: ClosingList, known: ReadonlySet<string>, here: UsedNumbers): boolean {
  if (entries.length > 0) return entries.some(({ id }) => known.has(id));
  return Object.entries(used).every(([key, value]) => value <= (here[key] ?? 0));
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

/** Merges lists. */
export function joinLists(lists: (ClosingList | undefined)[]): ClosingList {
  const entries = new Map<string, ClosingRow>();
  const used: UsedNumbers = {};
  for (const list of lists) {
    for (const entry of list?.entries ?? []) if (!entries.has(entry.id)) entries.set(entry.id, entry);
    for (const [key, value] of Object.entries(list?.used ?? {})) used[key] = Math.max(used[key] ?? 0, value);
  }
  return { entries: [...entries.values()], used };
}

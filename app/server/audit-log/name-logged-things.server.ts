import { asRowId } from "../../values/row-id.ts";
import type { AppContext } from "../context.server.ts";
import type { Tables } from "../db/tables.ts";
import { findLoggedRows } from "./audit-log-queries.server.ts";
import type { FindLoggedThings, LoggedThing } from "./logged-things.ts";

interface Rows {
  table: keyof Tables;
  /** Column with the text that names a row. */
  column?: string;
  name(id: number, text: string): string;
  /** Page of the row in the staff area, or the list of all rows. */
  to(id: number): string;
}

/** Finds the names of rows with a numeric id, while they exist. */
export const loggedRows =
  ({ table, column, name, to }: Rows): FindLoggedThings =>
  async ({ db }, keys) => {
    const ids = keys.flatMap((key) => asRowId(key) ?? []);
    const rows = await findLoggedRows(db, { table, column, ids });
    return new Map(rows.map(({ id, text }) => [String(id), { name: name(id, text ?? ""), to: to(id) }]));
  };

/** Returns names that need no query. */
export const loggedAs =
  (nameOf: (key: string) => LoggedThing | undefined): FindLoggedThings =>
  async (_ctx, keys) =>
    new Map(keys.flatMap((key) => [[key, nameOf(key)] as const]).filter(isNamed));

const isNamed = (pair: readonly [string, LoggedThing | undefined]): pair is readonly [string, LoggedThing] =>
  pair[1] !== undefined;

/** Splits a subject: `post:12` has the kind `post` and the key `12`. */
export function partsOfSubject(subject: string): { kind: string; key: string } {
  const end = subject.indexOf(":");
  return end < 0 ? { kind: subject, key: "" } : { kind: subject.slice(0, end), key: subject.slice(end + 1) };
}

/**
 * Returns the names of subjects.
 * @returns `hidden` has the subjects that the log does not name
 */
export async function nameLoggedThings(
  ctx: AppContext,
  subjects: readonly string[],
): Promise<{ named: Map<string, LoggedThing>; hidden: Set<string> }> {
  const named = new Map<string, LoggedThing>();
  const hidden = new Set<string>();
  for (const { things = {} } of ctx.features)
    for (const [kind, find] of Object.entries(things)) {
      const ofKind = subjects.filter((subject) => partsOfSubject(subject).kind === kind);
      if (ofKind.length === 0) continue;
      if (find === "unnamed") {
        for (const subject of ofKind) hidden.add(subject);
        continue;
      }
      const found = await find(ctx, [...new Set(ofKind.map((subject) => partsOfSubject(subject).key))]);
      for (const [key, thing] of found) named.set(`${kind}:${key}`, thing);
    }
  return { named, hidden };
}

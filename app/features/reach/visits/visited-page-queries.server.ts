import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";

/** Patterns of the items' paths, with the table and the column whose value the path contains. */
const shapes = [
  { shape: /^\/blog\/([\w.~-]{1,200})$/, table: "posts", column: "slug" },
  { shape: /^\/event\/readmore\/(\d{1,15})$/, table: "events", column: "id" },
  { shape: /^\/project\/readmore\/(\d{1,15})$/, table: "projects", column: "id" },
  { shape: /^\/project\/readmore\/([\w.~-]{1,200})$/, table: "projects", column: "slug" },
  { shape: /^\/([\w.~-]{1,200})$/, table: "pages", column: "slug" },
];

/** Finds the titles of the items with these paths, by path; other paths are omitted. */
export async function findTitlesOfPaths(db: Database, paths: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const { shape, table, column } of shapes) {
    const keys = new Map<string, string>();
    for (const path of paths) {
      const key = shape.exec(path)?.[1];
      if (key !== undefined) keys.set(key, path);
    }
    if (keys.size === 0) continue;
    const wanted = [...keys.keys()].map((key) => (column === "id" ? Number(key) : key));
    const { rows } = await sql<{ title: string; key: string | number }>`select title, ${sql.ref(column)} as key
      from ${sql.table(table)} where deleted_at is null and ${sql.ref(column)} in (${sql.join(wanted)})`.execute(db);
    for (const { title, key } of rows) titles.set(keys.get(String(key)) ?? "", title);
  }
  return titles;
}

import type { DatabaseDetails } from "./database-dumper.ts";
import { runBeside } from "./run-beside.server.ts";

/** Reads a SQLite file completely, in a thread. */
export const inspectSqlite = (file: string, stopping?: AbortSignal): Promise<DatabaseDetails> =>
  runBeside(inspect, file, stopping);

/** Runs in the thread, so it cannot use variables of this module. */
function inspect(file: string): DatabaseDetails {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const facts: DatabaseDetails = { problems: [], migrations: [], rows: {}, pictures: [], owners: {}, closed: [] };
  const quoted = (name: unknown) => `"${String(name).replaceAll('"', '""')}"`;
  // Versions, audit events and files of deleted photos may mention pictures that no longer exist.
  const past = ["versions", "audit_log", "photo_files"];
  const pictures = new Set<string>();
  const shape = /\b(?:events|images|projects|profile_images|private)\/[a-f0-9]{32}\.[a-z0-9]{2,5}\b/g;
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    db.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
    for (const { integrity_check: said } of db.prepare("PRAGMA integrity_check").iterate()) {
      if (said !== "ok") facts.problems.push(String(said));
    }
    for (const { table } of db.prepare("PRAGMA foreign_key_check").iterate()) {
      facts.problems.push(`${table} names a row that is not there`);
    }
    // Shadow tables of search indexes have no data of their own.
    const tables = db.prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    );
    for (const { name } of tables.all()) {
      let count = 0;
      for (const row of db.prepare(`select * from ${quoted(name)}`).iterate()) {
        count++;
        if (past.includes(String(name))) continue;
        for (const value of Object.values(row)) {
          if (typeof value === "string") for (const [path] of value.matchAll(shape)) pictures.add(path);
        }
      }
      facts.rows[String(name)] = count;
    }
    if ("kysely_migration" in facts.rows) {
      const applied = db.prepare("select name from kysely_migration order by name").all();
      facts.migrations = applied.map(({ name }) => String(name));
    }
    facts.pictures = [...pictures].sort();
    const own = (path: unknown, owner: unknown) => {
      if (path === null) return;
      const known = facts.owners[String(path)] ?? [];
      facts.owners[String(path)] = [...known, String(owner)];
    };
    if ("photo_files" in facts.rows) {
      const files = db.prepare(
        "select photo_files.path, photos.path as owner from photo_files left join photos on photos.id = photo_id",
      );
      // A deleted photo has files until the storage has removed them.
      facts.closed.push("deleted");
      for (const { path, owner } of files.iterate()) own(path, owner ?? "deleted");
    }
    if ("recordings" in facts.rows) {
      for (const { owner, path, copy_path } of db.prepare("select * from recordings").iterate())
        for (const file of [path, copy_path ?? null]) own(file, `${owner} ${path}`);
    }
    if ("document_files" in facts.rows)
      for (const { path } of db.prepare("select path from document_files").iterate()) own(path, `document ${path}`);
    if ("photos" in facts.rows) {
      const closed = db.prepare("select path from photos where withdrawn_at is not null").all();
      facts.closed.push(...closed.map(({ path }) => String(path)));
    }
    db.close();
  } catch (error) {
    facts.problems.push(error instanceof Error ? error.message : "unreadable");
  }
  return facts;
}

import { Worker } from "node:worker_threads";
import type { DatabaseDetails } from "./database-dumper.ts";

/** Reads all of a SQLite file in a worker thread: a large one takes seconds, which must not delay requests. */
export async function inspectSqlite(file: string, stopping?: AbortSignal): Promise<DatabaseDetails> {
  stopping?.throwIfAborted();
  // As text, because the built site is a single file.
  const thread = new Worker(`(${inspect.toString()})()`, { eval: true, workerData: file, env: {} });
  const stop = () => void thread.terminate();
  stopping?.addEventListener("abort", stop, { once: true });
  return new Promise<DatabaseDetails>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(stopping?.reason ?? new Error("The database was not read to its end.")));
  }).finally(() => stopping?.removeEventListener("abort", stop));
}

/** Runs in the thread, without this module's scope. */
function inspect(): void {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
  const facts: DatabaseDetails = { problems: [], migrations: [], rows: {}, pictures: [] };
  const quoted = (name: unknown) => `"${String(name).replaceAll('"', '""')}"`;
  // Versions, audit events and files of deleted pictures may name pictures gone for good.
  const past = ["versions", "audit_log", "photo_files"];
  const pictures = new Set<string>();
  const shape = /\b(?:events|images|projects|profile_images|private)\/[a-f0-9]{32}\.[a-z0-9]{2,5}\b/g;
  try {
    const db = new DatabaseSync(workerData, { readOnly: true });
    db.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
    for (const { integrity_check: said } of db.prepare("PRAGMA integrity_check").iterate()) {
      if (said !== "ok") facts.problems.push(String(said));
    }
    for (const { table } of db.prepare("PRAGMA foreign_key_check").iterate()) {
      facts.problems.push(`${table} names a row that is not there`);
    }
    // Search indexes are shadow tables without data of their own.
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
    db.close();
  } catch (error) {
    facts.problems.push(error instanceof Error ? error.message : "unreadable");
  }
  parentPort?.postMessage(facts);
}

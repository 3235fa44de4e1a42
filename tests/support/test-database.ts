import { randomUUID } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { type Database, openDatabase } from "../../app/server/db/database.server.ts";
import { openPostgresUnmigrated } from "../../app/server/db/postgres.server.ts";
import { sqliteDatabaseOver } from "../../app/server/db/sqlite.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import { templates } from "./sample-template.ts";

/** Cases that run the same SQL: all of them on SQLite, the first alone on PostgreSQL, which takes longer for each. */
export const oneOnPostgres = <Case>(cases: Case[]): Case[] =>
  cases.slice(0, inject("postgres") === undefined ? undefined : 1);

/** A database for a test, empty unless another template is named, as a `DATABASE_URL` of this run's engine. */
export async function newDatabase(template = templates.empty): Promise<string> {
  const server = inject("postgres");
  if (server === undefined) return copyOfFile(template);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await manage(server, `create database ${name} template ${template} strategy file_copy`);
  onTestFinished(() => manage(server, `drop database ${name} with (force)`));
  return `${server}${name}`;
}

function copyOfFile(template: string): string {
  const path = newFile();
  copyFileSync(join(inject("databases") ?? "", template), path);
  return `sqlite:${path}`;
}

/** A path for a database of this test. */
function newFile(): string {
  const path = join(inject("databases") ?? "", `${randomUUID()}.sqlite`);
  onTestFinished(() => {
    for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
  });
  return path;
}

/** A copy of an open SQLite database. */
export async function copyDatabase(db: Database): Promise<string> {
  const path = newFile();
  await sql`vacuum into ${path}`.execute(db);
  return `sqlite:${path}`;
}

export async function openNewDatabase(): Promise<Database> {
  const db = await openDatabase(await newDatabase(), "/", migrations);
  onTestFinished(() => db.destroy());
  return db;
}

/** A database of this run's engine without tables, for migrations. */
export async function openUnmigrated(): Promise<Kysely<Tables>> {
  const server = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  if (server !== undefined) {
    await manage(server, `create database ${name} template template0`);
    onTestFinished(() => manage(server, `drop database ${name} with (force)`));
  }
  const db =
    server === undefined
      ? sqliteDatabaseOver(new DatabaseSync(":memory:"))
      : await openPostgresUnmigrated("DATABASE_URL", `${server}${name}`);
  onTestFinished(() => db.destroy());
  return db;
}

/** Connection of this worker that makes and drops databases: a connection for each took a quarter of their time. */
let managing: pg.Pool | undefined;

async function manage(server: string, statement: string): Promise<void> {
  managing ??= new pg.Pool({ connectionString: `${server}postgres`, max: 1, allowExitOnIdle: true })
    // The server ends before its workers do.
    .on("error", () => {});
  await managing.query(statement);
}

/** Runs a statement in the URL's database, or in the server's default one. */
export async function onServer(server: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: new URL(server).pathname === "/" ? `${server}postgres` : server });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Terminates all connections until the work ends: a connection that is lost between two queries harms nothing. */
export async function cutConnectionsDuring(url: string, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) await cutConnections(url);
}

/** Terminates all connections to a database, like a crash of its server. */
export async function cutConnections(url: string): Promise<void> {
  await onServer(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
}

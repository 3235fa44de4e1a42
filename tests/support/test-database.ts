import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "../../app/server/db/database.server.ts";
import { template } from "./postgres-for-tests.ts";

/** An empty database for one test, as `DATABASE_URL` names it, on the engine that this run is about. */
export async function newDatabase(): Promise<string> {
  const server = inject("postgres");
  if (server === undefined) return "sqlite::memory:";
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  onTestFinished(async () => void (await onServer(server, `drop database ${name} with (force)`)));
  return `${server}${name}`;
}

/** The same, opened. */
export async function openNewDatabase(onChange?: () => void): Promise<Database> {
  const db = await openDatabase(await newDatabase(), "/", onChange);
  onTestFinished(() => db.destroy());
  return db;
}

/** Runs a statement in the database of an address, or in the one that every server has. */
export async function onServer(server: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: new URL(server).pathname === "/" ? `${server}postgres` : server });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Breaks off every connection to the database of an address, as a server does that goes down. */
export async function cutConnections(url: string): Promise<void> {
  await onServer(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
}

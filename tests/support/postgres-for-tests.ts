import type { TestProject } from "vitest/node";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { PostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the databases on the PostgreSQL of this run, up to their names; nothing where SQLite is tried. */
    postgres: string | undefined;
  }
}

/** The database that every test gets a copy of: it has all tables, and nothing in them. */
export const template = "template_site";

/** Starts the PostgreSQL of a run, for all tests that are about no other. */
export default async function openPostgresForTests(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.make();
  try {
    await server.run(`create database ${template}`);
    await (await openDatabase(server.url(template), "/")).destroy();
    project.provide("postgres", server.url(""));
  } catch (error) {
    await server.remove();
    throw error;
  }
  return () => server.remove();
}

import type { TestProject } from "vitest/node";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { PostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL prefix of this run's PostgreSQL databases; undefined on SQLite. */
    postgres: string | undefined;
  }
}

/** The template database of every test: migrated and empty. */
export const template = "template_site";

/** Starts this run's PostgreSQL, for all tests without a server of their own. */
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

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrations } from "../../app/features/migrations.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { placeInMemory } from "./place-in-memory.ts";
import { PostgresServer } from "./postgres-server.ts";
import { fillWithSamples, templates } from "./sample-template.ts";
import { findUnrunQueries } from "./unrun-queries.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder in which each worker writes which queries it ran. */
    queriesRun: string;
  }
}

/** Starts this run's PostgreSQL, for all tests without a server of their own. */
export default async function openPostgresForTests(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "tabasamu-samples-"));
  const queriesRun = mkdtempSync(join(tmpdir(), "tabasamu-queries-"));
  const server = await PostgresServer.make({}, placeInMemory(2 ** 30));
  const remove = async () => {
    await server.remove();
    rmSync(folder, { recursive: true });
    rmSync(queriesRun, { recursive: true });
  };
  try {
    await server.run(`create database ${templates.empty}`);
    await (await openDatabase(server.url(templates.empty), "/", migrations)).destroy();
    await server.run(`create database ${templates.samples} template ${templates.empty}`);
    await fillWithSamples(server.url(templates.samples), folder);
    project.provide("postgres", server.url(""));
    project.provide("sampleFiles", join(folder, "files"));
    project.provide("queriesRun", queriesRun);
  } catch (error) {
    await remove();
    throw error;
  }
  return async () => {
    const unrun = findUnrunQueries(queriesRun);
    await remove();
    if (unrun.length > 0)
      throw new Error(
        `No *.postgres.test.ts runs these queries. Write one, or import a test that runs them:\n${unrun.join("\n")}`,
      );
  };
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrations } from "../../app/features/migrations.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { placeInMemory } from "./place-in-memory.ts";
import { PostgresServer } from "./postgres-server.ts";
import { fillWithSamples, templates } from "./sample-template.ts";

/** Starts this run's PostgreSQL, for all tests without a server of their own. */
export default async function openPostgresForTests(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "tabasamu-samples-"));
  const server = await PostgresServer.make({}, placeInMemory(2 ** 30));
  const remove = async () => {
    await server.remove();
    rmSync(folder, { recursive: true });
  };
  try {
    await server.run(`create database ${templates.empty}`);
    await (await openDatabase(server.url(templates.empty), "/", migrations)).destroy();
    await server.run(`create database ${templates.samples} template ${templates.empty}`);
    await fillWithSamples(server.url(templates.samples), folder);
    project.provide("postgres", server.url(""));
    project.provide("sampleFiles", join(folder, "files"));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

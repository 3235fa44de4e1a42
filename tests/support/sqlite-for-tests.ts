import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrations } from "../../app/features/migrations.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { placeInMemory } from "./place-in-memory.ts";
import { fillWithSamples, templates } from "./sample-template.ts";

/** Templates of this run's SQLite databases: migrations and samples take longer than most tests. */
export default async function openSqliteForTests(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(placeInMemory(100 * 2 ** 20), "tabasamu-databases-"));
  const url = (template: string) => `sqlite:${join(folder, template)}`;
  await (await openDatabase(url(templates.empty), folder, migrations)).destroy();
  await fillWithSamples(url(templates.samples), folder);
  // A starting site leaves its database with these permissions.
  for (const name of Object.values(templates)) chmodSync(join(folder, name), 0o600);
  project.provide("databases", folder);
  project.provide("sampleFiles", join(folder, "files"));
  return () => rmSync(folder, { recursive: true });
}

import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { bareEnvironment } from "./end-of-command.ts";
import { fillEveryTable } from "./every-table.ts";
import { templates } from "./sample-template.ts";
import { root } from "./sources.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A site that was stopped, and what copies its database from its folder. @param rows in every table */
export async function aStoppedSite(rows: number, more: Record<string, string> = {}) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "var"), { mode: 0o700 });
  // Among the faults there is no template: the database is made as at a first start.
  const databases = inject("databases");
  if (databases !== undefined) copyFileSync(join(databases, templates.empty), join(folder, "var/site.sqlite"));
  const db = await openDatabase("sqlite:var/site.sqlite", folder, migrations);
  await fillEveryTable(db, rows);
  await db.destroy();
  const run = (...words: string[]) => {
    const command = join(root, "build/server/command.js");
    const env = { ...bareEnvironment, SESSION_SECRET: "x".repeat(32), ...more };
    const child = spawn(join(root, "node_modules/.bin/node"), [command, "copy-database", ...words], {
      cwd: folder,
      env,
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    return child;
  };
  return { folder, run };
}

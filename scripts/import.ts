import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createAppContext } from "../app/app-context.server.ts";
import { migrations } from "../app/features/migrations.server.ts";
import { type Config, ConfigError, readConfig } from "../app/server/config/config.server.ts";
import { requireMigrated } from "../app/server/db/migrate-process.server.ts";
import { createCdnPurge } from "../ops/cdn/cdn-purge.server.ts";
import { ImportError, importExport } from "../ops/import-firebase/import-export.server.ts";
import { beginReport, writeReport } from "../ops/import-firebase/import-report.ts";

const usage = 'Usage: npm run import -- firebase DIR [--dry-run] [--consent-by "NAME"] [--without-pictures]';

/** Maximum number of lines on a terminal; the report file has all. */
const shownLines = 40;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean" },
        "consent-by": { type: "string" },
        "without-pictures": { type: "boolean" },
      },
    });
    const [from, folder, ...more] = positionals;
    if (from !== "firebase" || folder === undefined || more.length > 0) return fail(usage);
    const consentBy = values["consent-by"]?.trim();
    if (consentBy === "" || (consentBy?.length ?? 0) > 60)
      return fail("--consent-by needs the name of a person, in 60 characters or less.");
    return {
      folder,
      consentBy,
      isDryRun: values["dry-run"] ?? false,
      withoutPictures: values["without-pictures"] ?? false,
    };
  } catch {
    return fail(usage);
  }
}

/**
 * Saves the report, readable only for the site's user.
 * @returns the path
 */
function saveReport({ root }: Config, text: string): string {
  const folder = join(root, "var/imports");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.txt`);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}

const { folder, ...options } = readWords();
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());

/** Shows progress, but only on a terminal. */
function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} rows${done === total ? "\n" : ""}`);
}

const report = beginReport();
try {
  const settings = readConfig(process.env);
  await requireMigrated(settings, migrations);
  const ctx = await createAppContext(settings, undefined, createCdnPurge);
  let failure: unknown;
  try {
    await importExport(ctx, folder, { ...options, stopping: stopping.signal, onProgress: showProgress }, report);
  } catch (error) {
    if (error instanceof ImportError) fail(error.message);
    failure = error;
  }
  await ctx.db.destroy();
  const whole = writeReport(report, options);
  if (options.isDryRun) process.stdout.write(`${whole}\n`);
  else {
    const file = saveReport(settings, `${whole}\n`);
    process.stdout.write(`${writeReport(report, { ...options, most: shownLines })}\n\nThe whole report: ${file}\n`);
  }
  if (failure !== undefined)
    fail(
      `It stopped: ${failure instanceof Error ? failure.message : String(failure)}\nWhat was imported stays. Run it again, and it goes on.`,
    );
  process.exit(report.isBrokenOff ? 1 : 0);
} catch (error) {
  if (error instanceof ConfigError) fail(error.message);
  throw error;
}

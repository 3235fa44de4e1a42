import { parseArgs } from "node:util";
import { type Config, ConfigError, readConfig } from "../app/server/config/config.server.ts";
import { closeToOthers } from "../app/server/storage/file-permissions.server.ts";
import { openStorage } from "../app/server/storage/open-storage.server.ts";
import { StorageError } from "../app/server/storage/storage.ts";
import { withoutPassword } from "../app/values/redact-password.ts";
import { copyDatabase } from "../ops/copy-database/copy-database.server.ts";
import { about, CopyError } from "../ops/copy-database/copy-error.ts";
import { copyFiles } from "../ops/copy-database/copy-files.server.ts";
import { progressLine } from "./progress-line.ts";

const usage =
  "Usage: npm run copy-database -- --to postgres://user:password@host/name [--anyway] [--without-zero-bytes]\n" +
  "       npm run copy-database -- --to sqlite:var/site.sqlite [--anyway]\n" +
  "       npm run copy-database -- --files s3://bucket?endpoint=https://host, or file:var/files";

const line = progressLine(process.stderr);

function fail(sentence: string): never {
  line.end();
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readWords() {
  const options = {
    to: { type: "string" },
    files: { type: "string" },
    anyway: { type: "boolean" },
    "without-zero-bytes": { type: "boolean" },
  } as const;
  try {
    const { values } = parseArgs({ options });
    // Accepts exactly one option, because a dry run of one tells nothing about the other.
    if (Boolean(values.to) === Boolean(values.files)) return fail(usage);
    return values;
  } catch {
    // The arguments are not repeated, as they may contain a password.
    return fail(usage);
  }
}

/**
 * Returns the settings with one address replaced.
 * @throws ConfigError with the command option
 */
function settingsWith(word: string, variable: "DATABASE_URL" | "FILES_URL", address: string): Config {
  try {
    return readConfig({ ...process.env, FILES_PUBLIC_URL: "", BACKUPS_URL: "off", [variable]: address });
  } catch (error) {
    throw error instanceof ConfigError && error.variable === variable ? about(word, error) : error;
  }
}

async function takeDatabase(settings: Config, to: string, isAnyway: boolean, withoutZeroBytes: boolean) {
  const { databaseUrl: target } = settingsWith("--to", "DATABASE_URL", to);
  const { databaseUrl: source, root } = settings;
  const { rows, replaced, isRehearsal } = await copyDatabase(source, target, root, {
    isAnyway,
    withoutZeroBytes,
    stopping: stopping.signal,
    onProgress: ({ doing, table, done, total }) => line.show(`${doing} ${table}`, done, total),
  });
  line.end();
  const filled = Object.entries(rows).filter(([, count]) => count > 0);
  process.stdout.write(`${filled.map(([table, count]) => `${String(count).padStart(9)}  ${table}`).join("\n")}\n`);
  process.stdout.write("Every row was read in both databases, and both have the same.\n");
  if (replaced.length > 0)
    process.stdout.write(`Changed since the last time, and copied anew: ${replaced.join(", ")}.\n`);
  if (isRehearsal) {
    process.stdout.write(
      "This was a rehearsal, and no site starts on the new database yet. Stop the site, and run this again without --anyway.\n",
    );
    return;
  }
  const [old, now] = [source, target].map(withoutPassword);
  process.stdout.write(
    `\nWrite into .env, with the password where the stars are:\n\n# DATABASE_URL=${old}\nDATABASE_URL=${now}\n`,
  );
}

async function takeFiles(settings: Config, address: string): Promise<void> {
  const { files: plan } = settingsWith("--files", "FILES_URL", address);
  if (JSON.stringify(plan) === JSON.stringify(settings.files)) fail("--files names the place where the pictures are.");
  const other = plan.by === "store" ? { ...plan, variable: "--files" as const } : plan;
  const target = await openStorage(other).catch((error) => {
    throw error instanceof ConfigError ? about("--files", error) : error;
  });
  await target.reach();
  const { copied, skipped, damaged } = await copyFiles(await openStorage(settings.files), target, {
    stopping: stopping.signal,
    onProgress: ({ done, total }) => line.show("copying pictures", done, total),
  });
  line.end();
  process.stdout.write(`${copied} files were copied and read back; ${skipped} were there already.\n`);
  if (damaged.length > 0) {
    process.stdout.write(`${damaged.length} are damaged where they are, and were left out:\n${damaged.join("\n")}\n`);
    process.exitCode = 1;
  }
  process.stdout.write(`\nWrite into .env:\n\nFILES_URL=${address}\n`);
}

const { to, files, anyway = false, "without-zero-bytes": withoutZeroBytes = false } = readWords();
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());
try {
  const settings = readConfig(process.env);
  closeToOthers(settings);
  if (to !== undefined) await takeDatabase(settings, to, anyway, withoutZeroBytes);
  else if (files !== undefined) await takeFiles(settings, files);
} catch (error) {
  if (stopping.signal.aborted) fail("It was broken off. Run it again, and it goes on.");
  if (error instanceof ConfigError || error instanceof CopyError || error instanceof StorageError) fail(error.message);
  throw error;
}

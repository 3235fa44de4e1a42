// Runs as it stands: the pinned Node reads TypeScript, and nothing here needs the build.
import { parseArgs } from "node:util";
import { moveDatabase } from "../ops/copy-database/copy-database.server.ts";
import { about, MoveRefused } from "../ops/copy-database/copy-error.ts";
import { FilesFault } from "../app/server/storage/storage.ts";
import { moveFiles } from "../ops/copy-database/copy-files.server.ts";
import { openFiles } from "../app/server/storage/open-storage.server.ts";
import { closeToOthers } from "../app/server/storage/file-permissions.server.ts";
import { BadSetting, readSettings, type Settings } from "../app/server/config/config.server.ts";
import { withoutPassword } from "../app/values/redact-password.ts";
import { progressLine } from "./progress-line.ts";

const usage =
  "Usage: npm run move -- --to postgres://user:password@host/name [--anyway] [--without-zero-bytes]\n" +
  "       npm run move -- --to sqlite:var/site.sqlite [--anyway]\n" +
  "       npm run move -- --files s3://bucket?endpoint=https://host, or file:var/files";

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
    // One of the two: what belongs to a rehearsal of one says nothing about the other.
    if (Boolean(values.to) === Boolean(values.files)) return fail(usage);
    return values;
  } catch {
    // What was typed may have a password in it.
    return fail(usage);
  }
}

/** The settings as they would be with another address in one of them. @throws BadSetting naming the word of the command */
function settingsWith(word: string, variable: "DATABASE_URL" | "FILES_URL", address: string): Settings {
  try {
    return readSettings({ ...process.env, FILES_PUBLIC_URL: "", BACKUPS_URL: "off", [variable]: address });
  } catch (error) {
    throw error instanceof BadSetting && error.variable === variable ? about(word, error) : error;
  }
}

async function takeDatabase(settings: Settings, to: string, isAnyway: boolean, withoutZeroBytes: boolean) {
  const { databaseUrl: target } = settingsWith("--to", "DATABASE_URL", to);
  const { databaseUrl: source, root } = settings;
  const { rows, anew, isRehearsal } = await moveDatabase(source, target, root, {
    isAnyway,
    withoutZeroBytes,
    stopping: stopping.signal,
    onProgress: ({ doing, table, done, total }) => line.tell(`${doing} ${table}`, done, total),
  });
  line.end();
  const filled = Object.entries(rows).filter(([, count]) => count > 0);
  process.stdout.write(`${filled.map(([table, count]) => `${String(count).padStart(9)}  ${table}`).join("\n")}\n`);
  process.stdout.write("Every row was read in both databases, and both have the same.\n");
  if (anew.length > 0) process.stdout.write(`Changed since the last time, and copied anew: ${anew.join(", ")}.\n`);
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

async function takeFiles(settings: Settings, address: string): Promise<void> {
  const { files: plan } = settingsWith("--files", "FILES_URL", address);
  if (JSON.stringify(plan) === JSON.stringify(settings.files)) fail("--files names the place where the pictures are.");
  const other = plan.by === "store" ? { ...plan, variable: "--files" as const } : plan;
  const target = await openFiles(other).catch((error) => {
    throw error instanceof BadSetting ? about("--files", error) : error;
  });
  await target.reach();
  const { copied, skipped, damaged } = await moveFiles(await openFiles(settings.files), target, {
    stopping: stopping.signal,
    onProgress: ({ done, total }) => line.tell("copying pictures", done, total),
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
  const settings = readSettings(process.env);
  closeToOthers(settings);
  if (to !== undefined) await takeDatabase(settings, to, anyway, withoutZeroBytes);
  else if (files !== undefined) await takeFiles(settings, files);
} catch (error) {
  if (stopping.signal.aborted) fail("It was broken off. Run it again, and it goes on.");
  if (error instanceof BadSetting || error instanceof MoveRefused || error instanceof FilesFault) fail(error.message);
  throw error;
}

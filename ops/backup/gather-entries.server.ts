import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type FileStore, FilesFault } from "../../app/server/storage/storage.ts";
import { BackupRefused } from "./backup-error.ts";
import type { DatabaseCopier } from "./database-dumper.ts";
import type { BackupParts } from "./make-backup.server.ts";
import { type EntryFacts, type Manifest, manifestEntry, newestFormat, pictureFolder, secretEntry } from "./manifest.ts";
import { removeSignIns } from "./remove-sessions.server.ts";
import { type Entry, pieceBytes } from "./write-archive.server.ts";

/**
 * Everything that goes into a backup, in an order in which nothing can be lost while people work.
 *
 * Pictures come first, which can take minutes; then the database, in one moment; then the pictures that came
 * meanwhile. A picture is kept before its row, so every row of that moment finds its picture in the archive; one that
 * was deleted meanwhile is there without a row, which is harmless.
 *
 * @param copy where the copy of the database may lie meanwhile
 * @param written what the archive has so far
 */
export async function* gatherEntries(
  { settings, files, clock, stopping, isGentle }: BackupParts,
  copier: DatabaseCopier,
  copy: string,
  written: ReadonlyMap<string, EntryFacts>,
): AsyncIterable<Entry> {
  yield* picturesOf(files, written);
  const madeAt = clock.now().toISOString();
  await copier.copy(copy, { stopping, isGentle });
  removeSignIns(copy);
  const { problems, migrations, rows, pictures } = await copier.inspect(copy, stopping);
  if (problems.length > 0) {
    throw new BackupRefused(
      "The database of the site itself is damaged, so no backup was made. Keep the older backups, and call whoever looks after the machine.",
      { cause: problems },
    );
  }
  const { size } = await stat(copy);
  yield { name: copier.entry, size, stream: createReadStream(copy, { highWaterMark: pieceBytes }), squeeze: true };
  yield* picturesOf(files, written);
  yield textEntry(secretEntry, settings.secret);
  const manifest: Manifest = {
    format: newestFormat,
    madeAt,
    siteVersion: await readVersion(settings.root),
    migrations,
    rows,
    entries: Object.fromEntries(written),
    missing: pictures.filter((path) => !written.has(pictureFolder + path)),
  };
  yield textEntry(manifestEntry, JSON.stringify(manifest, undefined, 2));
}

/** Every picture of the store that the archive does not have yet. */
async function* picturesOf(files: FileStore, written: ReadonlyMap<string, EntryFacts>): AsyncIterable<Entry> {
  for await (const { path } of files.list()) {
    const name = pictureFolder + path;
    if (written.has(name)) continue;
    const file = await openWhole(files, path);
    // Deleted since it was listed.
    if (file === undefined) continue;
    yield { name, ...file, squeeze: false };
  }
}

/** What is read before it is handed on, in bytes: more than any picture has that the site makes. */
const wholeBytes = 8 * 1024 * 1024;
const tries = 3;

/**
 * Opens a picture that cannot break off any more. A store that has to wait until a slow line took what came before hangs
 * up; and one connection in ten thousand that breaks should not cost a night its backup.
 */
async function openWhole(files: FileStore, path: string): ReturnType<FileStore["open"]> {
  for (let left = tries; ; left--) {
    const file = await files.open(path);
    if (file === undefined || file.size > wholeBytes) return file;
    try {
      const bytes = await buffer(file.stream);
      return { size: file.size, stream: Readable.from([bytes]) };
    } catch (error) {
      if (!(error instanceof FilesFault) || left <= 1) throw error;
    }
  }
}

function textEntry(name: string, text: string): Entry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, stream: Readable.from([bytes]), squeeze: true };
}

async function readVersion(root: string): Promise<string> {
  const manifest = await readFile(join(root, "package.json"), "utf8").catch(() => "{}");
  const { version = "unknown" } = JSON.parse(manifest) as { version?: string };
  return version;
}

import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { migrations } from "../database/migrations/index.ts";
import type { Settings } from "../settings.server.ts";
import { BackupRefused } from "./backup-refused.ts";
import { checkCopy } from "./check-copy.ts";
import { copierFor } from "./copier.server.ts";
import { floorBytes, freeBytes } from "./free-space.server.ts";
import { type Manifest, picturePathOf, secretEntry } from "./manifest.ts";
import { damaged, isNameIn, newer, readArchive } from "./read-archive.server.ts";

/** The settings of the place that a backup is restored into. */
export type Place = Pick<Settings, "databaseUrl" | "filesFolder" | "root" | "secret" | "secretFile">;

/** What was restored. */
export interface Restored {
  manifest: Manifest;
  /** False when SESSION_SECRET is another one than the backup was made with: codes of the second factor then fail. */
  hasItsSecret: boolean;
}

/**
 * Restores a backup into an empty place. Everything is unpacked beside its place and checked there; then the pictures
 * are put in theirs, then the secret, and the database last: until then, nothing is there to be served.
 *
 * @param archive path of a file
 * @throws BackupRefused in a sentence when it will not; then the place is as it was
 */
export async function restoreBackup(place: Place, archive: string): Promise<Restored> {
  const copier = copierFor(place);
  // Inside the folder of the pictures, which may be a disk of its own.
  const pictures = join(place.filesFolder, ".restoring");
  const secret = join(pictures, secretEntry);
  if (!(await copier.isEmpty()))
    throw new BackupRefused(notEmpty("DATABASE_URL names a database that is there already"));
  const clean = () => Promise.all([copier.discard(), rm(pictures, { recursive: true, force: true })]);
  // What an earlier restoring left that was broken off.
  await clean();
  if (await hasFiles(place.filesFolder))
    throw new BackupRefused(notEmpty("FILES_URL names a folder that has files in it already"));
  try {
    const placeOf = async (name: string, size: number) => {
      const path = name === copier.entry ? copier.waiting : join(pictures, picturePathOf(name) ?? secretEntry);
      await mkdir(dirname(path), { recursive: true });
      // Asked for each: an archive of strangers can unpack to much more than it weighs.
      if ((await freeBytes(dirname(path))) < size + floorBytes) throw new BackupRefused("The disk is too full.");
      return path;
    };
    const manifest = await readArchive(archive, { isExpected: isNameIn(copier), placeOf });
    if (manifest.migrations.some((name) => !Object.hasOwn(migrations, name))) throw new BackupRefused(newer);
    checkCopy(await copier.inspect(copier.waiting), manifest);
    const kept = await readFile(secret, "utf8").catch(() => "");
    if (kept.length < 32) throw new BackupRefused(damaged);
    await rm(secret);
    await putPictures(pictures, place.filesFolder);
    if (place.secretFile !== undefined) await putSecret(place.secretFile, kept);
    await copier.put();
    return { manifest, hasItsSecret: place.secretFile !== undefined || place.secret === kept };
  } finally {
    await clean();
  }
}

function notEmpty(what: string): string {
  return `${what}, and nothing is ever restored over it. Stop the site, move what is there away (mv var var-before), and restore again.`;
}

async function hasFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.some((entry) => !entry.isDirectory());
}

async function putPictures(from: string, to: string): Promise<void> {
  for (const folder of await readdir(from)) {
    // An empty one may be there; one with anything in it refuses to go.
    await rmdir(join(to, folder)).catch(() => {});
    await rename(join(from, folder), join(to, folder));
  }
}

/** The secret of an installation without a database protects nothing, so it gives way. */
async function putSecret(file: string, secret: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.restoring`;
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, file);
}

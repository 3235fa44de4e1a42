import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { migrations } from "../../app/server/db/migrations/index.ts";
import { openFiles } from "../../app/server/storage/open-storage.server.ts";
import type { Settings } from "../../app/server/config/config.server.ts";
import { BackupRefused } from "./backup-error.ts";
import type { OpenArchive } from "./backup-storage.ts";
import { checkCopy } from "./verify-dump.ts";
import { copierFor } from "./open-dumper.server.ts";
import { diskPutter } from "./disk-restorer.server.ts";
import { archiveIn } from "./disk-backup-storage.server.ts";
import { decrypting } from "./encrypt-archive.server.ts";
import { floorBytes, freeBytes } from "../../app/server/storage/free-space.server.ts";
import { type Manifest, picturePathOf, secretEntry } from "./manifest.ts";
import type { Pace } from "./throttle.server.ts";
import type { PicturePutter } from "./file-restorer.ts";
import { damaged, isNameIn, newer, readArchive } from "./read-archive.server.ts";
import { removeSignIns } from "./remove-sessions.server.ts";
import { storePutter } from "./store-restorer.server.ts";

/** The settings of the place that a backup is restored into. */
export type Place = Pick<Settings, "databaseUrl" | "files" | "root" | "secret" | "secretFile"> &
  Partial<Pick<Settings, "backupPassphrase">>;

/** What was restored. */
export interface Restored {
  manifest: Manifest;
  /** False when SESSION_SECRET is another one than the backup was made with: codes of the second factor then fail. */
  hasItsSecret: boolean;
}

/**
 * Restores a backup into an empty place. Everything is unpacked beside its place and checked there; then the pictures
 * are put in theirs, then the secret, and the database last: until then, nothing is there to be served. Everybody signs in
 * anew afterwards.
 *
 * @param archive the path of a file, or what reads an archive that is elsewhere
 * @throws BackupRefused in a sentence when it will not; then the place is as it was. FilesFault when a store of pictures
 * breaks off: it may have some of them then, and the next try goes on from there. The reason of the stop
 */
export async function restoreBackup(
  place: Place,
  archive: string | OpenArchive,
  { stopping }: Pick<Pace, "stopping"> = {},
): Promise<Restored> {
  const open = decrypting(typeof archive === "string" ? archiveIn(archive) : archive, place.backupPassphrase);
  const copier = await copierFor(place);
  const pictures = await putterFor(place);
  const secret = join(pictures.workshop, secretEntry);
  await copier.needEmpty();
  const clean = () => Promise.all([copier.discard(), rm(pictures.workshop, { recursive: true, force: true })]);
  // What an earlier restoring left that was broken off.
  await clean();
  await pictures.needEmpty();
  const pathOf = (name: string) => {
    if (name === copier.entry) return copier.waiting;
    const path = picturePathOf(name);
    return path !== undefined && !pictures.wantsPictures ? undefined : join(pictures.workshop, path ?? secretEntry);
  };
  try {
    const placeOf = async (name: string, size: number) => {
      const path = pathOf(name);
      if (path === undefined) return undefined;
      await mkdir(dirname(path), { recursive: true });
      // Asked for each: an archive of strangers can unpack to much more than it weighs.
      if ((await freeBytes(dirname(path))) < size + floorBytes) throw new BackupRefused("The disk is too full.");
      return path;
    };
    const manifest = await readArchive(open(), { isExpected: isNameIn(copier), placeOf }, { stopping });
    if (manifest.migrations.some((name) => !Object.hasOwn(migrations, name))) throw new BackupRefused(newer);
    checkCopy(await copier.inspect(copier.waiting, stopping), manifest);
    // Archives of earlier versions have live sessions.
    removeSignIns(copier.waiting);
    const kept = await readFile(secret, "utf8").catch(() => "");
    if (kept.length < 32) throw new BackupRefused(damaged);
    await rm(secret);
    await copier.put(async () => {
      await pictures.put(open, manifest);
      if (place.secretFile !== undefined) await putSecret(place.secretFile, kept);
    }, stopping);
    return { manifest, hasItsSecret: place.secretFile !== undefined || place.secret === kept };
  } finally {
    await clean();
  }
}

async function putterFor({ files, root }: Place): Promise<PicturePutter> {
  if (files.by === "folder") return diskPutter(files.folder);
  return storePutter(await openFiles(files), join(root, "var/restoring"));
}

/** The secret of an installation without a database protects nothing, so it gives way. */
async function putSecret(file: string, secret: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.restoring`;
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, file);
}

import { createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { pipeline } from "node:stream/promises";
import { features } from "../../app/features/index.server.ts";
import { migrations } from "../../app/features/migrations.server.ts";
import type { Config } from "../../app/server/config/config.server.ts";
import { isKnownMigration } from "../../app/server/db/migrate.server.ts";
import { floorBytes, freeBytes } from "../../app/server/storage/free-space.server.ts";
import { openStorage } from "../../app/server/storage/open-storage.server.ts";
import { BackupError } from "./backup-error.ts";
import type { OpenArchive, PicturePlace } from "./backup-storage.ts";
import { type ClosingList, joinLists, localListOf, readClosings } from "./closings.ts";
import { archiveIn, diskBackupStorage } from "./disk-backup-storage.server.ts";
import { diskRestorer } from "./disk-restorer.server.ts";
import { decrypting } from "./encrypt-archive.server.ts";
import type { FileRestorer } from "./file-restorer.ts";
import { type Manifest, pictureFolder, picturePathOf, secretEntry } from "./manifest.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { dumperFor } from "./open-dumper.server.ts";
import { damaged, isNameIn, newer, readArchive } from "./read-archive.server.ts";
import { removeSignIns } from "./remove-sign-ins.server.ts";
import { openSharedReader } from "./shared-pictures.server.ts";
import { storeRestorer } from "./store-restorer.server.ts";
import type { Throttle } from "./throttle.server.ts";
import { type AskPhrase, type RestoredConcerns, unlockConcerns } from "./unlock-concerns.server.ts";
import { verifyDump } from "./verify-dump.ts";

export type Place = Pick<Config, "databaseUrl" | "files" | "root" | "secret" | "secretFile"> &
  Partial<Pick<Config, "backupPassphrase" | "concernsKey" | "backups">>;

export interface Restored {
  manifest: Manifest;
  /** False when SESSION_SECRET is not the backup's: two-step sign-in codes then fail. */
  hasItsSecret: boolean;
  /** Number of closings after the backup: the first start closes them again. */
  closed: number;
  concerns: RestoredConcerns;
  /** Pictures that the folder beside the archive does not have. */
  left: string[];
}

interface RestoreOptions extends Pick<Throttle, "stopping"> {
  /** The list beside the backups. */
  closings?: ClosingList | undefined;
  /** Asks for the phrase when concerns are locked; without it, the site starts with them locked. */
  askPhrase?: AskPhrase;
  /** Goes on where pictures are missing beside the archive. */
  isWithoutMissing?: boolean;
}

/**
 * Restores into an empty installation. Unpacks beside the targets and checks everything; then come the pictures, the
 * secret, and last the database, without which no site serves. All users sign in again.
 *
 * @param archive a path, or a reader
 * @throws BackupError with a sentence; then the target is unchanged. FilesFault when a store fails: it may have some
 * pictures, and a retry resumes. The abort reason
 */
export async function restoreBackup(
  place: Place,
  archive: string | OpenArchive,
  { stopping, closings, askPhrase = async () => undefined, isWithoutMissing = false }: RestoreOptions = {},
): Promise<Restored> {
  const found = typeof archive === "string" ? archiveIn(archive) : archive;
  const open = decrypting(found, place.backupPassphrase);
  const dumper = await dumperFor(place);
  const pictures = await restorerFor(place);
  const secret = join(pictures.workshop, secretEntry);
  await dumper.requireEmpty();
  const clean = () => Promise.all([dumper.discard(), rm(pictures.workshop, { recursive: true, force: true })]);
  // Removes leftovers of an interrupted restore.
  await clean();
  await pictures.requireEmpty();
  const pathOf = (name: string) => {
    if (name === dumper.entry) return dumper.waiting;
    const path = picturePathOf(name);
    return path !== undefined && !pictures.wantsPictures ? undefined : join(pictures.workshop, path ?? secretEntry);
  };
  try {
    const placeOf = async (name: string, size: number) => {
      const path = pathOf(name);
      if (path === undefined) return undefined;
      await mkdir(dirname(path), { recursive: true });
      // Checked per entry: an untrusted archive can unpack to far more than its size.
      if ((await freeBytes(dirname(path))) < size + floorBytes) throw new BackupError("The disk is too full.");
      return path;
    };
    const manifest = await readArchive(open(), { isExpected: isNameIn(dumper), placeOf }, { stopping });
    if (!manifest.migrations.every((name) => isKnownMigration(name, migrations))) throw new BackupError(newer);
    verifyDump(await dumper.inspect(dumper.waiting, stopping), manifest);
    const shared = manifest.shared && (await openSharedReader(await placesBeside(place, found), manifest));
    const left = shared?.missing ?? [];
    if (left.length > 0 && !isWithoutMissing) throw new BackupError(lacking(left));
    if (shared !== undefined && pictures.wantsPictures)
      for (const { path, bytes, content } of shared.read()) {
        const target = await placeOf(pictureFolder + path, bytes);
        if (target === undefined) continue;
        await pipeline(content, createWriteStream(target, { mode: 0o600, flags: "wx" }), { signal: stopping });
      }
    // Archives of earlier versions have live sessions.
    await removeSignIns(dumper.waiting, stopping);
    // A phrase that opens nothing is asked again before anything here is changed.
    const { concernsKey } = place;
    const concerns =
      concernsKey === undefined ? "open" : await unlockConcerns(dumper.waiting, { concernsKey }, askPhrase);
    const kept = await readFile(secret, "utf8").catch(() => "");
    if (kept.length < 32) throw new BackupError(damaged);
    await rm(secret);
    const next = place.secretFile === undefined ? place.secret : kept;
    for (const { restored } of features) restored?.markRestored?.(dumper.waiting, next, manifest.madeAt);
    // Before the database, without which no site starts: a start never misses it.
    await putClosings(place, closings);
    const closed = closings?.entries.filter(({ at }) => at > manifest.madeAt).length ?? 0;
    await dumper.put(async () => {
      await pictures.put(open, manifest, shared);
      if (place.secretFile !== undefined) await putSecret(place.secretFile, kept);
    }, stopping);
    return { manifest, hasItsSecret: place.secretFile !== undefined || place.secret === kept, closed, concerns, left };
  } finally {
    await clean();
  }
}

function lacking(paths: string[]): string {
  const some = paths.slice(0, 5).join(", ");
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : "";
  return `Pictures that this backup needs are not in the folder pictures beside it: ${paths.length} (${some}${more}). Nothing was changed. Copy that folder there, or take another backup, or restore without them: npm run restore -- --without-missing FILE`;
}

/** Folders in which the pictures of a shared archive may lie: beside it, and among the backups of this machine. */
async function placesBeside({ backups, root }: Place, { pictures }: OpenArchive): Promise<PicturePlace[]> {
  const configured = backups && (await openBackupStorage(backups, root)).pictures;
  return [pictures, configured].filter((place) => place !== undefined);
}

async function restorerFor({ files, root }: Place): Promise<FileRestorer> {
  if (files.by === "folder") return diskRestorer(files.folder);
  return storeRestorer(await openStorage(files), join(root, "var/restoring"));
}

/** Puts the list where the first start looks for it, together with one that is there. */
async function putClosings(place: Place, closings: ClosingList | undefined): Promise<void> {
  const local = localListOf(place);
  if (local === undefined || closings === undefined) return;
  const there = readClosings(await readFile(local, "utf8").catch(() => ""));
  const { dir, base } = parse(local);
  await diskBackupStorage(dir).putNote(base, JSON.stringify(joinLists([closings, there])));
}

/** Overwrites the secret: without a database, the old one protects nothing. */
async function putSecret(file: string, secret: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.restoring`;
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, file);
}

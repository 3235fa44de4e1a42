import { createHash, randomUUID } from "node:crypto";
import { listNameOf } from "../../app/server/archives/archive-names.ts";
import { type ListedPicture, readList, writeList } from "../../app/server/archives/picture-list.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupStorage, PicturePlace } from "./backup-storage.ts";
import { type EntryDetails, type Manifest, picturePathOf } from "./manifest.ts";
import { type PictureSeal, sealOf } from "./picture-key.server.ts";
import { damaged } from "./read-archive.server.ts";

/** Suffix of the list of a backup in progress: no picture in it is removed. */
const unfinishedEnd = ".list.part";
const listEnd = ".list";

/** Name of the list of pictures that were removed as closed: archives may lack them. */
const closedName = "closed";

/**
 * Minimum age of a picture that no archive lists, before it is removed (ms). A backup in progress may have stored it.
 */
const youngMs = 24 * 3_600_000;

/** Time after which an archive must exist for its list (ms), as the list is written first. */
const finishingMs = 3_600_000;

async function detailsOf(content: AsyncIterable<Buffer>): Promise<EntryDetails> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest("hex"), bytes };
}

const isSame = (one: EntryDetails, other: EntryDetails) => one.sha256 === other.sha256 && one.bytes === other.bytes;

/** Reads a small file; empty when missing. */
async function readText(pictures: PicturePlace, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await pictures.read(name)) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const isList = (name: string): boolean => name.endsWith(listEnd);
const isUnfinishedList = (name: string): boolean => name.endsWith(unfinishedEnd);

/** Reads the lists of all archives and of backups in progress; undefined for a damaged one. */
async function readLists(pictures: PicturePlace, names: Iterable<string>) {
  const lists = new Map<string, ListedPicture[] | undefined>();
  for (const name of names) {
    if (isList(name) || isUnfinishedList(name)) lists.set(name, readList(await readText(pictures, name)));
  }
  return lists;
}

async function findStored(pictures: PicturePlace) {
  const stored = new Map<string, { bytes: number; changedAt: Date }>();
  for await (const { name, ...about } of pictures.list()) stored.set(name, about);
  return stored;
}

/** The folder of shared pictures, while a backup is being made. */
export interface SharedWriter {
  key: string | undefined;
  isClosed(path: string): boolean;
  /** Returns the details of a complete file in an earlier archive; undefined if the file must be read. */
  find(path: string, bytes: number): EntryDetails | undefined;
  /**
   * Stores a picture, and reads it back.
   * @param open reads the picture from its start
   * @throws BackupError if the result differs
   */
  keep(open: () => Promise<AsyncIterable<Buffer>>): Promise<EntryDetails>;
  /**
   * Writes the list of the archive before the archive itself.
   * @throws BackupError if a listed picture is incomplete
   */
  writeList(manifest: Manifest, owners: Record<string, string[]>): Promise<void>;
  /** Releases the list; a second call does nothing. */
  end(): Promise<void>;
}

interface Writing {
  archive: string;
  key: string | undefined;
  /** The day determines which pictures are read completely. */
  now: Date;
  closed: ReadonlySet<string>;
}

/**
 * Opens the folder for a backup. Each night, one picture in 28 is read completely, so that a month finds damage on the
 * disk.
 */
export async function openSharedWriter(
  pictures: PicturePlace,
  { archive, key, now, closed }: Writing,
): Promise<SharedWriter> {
  const seal = await sealOf(key);
  const stored = await findStored(pictures);
  const known = new Map<string, ListedPicture>();
  for (const list of (await readLists(pictures, stored.keys())).values())
    for (const picture of list ?? []) known.set(picture.path, picture);
  const isWhole = ({ sha256, bytes }: EntryDetails) => stored.get(seal.nameOf(sha256))?.bytes === seal.sizeOf(bytes);
  const day = Math.floor(now.getTime() / 86_400_000) % 28;
  const isDue = (sha256: string) => Number.parseInt(sha256.slice(0, 4), 16) % 28 === day;
  const ownList = `${archive}.${randomUUID()}${unfinishedEnd}`;
  const relied = [...known.values()].filter(isWhole);
  const listed = (path: string, { sha256, bytes }: EntryDetails, owners: string[]): ListedPicture => ({
    name: seal.nameOf(sha256),
    stored: seal.sizeOf(bytes),
    path,
    bytes,
    sha256,
    owners,
  });
  if (relied.length > 0) await pictures.put(ownList, writeList(relied.map((one) => listed(one.path, one, one.owners))));
  const put = new Set<string>();
  return {
    key,
    isClosed: (path) => closed.has(path),
    find(path, bytes) {
      const one = known.get(path);
      if (one?.bytes !== bytes || !isWhole(one) || isDue(one.sha256)) return undefined;
      return { sha256: one.sha256, bytes };
    },
    async keep(open) {
      const details = await detailsOf(await open());
      const name = seal.nameOf(details.sha256);
      if (!(isWhole(details) && (await isReadable(pictures, seal, details)))) {
        put.add(name);
        await pictures.put(name, seal.seal(await open()));
        if (!(await isReadable(pictures, seal, details)))
          throw new BackupError("A picture came back otherwise from the place of the backups.");
        stored.set(name, { bytes: seal.sizeOf(details.bytes), changedAt: now });
      }
      return details;
    },
    async writeList(manifest, owners) {
      const needed = picturesOf(manifest).map(({ path, ...details }) => listed(path, details, owners[path] ?? []));
      await pictures.put(listNameOf(archive), writeList(needed));
      // Before the list existed, another process may have removed pictures that it contains.
      const found = await findStored(pictures);
      if (needed.some(({ name, stored }) => found.get(name)?.bytes !== stored))
        throw new BackupError("Pictures beside the backups were removed while this one was made. Make it again.");
      // Photos that were closed while the backup was made.
      const names = new Set(needed.map(({ name }) => name));
      for (const name of put) if (!names.has(name)) await pictures.remove(name);
    },
    async end() {
      if (relied.length > 0) await pictures.remove(ownList);
    },
  };
}

const picturesOf = ({ entries }: Manifest) =>
  Object.entries(entries).flatMap(([name, details]) => {
    const path = picturePathOf(name);
    return path === undefined ? [] : [{ path, ...details }];
  });

/** Returns true if a picture is stored and unchanged. */
async function isReadable(pictures: PicturePlace, seal: PictureSeal, details: EntryDetails): Promise<boolean> {
  try {
    await detailsOf(readChecked(pictures, seal, details));
    return true;
  } catch (error) {
    if (error instanceof BackupError) return false;
    throw error;
  }
}

/**
 * Reads a picture.
 * @throws BackupError if it is missing; or at its end, if it was changed
 */
async function* readChecked(pictures: PicturePlace, seal: PictureSeal, details: EntryDetails): AsyncIterable<Buffer> {
  const stored = await pictures.read(seal.nameOf(details.sha256));
  if (stored === undefined) throw new BackupError(damaged);
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of seal.open(stored)) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  if (!isSame({ sha256: hash.digest("hex"), bytes }, details)) throw new BackupError(damaged);
}

/** The shared pictures of one archive, during a restore. */
export interface SharedReader {
  /** Paths that are missing or incomplete in the folder. */
  missing: string[];
  /** Number of pictures that were removed because they are closed. */
  closed: number;
  /** Reads the others. The content of an altered one throws BackupError at its end. */
  read(): Iterable<{ path: string; bytes: number; content: AsyncIterable<Buffer> }>;
}

/** @param places folders that may have the pictures; the first one with a picture is used */
export async function openSharedReader(places: readonly PicturePlace[], manifest: Manifest): Promise<SharedReader> {
  const seal = await sealOf(manifest.shared?.key);
  const found = await Promise.all(places.map(async (pictures) => ({ pictures, stored: await findStored(pictures) })));
  const placed = picturesOf(manifest).map((picture) => {
    const has = found.find(
      ({ stored }) => stored.get(seal.nameOf(picture.sha256))?.bytes === seal.sizeOf(picture.bytes),
    );
    return { ...picture, pictures: has?.pictures };
  });
  const closed = new Set((await Promise.all(places.map(readClosed))).flat());
  const absent = placed.filter(({ pictures }) => pictures === undefined);
  const missing = absent.filter(({ sha256 }) => !closed.has(seal.nameOf(sha256))).map(({ path }) => path);
  return {
    missing,
    closed: absent.length - missing.length,
    *read() {
      for (const { path, pictures, ...details } of placed)
        if (pictures !== undefined) yield { path, bytes: details.bytes, content: readChecked(pictures, seal, details) };
    },
  };
}

/**
 * Removes shared pictures that no archive needs, and lists without an archive.
 * @param hasUnlisted true if an archive may need pictures without listing them: then none is removed
 * @returns number of removed pictures
 */
export async function sweepPictures(
  { pictures, names }: Pick<BackupStorage, "pictures" | "names">,
  hasUnlisted: boolean,
  now = Date.now(),
): Promise<number> {
  const archives = new Set((await names()).map(listNameOf));
  const stored = await findStored(pictures);
  const age = (name: string) => now - (stored.get(name)?.changedAt.getTime() ?? now);
  const isOver = (name: string) =>
    isUnfinishedList(name) ? age(name) > youngMs : !archives.has(name) && age(name) > finishingMs;
  const lists = await readLists(pictures, stored.keys());
  const kept = [...lists].filter(([name]) => !isOver(name));
  for (const name of lists.keys()) if (isOver(name)) await pictures.remove(name);
  if (hasUnlisted || kept.some(([, list]) => list === undefined)) return 0;
  const needed = new Set(kept.flatMap(([, list]) => (list ?? []).map(({ name }) => name)));
  let count = 0;
  for (const name of stored.keys()) {
    if (name === closedName || lists.has(name) || needed.has(name) || age(name) <= youngMs) continue;
    await pictures.remove(name);
    count++;
  }
  return count;
}

async function readClosed(pictures: PicturePlace): Promise<string[]> {
  const text = await readText(pictures, closedName);
  return text.split("\n").filter((name) => name !== "");
}

/** Owner of files to which no closing applies, such as a paper or a drawing of the design. */
const noOwner = "";

/**
 * Removes shared pictures whose photos and recordings are all closed.
 * @param isClosed by closing key of the owner
 * @returns number of removed pictures
 */
export async function removeClosedPictures(
  pictures: PicturePlace,
  isClosed: (owner: string) => boolean,
): Promise<number> {
  const stored = await findStored(pictures);
  const owners = new Map<string, Set<string>>();
  for (const list of (await readLists(pictures, stored.keys())).values())
    for (const picture of list ?? []) {
      const known = owners.get(picture.name) ?? new Set();
      for (const owner of picture.owners) known.add(owner);
      if (picture.owners.length === 0) known.add(noOwner);
      owners.set(picture.name, known);
    }
  const gone = [...owners]
    .filter(([name, known]) => stored.has(name) && [...known].every((owner) => owner !== noOwner && isClosed(owner)))
    .map(([name]) => name);
  if (gone.length === 0) return 0;
  // Recorded before the removal, so that a restore does not report them as missing.
  const noted = new Set([...(await readClosed(pictures)), ...gone]);
  await pictures.put(closedName, [...noted].map((name) => `${name}\n`).join(""));
  for (const name of gone) await pictures.remove(name);
  return gone.length;
}

import { crc32 } from "node:zlib";
import type { StorageConfig } from "../storage/object-store/store-config.ts";
import { type ArchiveLabel, readLabel } from "./archive-label.ts";
import { type ArchiveKind, labelNameOf, listNameOf, readArchiveName, sharedFolder } from "./archive-names.ts";
import { type ArchivePlace, openArchivePlace, type PlacedFile } from "./archive-place.server.ts";
import { readList } from "./picture-list.ts";

/** An archive in the folder or bucket of backups, which is the only record of them. */
export interface Archive {
  name: string;
  kind: ArchiveKind;
  /** ISO 8601, UTC. */
  madeAt: string;
  bytes: number;
  /** Undefined for an archive of an earlier release, or one copied here without its label. */
  label: ArchiveLabel | undefined;
  /** True if the archive is shorter than written, has no end, or was read and is damaged. */
  isBroken: boolean;
}

/** Returns true if the archive can be restored and lacks no more files than the last good archive before it. */
export const isGood = ({ isBroken, label }: Archive): boolean => !isBroken && label?.isGood !== false;

/**
 * Returns true if the archive can be restored and has every file that its rows name. Without a label, this is unknown.
 */
export const isWhole = ({ isBroken, label }: Archive): boolean => !isBroken && label?.missing === 0;

/** Labels by name, size and time. A file with the same name, size and time has not changed. */
const known = new Map<string, ArchiveLabel | undefined | "no end">();
const maxKnown = 1_000;

/** Lists the archives, newest first. @throws StorageError, or the disk's own error */
export async function listArchives(plan: StorageConfig): Promise<Archive[]> {
  const place = await openArchivePlace(plan);
  const files = await place.list();
  const byName = new Map(files.map((file) => [file.name, file]));
  const listed = await Promise.all(
    files.map(async (file) => {
      const read = readArchiveName(file.name);
      return read && describe(place, file, read, byName.get(labelNameOf(file.name)));
    }),
  );
  return listed
    .filter((archive) => archive !== undefined)
    .toSorted((a, b) => (a.madeAt === b.madeAt ? (a.name < b.name ? 1 : -1) : a.madeAt < b.madeAt ? 1 : -1));
}

async function describe(
  place: ArchivePlace,
  file: PlacedFile,
  { kind, moment }: { kind: ArchiveKind; moment: string | undefined },
  labelFile: PlacedFile | undefined,
): Promise<Archive> {
  const { name, bytes } = file;
  const label =
    labelFile &&
    (await remember(place, labelFile, async () => {
      const text = await place.read(labelFile.name);
      return text === undefined ? undefined : readLabel(text);
    }));
  const isLabelled = label !== undefined && label !== "no end";
  const hasEnd =
    isLabelled || name.endsWith(".age") || (await remember(place, file, () => findEnd(place, file))) !== "no end";
  return {
    name,
    kind,
    madeAt: isLabelled ? label.madeAt : (moment ?? file.changedAt),
    bytes,
    label: isLabelled ? label : undefined,
    isBroken: isLabelled ? label.isDamaged === true || label.bytes !== bytes : !hasEnd,
  };
}

async function remember(
  { id }: ArchivePlace,
  { name, bytes, changedAt }: PlacedFile,
  look: () => Promise<ArchiveLabel | undefined | "no end">,
): Promise<ArchiveLabel | undefined | "no end"> {
  const key = `${id} ${name} ${bytes} ${changedAt}`;
  if (known.has(key)) return known.get(key);
  const found = await look();
  const [oldest] = known.size >= maxKnown ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(key, found);
  return found;
}

/** An archive ends with a compressed block of 1,024 zeros; its checksum and length are the last bytes. */
const endBlock = Buffer.alloc(1_024);

async function findEnd(place: ArchivePlace, file: PlacedFile): Promise<"no end" | undefined> {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(endBlock));
  trailer.writeUInt32LE(endBlock.length, 4);
  return trailer.equals(await place.readEnd(file, trailer.length)) ? undefined : "no end";
}

/** Number of pictures checked at each end of an archive's list. */
const sampleLength = 20;

/** Counts the missing shared pictures in a sample of an archive's list. */
export async function sampleSharedPictures(plan: StorageConfig, { name, label }: Archive) {
  if (!label?.isShared) return { looked: 0, missing: 0 };
  const place = await openArchivePlace(plan);
  const list = readList((await place.read(`${sharedFolder}/${listNameOf(name)}`)) ?? "");
  if (list === undefined) return { looked: label.pictures, missing: label.pictures };
  const sample = [...new Set([...list.slice(0, sampleLength), ...list.slice(-sampleLength)])];
  const sizes = await Promise.all(sample.map((picture) => place.sizeOf(`${sharedFolder}/${picture.name}`)));
  return { looked: sample.length, missing: sample.filter(({ stored }, at) => sizes[at] !== stored).length };
}

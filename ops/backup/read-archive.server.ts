import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Header } from "tar";
import * as v from "valibot";
import { BackupRefused } from "./backup-error.ts";
import type { DatabaseCopier } from "./database-dumper.ts";
import {
  type EntryFacts,
  type Manifest,
  manifestEntry,
  manifestSchema,
  newestFormat,
  picturePathOf,
  secretEntry,
} from "./manifest.ts";
import { type Pace, paced } from "./throttle.server.ts";
import { pieceBytes } from "./write-archive.server.ts";

/** What to do with one entry of an archive. */
export interface Use {
  /** Is this a name that a backup may have? Nothing else is ever written. */
  isExpected(name: string): boolean;
  /** Where the content goes, a new file; without one it is only read. Asked before every expected entry. */
  placeOf?(name: string, size: number): Promise<string | undefined>;
  /** Told when an expected entry has been read, and is in its place if it has one. */
  take?(name: string): Promise<void>;
}

/** The names that an archive with this kind of database may have, beside its manifest. */
export function isNameIn(copier: Pick<DatabaseCopier, "entry">): (name: string) => boolean {
  return (name) => name === copier.entry || name === secretEntry || picturePathOf(name) !== undefined;
}

/** What is said of an archive that cannot be read, or is not what it says it is. */
export const damaged = "The archive is damaged, or it is no backup of this site.";
const foreign = "The archive holds something that no backup of this site has. Nothing of it was used.";

/** A manifest lists every picture; this is enough for half a million. */
const longestManifest = 100 * 1024 * 1024;

/**
 * Reads an archive from end to end and checks every entry against the manifest. The archive may come from anybody:
 * only plain files with expected names are used, each once.
 *
 * @param archive from its beginning
 * @throws BackupRefused when it is damaged, was made by newer code, or holds anything else
 */
export async function readArchive(archive: AsyncIterable<Buffer>, use: Use, pace: Pace = {}): Promise<Manifest> {
  const found = new Map<string, EntryFacts>();
  let isForeign = false;
  let manifest: Buffer | undefined;
  const read = async (pieces: AsyncIterable<Buffer>) => {
    const reader = new PieceReader(paced(pieces, pace));
    for (let head = await nextHead(reader); head !== undefined; head = await nextHead(reader)) {
      const { path = "", size = 0, type } = head;
      const isPlain = /^(?:Old)?File$/.test(type) && !found.has(path) && manifest === undefined;
      if (isPlain && path === manifestEntry) {
        if (size > longestManifest) throw new BackupRefused(damaged);
        manifest = await reader.exactly(size);
      } else if (isPlain && use.isExpected(path)) {
        found.set(path, await keepEntry(reader, size, await use.placeOf?.(path, size)));
        await use.take?.(path);
      } else {
        // Read on: only the manifest can say whether newer code made it.
        isForeign = true;
        await keepEntry(reader, size, undefined);
      }
      await keepEntry(reader, -size & 511, undefined);
    }
    // What follows the end of the archive is part of the checksum of the compression.
    for (let rest = await reader.next(pieceBytes); rest.length > 0; rest = await reader.next(pieceBytes));
  };
  try {
    await pipeline(archive, createGunzip({ chunkSize: pieceBytes }), read, { signal: pace.stopping });
  } catch (error) {
    throw isAboutData(error) ? new BackupRefused(damaged, { cause: error }) : error;
  }
  const said = readManifest(manifest);
  if (isForeign) throw new BackupRefused(foreign);
  if (!agree(said, found)) throw new BackupRefused(damaged);
  return said;
}

/** The head of the next entry; undefined at the end of the archive. */
async function nextHead(reader: PieceReader): Promise<Header | undefined> {
  const block = await reader.exactly(512);
  const tar = await import("tar");
  const head = new tar.Header(block);
  if (head.nullBlock) return undefined;
  if (!head.cksumValid || head.size === undefined) throw new BackupRefused(damaged);
  return head;
}

async function keepEntry(reader: PieceReader, size: number, place: string | undefined): Promise<EntryFacts> {
  const fingerprint = createHash("sha256");
  const pieces = async function* () {
    for await (const piece of reader.take(size)) {
      fingerprint.update(piece);
      yield piece;
    }
  };
  if (place === undefined) for await (const _ of pieces());
  else await pipeline(Readable.from(pieces()), createWriteStream(place, { flags: "wx", mode: 0o600 }));
  return { sha256: fingerprint.digest("hex"), bytes: size };
}

function readManifest(bytes: Buffer | undefined): Manifest {
  let said: unknown;
  try {
    said = JSON.parse(bytes?.toString() ?? "");
  } catch {
    throw new BackupRefused(damaged);
  }
  const format = v.safeParse(v.object({ format: v.number() }), said);
  if (format.success && format.output.format > newestFormat) throw new BackupRefused(newer);
  const checked = v.safeParse(manifestSchema, said);
  if (!checked.success) throw new BackupRefused(damaged);
  return checked.output;
}

/** What newer code made, this code would restore only in part. */
export const newer = "This backup was made by a newer version of the site. Install that version, then restore it.";

function agree({ entries }: Manifest, found: Map<string, EntryFacts>): boolean {
  const names = Object.keys(entries);
  return (
    names.length === found.size &&
    names.every((name) => {
      const [one, other] = [entries[name], found.get(name)];
      return one?.sha256 === other?.sha256 && one?.bytes === other?.bytes;
    })
  );
}

/** Is this what the decompressor says about bytes that it cannot read? */
function isAboutData(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^Z_/.test(String(error.code));
}

/** Cuts what comes in pieces of any size into what the archive is made of. */
class PieceReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** The next bytes, `most` at the most; none at the end. */
  async next(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#pieces.next();
      if (done) return Buffer.alloc(0);
      this.#rest = value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  /** The next bytes, this many. @throws BackupRefused where the archive ends before */
  async *take(size: number): AsyncIterable<Buffer> {
    for (let missing = size; missing > 0; ) {
      const piece = await this.next(missing);
      if (piece.length === 0) throw new BackupRefused(damaged);
      missing -= piece.length;
      yield piece;
    }
  }

  /** The next bytes in one piece. */
  async exactly(size: number): Promise<Buffer> {
    return buffer(this.take(size));
  }
}

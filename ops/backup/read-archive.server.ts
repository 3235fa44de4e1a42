import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Header } from "tar";
import * as v from "valibot";
import { BackupError } from "./backup-error.ts";
import type { DatabaseDumper } from "./database-dumper.ts";
import {
  type EntryDetails,
  type Manifest,
  manifestEntry,
  manifestSchema,
  newestFormat,
  picturePathOf,
  secretEntry,
} from "./manifest.ts";
import { type Throttle, throttled } from "./throttle.server.ts";
import { chunkBytes } from "./write-archive.server.ts";

export interface Use {
  /** Returns true for names of allowed entries; others are never written. */
  isExpected(name: string): boolean;
  /** Returns the path of a new file; undefined to only read. Called before every expected entry. */
  placeOf?(name: string, size: number): Promise<string | undefined>;
  /** Called after an expected entry was read, and written if it has a path. */
  take?(name: string): Promise<void>;
}

/** Returns a function that recognises allowed names, besides the manifest. */
export function isNameIn(dumper: Pick<DatabaseDumper, "entry">): (name: string) => boolean {
  return (name) => name === dumper.entry || name === secretEntry || picturePathOf(name) !== undefined;
}

export const damaged = "The archive is damaged, or it is no backup of this site.";
const foreign = "The archive holds something that no backup of this site has. Nothing of it was used.";

/** Maximum size (bytes): enough for half a million pictures. */
const maxManifestBytes = 100 * 1024 * 1024;

/**
 * Checks every entry against the manifest. The archive is untrusted: only plain files with expected names are accepted,
 * each once.
 * @param archive from its start
 * @throws BackupError when damaged, made by newer code, or with any other content
 */
export async function readArchive(
  archive: AsyncIterable<Buffer>,
  use: Use,
  throttle: Throttle = {},
): Promise<Manifest> {
  const found = new Map<string, EntryDetails>();
  let isForeign = false;
  let manifest: Buffer | undefined;
  const read = async (chunks: AsyncIterable<Buffer>) => {
    const reader = new ChunkReader(throttled(chunks, throttle));
    for (let head = await nextHead(reader); head !== undefined; head = await nextHead(reader)) {
      const { path = "", size = 0, type } = head;
      const isPlain = /^(?:Old)?File$/.test(type) && !found.has(path) && manifest === undefined;
      if (isPlain && path === manifestEntry) {
        if (size > maxManifestBytes) throw new BackupError(damaged);
        manifest = await reader.exactly(size);
      } else if (isPlain && use.isExpected(path)) {
        found.set(path, await writeEntry(reader, size, await use.placeOf?.(path, size)));
        await use.take?.(path);
      } else {
        // Continues reading, as only the manifest shows if newer code made the archive.
        isForeign = true;
        await writeEntry(reader, size, undefined);
      }
      await writeEntry(reader, -size & 511, undefined);
    }
    // Reads to the end, for gzip's checksum.
    for (let rest = await reader.next(chunkBytes); rest.length > 0; rest = await reader.next(chunkBytes));
  };
  try {
    await pipeline(archive, createGunzip({ chunkSize: chunkBytes }), read, { signal: throttle.stopping });
  } catch (error) {
    throw isAboutData(error) ? new BackupError(damaged, { cause: error }) : error;
  }
  const said = readManifest(manifest);
  if (isForeign) throw new BackupError(foreign);
  if (!agree(said, found)) throw new BackupError(damaged);
  return said;
}

/** Reads the next header; undefined at the end of the archive. */
async function nextHead(reader: ChunkReader): Promise<Header | undefined> {
  const block = await reader.exactly(512);
  const tar = await import("tar");
  const head = new tar.Header(block);
  if (head.nullBlock) return undefined;
  if (!head.cksumValid || head.size === undefined) throw new BackupError(damaged);
  return head;
}

async function writeEntry(reader: ChunkReader, size: number, place: string | undefined): Promise<EntryDetails> {
  const fingerprint = createHash("sha256");
  const chunks = async function* () {
    for await (const chunk of reader.take(size)) {
      fingerprint.update(chunk);
      yield chunk;
    }
  };
  if (place === undefined) for await (const _ of chunks());
  else await pipeline(Readable.from(chunks()), createWriteStream(place, { flags: "wx", mode: 0o600 }));
  return { sha256: fingerprint.digest("hex"), bytes: size };
}

function readManifest(bytes: Buffer | undefined): Manifest {
  let said: unknown;
  try {
    said = JSON.parse(bytes?.toString() ?? "");
  } catch {
    throw new BackupError(damaged);
  }
  const format = v.safeParse(v.object({ format: v.number() }), said);
  if (format.success && format.output.format > newestFormat) throw new BackupError(newer);
  const checked = v.safeParse(manifestSchema, said);
  if (!checked.success) throw new BackupError(damaged);
  return checked.output;
}

/** Message for an archive that this code would restore only in part. */
export const newer = "This backup was made by a newer version of the site. Install that version, then restore it.";

function agree({ entries, shared }: Manifest, found: Map<string, EntryDetails>): boolean {
  // The pictures of a shared archive are in the folder beside it.
  const names = Object.keys(entries).filter((name) => shared === undefined || picturePathOf(name) === undefined);
  return (
    names.length === found.size &&
    names.every((name) => {
      const one = entries[name];
      const other = found.get(name);
      return one?.sha256 === other?.sha256 && one?.bytes === other?.bytes;
    })
  );
}

/** Returns true for data errors of zlib. */
function isAboutData(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^Z_/.test(String(error.code));
}

/** Cuts chunks of any size into tar blocks. */
class ChunkReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Reads up to `most` bytes; empty at the end. */
  async next(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) return Buffer.alloc(0);
      this.#rest = value;
    }
    const chunk = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(chunk.length);
    return chunk;
  }

  /** @throws BackupError if the archive ends before */
  async *take(size: number): AsyncIterable<Buffer> {
    for (let missing = size; missing > 0; ) {
      const chunk = await this.next(missing);
      if (chunk.length === 0) throw new BackupError(damaged);
      missing -= chunk.length;
      yield chunk;
    }
  }

  async exactly(size: number): Promise<Buffer> {
    return buffer(this.take(size));
  }
}

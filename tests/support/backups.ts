import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Header } from "tar";
import { machineClock } from "../../app/server/clock/clock.ts";
import { type Config, readConfig } from "../../app/server/config/config.server.ts";
import { openDiskStorage } from "../../app/server/storage/disk-storage.server.ts";
import { type BackupParts, makeBackup } from "../../ops/backup/make-backup.server.ts";
import type { Manifest } from "../../ops/backup/manifest.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { newDatabase, onServer } from "./test-database.ts";
import { createTestSite, ownFile } from "./test-site.ts";

export { filesBelow } from "./files-below.ts";

/** An app with a database file, for backups. */
export async function createCachedSite(options: Parameters<typeof createTestSite>[0] = {}) {
  const settings = { DATABASE_URL: ownFile, ...options.settings };
  const test = await createTestSite({ ...options, settings });
  return { ...test, archive: join(temporaryFolder(), "site.tar.gz"), back: (to: string) => makeBackup(test.ctx, to) };
}

/** Returns the entries of a backup of this moment. */
export async function backUpEntries(parts: BackupParts): Promise<RawEntry[]> {
  const archive = join(temporaryFolder(), "site.tar.gz");
  await makeBackup(parts, archive);
  return decompress(readFileSync(archive));
}

/** Dumps a database alone, on any engine. @param how as of `makeBackup` @returns path of the archive */
export async function backUpDatabase(databaseUrl: string, how: Partial<BackupParts> = {}): Promise<string> {
  const root = temporaryFolder();
  const settings = { databaseUrl, root, secret: "x".repeat(32) };
  const archive = join(root, "site.tar.gz");
  await makeBackup(
    { config: settings, storage: openDiskStorage(join(root, "files")), clock: machineClock, ...how },
    archive,
  );
  return archive;
}

/** The settings of a new machine, in an empty folder. */
export function anEmptyPlace(settings: Record<string, string> = {}) {
  return readConfig(settings, temporaryFolder());
}

export function picturesFolderOf({ files }: Pick<Config, "files">): string {
  if (files.by !== "folder") throw new Error("Its pictures are in a store.");
  return files.folder;
}

/** The settings of a new machine with an empty PostgreSQL, and what it has then. */
export async function aNewMachine(databaseUrl?: string) {
  const place = anEmptyPlace({ DATABASE_URL: databaseUrl ?? (await newDatabase()) });
  const countReaders = async () => {
    const [row] = await onServer(place.databaseUrl, "select count(*)::int as count from subscribers");
    return (row as { count: number }).count;
  };
  return { place, url: place.databaseUrl, countReaders };
}

export interface RawEntry {
  path: string;
  content: Buffer;
  type?: "File" | "SymbolicLink" | "Link" | "Directory" | "FIFO" | "ExtendedHeader";
  linkpath?: string;
  /** The declared size, if wrong. */
  size?: number;
}

/** Unpacks an archive. @param bytes of a `.tar.gz` */
export function decompress(bytes: Buffer): RawEntry[] {
  const tar = gunzipSync(bytes);
  const entries: RawEntry[] = [];
  for (let at = 0; ; ) {
    const { path = "", size = 0, nullBlock } = new Header(tar.subarray(at, at + 512));
    if (nullBlock) return entries;
    entries.push({ path, content: tar.subarray(at + 512, at + 512 + size) });
    at += 512 + size + (-size & 511);
  }
}

/** Packs an archive, which may be malicious. */
export function pack(entries: RawEntry[]): Buffer {
  const blocks = entries.flatMap(({ content, path, type = "File", linkpath, size = content.length }) => {
    const head = Buffer.alloc(512);
    new Header({ path, type, linkpath, size, mode: 0o644, mtime: new Date(0) }).encode(head);
    return [head, content, Buffer.alloc(-content.length & 511)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 1 });
}

/** Changes an archive and its manifest, unless the manifest itself is changed. */
export function rewrite(
  bytes: Buffer,
  change: (entries: RawEntry[], manifest: Manifest) => RawEntry[] | undefined,
): Buffer {
  const all = decompress(bytes);
  const manifest = JSON.parse(all.pop()?.content.toString() ?? "") as Manifest;
  const entries = change(all, manifest) ?? all;
  for (const { path, content } of entries) {
    if (!(path in manifest.entries)) continue;
    const sha256 = createHash("sha256").update(content).digest("hex");
    manifest.entries[path] = { sha256, bytes: content.length };
  }
  return pack([...entries, { path: "manifest.json", content: Buffer.from(JSON.stringify(manifest)) }]);
}

/** Writes a temporary file. @returns its path */
export function asFile(bytes: Buffer): string {
  const path = join(temporaryFolder(), "given.tar.gz");
  writeFileSync(path, bytes);
  return path;
}

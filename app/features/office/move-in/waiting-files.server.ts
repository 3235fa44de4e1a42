import { randomBytes } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { AppContext } from "../../../server/context.server.ts";
import type { FileContent } from "../../../server/file-worker/file-worker.ts";
import type { ArrivingFile } from "../../../server/http/take-files.server.ts";
import { cleanLine } from "../../../values/typed-text.ts";

/**
 * Context of the files of imports. They stay on the disk of the machine that received them, so that no backup has them:
 * rows that stay out are nowhere once their files are deleted.
 */
type Ctx = Pick<AppContext, "config">;

const placeOf = ({ config }: Ctx): string => join(config.root, "var/moving");

const folderShape = /^[a-f0-9]{32}$/;

/** @throws Error for a name that this file did not make */
function pathOf(ctx: Ctx, folder: string): string {
  if (!folderShape.test(folder)) throw new Error("No folder of an import");
  return join(placeOf(ctx), folder);
}

/** Creates a folder. @returns its name */
export async function makeFolder(ctx: Ctx): Promise<string> {
  const folder = randomBytes(16).toString("hex");
  await mkdir(pathOf(ctx, folder), { recursive: true, mode: 0o700 });
  return folder;
}

/** Begins a file of a folder. @param index its position among the files of the form */
export async function beginWaitingFile(ctx: Ctx, folder: string, index: number, name: string): Promise<ArrivingFile> {
  const path = join(pathOf(ctx, folder), `file-${String(index).padStart(3, "0")}`);
  await writeFile(nameBeside(path), cleanLine(name).slice(0, maxName), { mode: 0o600 });
  const handle = await open(path, "wx", 0o600);
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.byteLength; ) at += (await handle.write(bytes, at)).bytesWritten;
    },
    end: () => handle.close(),
    async drop() {
      await handle.close().catch(() => {});
    },
  };
}

/** Maximum length of a file name that is kept (characters). */
const maxName = 100;

/** Programs say in the name of a file which list it has, so the name waits beside the file. */
const nameBeside = (path: string): string => path.replace(/file-(\d+)$/, "name-$1");

export interface WaitingFile {
  path: string;
  /** Name of the file on the device of the person who chose it; empty if unknown. */
  name: string;
  size: number;
  content: FileContent;
}

/** Lists the uploaded files, in the order of the form. */
export async function listWaitingFiles(ctx: Ctx, folder: string): Promise<WaitingFile[]> {
  const path = pathOf(ctx, folder);
  const names = (await readdir(path)).filter((name) => name.startsWith("file-")).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(path, name);
      const { size } = await stat(file);
      const called = await readFile(nameBeside(file), "utf8").catch(() => "");
      return {
        path: file,
        name: called,
        size,
        content: { size, read: () => createReadStream(file) as AsyncIterable<Uint8Array> },
      };
    }),
  );
}

/** Returns true for a ZIP file, by its first bytes. */
export async function isZip({ path }: WaitingFile): Promise<boolean> {
  const handle = await open(path, "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString("latin1") === "PK\u0003\u0004";
  } finally {
    await handle.close();
  }
}

/** Returns true if the files are on this machine. */
export const hasFolder = (ctx: Ctx, folder: string): Promise<boolean> =>
  stat(pathOf(ctx, folder)).then(
    (found) => found.isDirectory(),
    () => false,
  );

export const deleteFolder = (ctx: Ctx, folder: string): Promise<void> =>
  rm(pathOf(ctx, folder), { recursive: true, force: true });

/** Deletes folders without an import, such as those of a process that was killed. @param known names of folders */
export async function deleteStrayFolders(ctx: Ctx, known: readonly string[], olderThanMs: number): Promise<void> {
  for (const name of await readdir(placeOf(ctx)).catch(() => [])) {
    if (!folderShape.test(name) || known.includes(name)) continue;
    const found = await stat(join(placeOf(ctx), name)).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < Date.now() - olderThanMs) await deleteFolder(ctx, name);
  }
}

/** Returns the path of an archive; undefined if its folder is on another machine. */
export function archivePath(ctx: Ctx, folder: string): string | undefined {
  const path = pathOf(ctx, folder);
  return existsSync(path) ? join(path, "site.zip") : undefined;
}

const pieceName = (index: number): string => `rows-${String(index).padStart(5, "0")}.jsonl`;

/** Rows of JSON, one on each line. */
export interface RowLines {
  lines: Uint8Array;
  count: number;
}

export const linesOf = (rows: readonly unknown[]): RowLines => ({
  lines: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
  count: rows.length,
});

/** Stores a piece of the rows. It is complete or missing, also after a kill. */
export async function writePiece(ctx: Ctx, folder: string, index: number, { lines }: RowLines): Promise<void> {
  const path = join(pathOf(ctx, folder), pieceName(index));
  await writeFile(`${path}.new`, lines, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

export async function deletePieces(ctx: Ctx, folder: string): Promise<void> {
  const path = pathOf(ctx, folder);
  for (const name of await readdir(path)) if (name.startsWith("rows-")) await rm(join(path, name), { force: true });
}

/** A row of the files, with its number from 1 on. */
export interface NumberedRow<Row> {
  number: number;
  row: Row;
}

/** Number of rows that are in memory together. */
const batchRows = 50;

/** Yields all rows, a few at a time. */
export async function* readRows<Row>(ctx: Ctx, folder: string): AsyncGenerator<NumberedRow<Row>[]> {
  const path = pathOf(ctx, folder);
  let number = 0;
  for (let index = 0; existsSync(join(path, pieceName(index))); index++) {
    let batch: NumberedRow<Row>[] = [];
    for await (const line of createInterface({ input: createReadStream(join(path, pieceName(index))) })) {
      batch.push({ number: ++number, row: JSON.parse(line) as Row });
      if (batch.length < batchRows) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}

import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A ZIP file that is written piece by piece: its memory does not grow with its files. */
export interface ZipWriter {
  /** @param text read when its turn comes */
  addText(name: string, text: () => AsyncIterable<string>): void;
  /**
   * Adds bytes without packing them, as pictures and PDFs are packed already.
   * @param open called when its turn comes; undefined stands for a file that was deleted meanwhile
   */
  addStream(name: string, open: () => Promise<Readable | undefined>): void;
}

/**
 * Writes a ZIP file that only the site's user can read.
 * @param fill adds the files
 * @throws the error of the disk, of a file, or of the abort
 */
export async function writeZip(
  path: string,
  stopping: AbortSignal,
  fill: (zip: ZipWriter) => Promise<void>,
): Promise<void> {
  const { ZipFile } = await import("yazl");
  const zip = new ZipFile();
  const writing = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal: stopping });
  // The error is read below; until then, it must not end the process.
  writing.catch(() => {});
  try {
    await fill({
      addText: (name, text) => zip.addReadStreamLazy(name, {}, (answer) => answer(null, Readable.from(text()))),
      addStream: (name, open) =>
        zip.addReadStreamLazy(name, { compress: false }, (answer) => {
          open().then(
            (stream) => answer(null, stream ?? Readable.from([])),
            (error: unknown) => answer(error, Readable.from([])),
          );
        }),
    });
    zip.end();
    await writing;
  } catch (error) {
    zip.end();
    await writing.catch(() => {});
    throw error;
  }
}

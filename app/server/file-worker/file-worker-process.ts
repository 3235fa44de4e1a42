// A separate process, which `open-file-worker.server.ts` starts from this file for one file. It reads the file from its
// input, and writes the result. It has no network, writes no file, starts no program, and reads only code.
import { readSync } from "node:fs";
import { closeNetwork } from "../sealed-process/close-network.ts";
import type { FileTask } from "./file-worker.ts";
import { packFiles } from "./pack-files.ts";

const [task = "", options = "null", size = "0"] = process.argv.slice(2);

const pieceBytes = 256 * 1024;

/** Yields the input in pieces. @throws Error if it ends early */
function* readPieces(): Generator<Buffer> {
  for (let left = Number(size); left > 0; ) {
    const piece = Buffer.alloc(Math.min(pieceBytes, left));
    const read = readSync(0, piece, 0, piece.byteLength, null);
    if (read === 0) throw new Error("The file did not arrive whole.");
    left -= read;
    yield piece.subarray(0, read);
  }
}

/** Reads the input into one buffer of its size, because a list of pieces would hold the file twice. */
function readWhole(): Buffer {
  const bytes = Buffer.alloc(Number(size));
  let at = 0;
  for (const piece of readPieces()) at += piece.copy(bytes, at);
  return bytes;
}

// Standard output is only for the result: messages of decoders go to standard error.
console.log = (...said: unknown[]) => void process.stderr.write(`${said.join(" ")}\n`);
closeNetwork("network");
const { doFileTask } = await import("./do-file-task.server.ts");
const made = await doFileTask(task as FileTask, JSON.parse(options), { whole: readWhole, pieces: readPieces });
for (const part of packFiles(made)) await new Promise((written) => process.stdout.write(part, written));
process.exit(0);

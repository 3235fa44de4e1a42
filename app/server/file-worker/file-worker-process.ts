// A separate process, which `open-file-worker.server.ts` starts from this file for one file. It reads the file from its
// input, and writes the result. It has no network, writes no file, starts no program, and reads only code.
import { readSync } from "node:fs";
import { closeNetwork } from "../sealed-process/close-network.ts";
import type { FileTask } from "./file-worker.ts";
import { packFiles } from "./pack-files.ts";

const [task = "", options = "null", size = "0"] = process.argv.slice(2);

/** Reads the input into one buffer, because the chunks of a stream would hold the file twice. */
function readFile(): Buffer {
  const bytes = Buffer.alloc(Number(size));
  for (let at = 0; at < bytes.byteLength; ) {
    const read = readSync(0, bytes, at, bytes.byteLength - at, null);
    if (read === 0) throw new Error("The file did not arrive whole.");
    at += read;
  }
  return bytes;
}

// Standard output is only for the result: messages of decoders go to standard error.
console.log = (...said: unknown[]) => void process.stderr.write(`${said.join(" ")}\n`);
closeNetwork("network");
const { doFileTask } = await import("./do-file-task.server.ts");
const made = await doFileTask(task as FileTask, JSON.parse(options), readFile());
for (const part of packFiles(made)) await new Promise((written) => process.stdout.write(part, written));
process.exit(0);

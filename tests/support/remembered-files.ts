import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { doFileTask } from "../../app/server/file-worker/do-file-task.server.ts";
import { type FileWorker, inputOf } from "../../app/server/file-worker/file-worker.ts";

/** Results by all of their inputs, for all files of this worker. */
const made = new Map<string, Promise<unknown>>();

/** The tasks of the worker of files in this process: no test but its own is about its limits. */
export const rememberedFiles: FileWorker = {
  async open(task, options, content) {
    const bytes = content instanceof Uint8Array ? content : await buffer(content.read());
    const key = `${task} ${JSON.stringify(options)} ${createHash("sha256").update(bytes).digest("hex")}`;
    const known =
      (made.get(key) as ReturnType<typeof doFileTask<typeof task>> | undefined) ??
      doFileTask(task, options, inputOf(bytes));
    made.set(key, known);
    return known;
  },
};

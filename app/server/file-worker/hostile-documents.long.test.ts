import { expect, test } from "vitest";
import { hostilePdfs } from "../../../bench/faults/hostile-pdfs.ts";
import { FileTooCostly } from "./file-worker.ts";
import { openFileWorker } from "./open-file-worker.server.ts";

const worker = openFileWorker({ priority: 0 });

test.each(hostilePdfs.map((hostile, index) => [index, hostile] as const))(
  "hostile PDF %i ends in a problem, an end of its process or harmless bytes",
  async (_, { make }) => {
    const file = new Uint8Array(await make());
    for (const task of ["document", "documentText"] as const) {
      const made = await worker.open(task, undefined, file, "staff").catch((error: unknown) => error);
      expect(made instanceof FileTooCostly || typeof made === "object").toBe(true);
      if (made instanceof Error) expect(made).toBeInstanceOf(FileTooCostly);
    }
  },
);

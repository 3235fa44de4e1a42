import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import type { Config } from "../config/config.server.ts";
import { freeBytes } from "../storage/free-space.server.ts";
import type { DoctorParts } from "./check.ts";
import { openNetwork } from "./network.server.ts";

/** Returns all parts except the database and the files: the site has these open, and a command opens them. */
export const machineParts = (config: Config): Omit<DoctorParts, "migrations" | "openDb" | "openFiles"> => ({
  config,
  now: new Date(),
  network: openNetwork(),
  freeBytes,
  async tryWriting(folder) {
    const file = join(folder, `.doctor-${randomUUID()}`);
    await writeFile(file, "", { flag: "wx", mode: 0o600 });
    await rm(file, { force: true });
  },
  // Memory of the container or the service, if it has a limit.
  memory: () => ({
    free: process.availableMemory(),
    total: Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
  }),
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildEntry } from "../build-entry.ts";
import { makeFolder } from "../site-process.ts";
import { damageOf } from "./database.ts";
import type { Fault } from "./run-fault.ts";

/** The machine's clock jumps a day ahead, and back; twice, as after a long power cut. */
export const clockJumps: Fault = {
  name: "clock jumping a day, forward and back",
  async run({ isShort }) {
    const { folder, remove } = makeFolder();
    try {
      const run = buildEntry({ entry: "bench/faults/clock-jumps-entry.ts", folder: "clock-jumps" });
      const made = run({
        DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}`,
        MAIL_URL: `mailbox:${join(folder, "mail")}`,
        FILES_URL: `file:${join(folder, "files")}`,
        SESSION_SECRET: "a secret that only benchmarks use",
        LOG_LEVEL: "error",
        FOLDER: folder,
        EACH: isShort ? "10" : "100",
      });
      const { put, runs } = JSON.parse(made) as { put: number; runs: number };
      const arrived = readdirSync(join(folder, "mail")).length;
      const faults = damageOf(folder);
      if (runs < 3) faults.push(`the nightly job ran ${runs} times over four days`);
      return {
        tried: `${put} emails over 6 jumps`,
        accepted: put,
        lost: Math.max(0, put - arrived),
        duplicates: Math.max(0, arrived - put),
        faults,
        note: `the nightly job ran ${runs} times`,
      };
    } finally {
      remove();
    }
  },
};

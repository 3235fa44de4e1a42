import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { PostgresServer } from "../../tests/support/postgres-server.ts";
import { makeFolder, root } from "../site-process.ts";
import { makeEarlierDatabase, makeEarlierFile } from "./earlier-database.ts";
import type { Fault } from "./run-fault.ts";

/** Expected output of the script, with the error for any other. */
const wanted: Record<string, [value: string, otherwise: string]> = {
  verify: ["0", "systemd-analyze verify complains about the unit"],
  started: ["active", "a start with a long migration is ended"],
  files: ["raised", "the unit does not raise the limit of open files"],
  calm: ["0", "systemd ends a site that is well"],
  frozen: ["1 active 1", "a frozen event loop does not end in a restart"],
  stopped: ["2 active", "a process of which no thread runs is not replaced"],
  ready: ["200", "the site is not ready after its restarts"],
  postgres: ["active 0", "a start with a long migration of PostgreSQL is ended"],
  postgresReady: ["200", "the site on PostgreSQL is not ready after its migration"],
  ended: ["success", "it does not end in order"],
};

/** The shipped unit with a real systemd: a long migration, a blocked event loop, a stopped process. */
export const underSystemd: Fault = {
  name: "the service under systemd: a long migration, a frozen and a stopped process",
  async run() {
    if (process.getuid?.() !== 0 || !existsSync("/lib/systemd/systemd"))
      return { notTried: "a systemd of its own needs root and systemd (apt-get install systemd)" };
    const { folder, remove } = makeFolder();
    const postgres = await PostgresServer.make();
    try {
      const made = join(folder, "made");
      mkdirSync(made);
      await makeEarlierFile(made, 500);
      renameSync(join(made, "site.sqlite"), join(folder, "earlier.sqlite"));
      await postgres.run("create database earlier");
      await makeEarlierDatabase(postgres.url("earlier"), 500);
      const words = ["-m", "-C", "--propagation", "private", "sh", "bench/faults/under-systemd.sh", root, folder];
      const { stdout, stderr } = spawnSync("unshare", words, {
        cwd: root,
        encoding: "utf8",
        timeout: 240_000,
        env: {
          PATH: process.env.PATH,
          NODE: process.execPath,
          PORT: String(await freePort()),
          POSTGRES: postgres.url("earlier"),
        },
      });
      const said = Object.fromEntries(stdout.split("\n").map((line) => line.split(/=(.*)/s)));
      const wrong = Object.entries(wanted).filter(([name, [value]]) => said[name] !== value);
      const faults = wrong.map(([name, [value, otherwise]]) => `${otherwise}: ${said[name]}, not ${value}`);
      if (faults.length > 0) faults.push(stderr.trim().slice(-500));
      const count = Object.keys(wanted).length;
      return {
        tried: `${count} checks`,
        accepted: count - wrong.length,
        lost: 0,
        duplicates: 0,
        faults,
        note: `with a limit of 8 s that was extended, the start took ${said.seconds} s on SQLite and ${said.postgresSeconds} s on PostgreSQL`,
      };
    } finally {
      await postgres.remove();
      remove();
    }
  },
};

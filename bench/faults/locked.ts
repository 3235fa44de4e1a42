import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder, startSite } from "../site-process.ts";
import { compare, damageOf, storedMarks } from "./database.ts";
import type { Fault } from "./run-fault.ts";
import { aSending, sendAll } from "./visitors.ts";

/** Another process locks the database for three seconds, as a backup or repair may. */
export const locked: Fault = {
  name: "database locked by another process for 3 s",
  async run() {
    const { folder, remove } = makeFolder();
    try {
      const site = await startSite(folder);
      const other = new DatabaseSync(join(folder, "site.sqlite"));
      other.exec("begin immediate");
      const sending = sendAll(
        site.address,
        Array.from({ length: 40 }, (_, number) => aSending(number)),
      );
      await wait(3_000);
      other.exec("commit");
      other.close();
      const accepted = await sending;
      await site.end();
      const marks = accepted.map(({ mark }) => mark);
      const faults = damageOf(folder);
      if (accepted.length < 40) faults.push(`only ${accepted.length} of 40 were accepted`);
      return { tried: "40 sent meanwhile", accepted: accepted.length, ...compare(marks, storedMarks(folder)), faults };
    } finally {
      remove();
    }
  },
};

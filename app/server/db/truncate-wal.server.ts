import type { AppContext } from "../context.server.ts";
import { engineOf } from "./database.server.ts";

/** Logs an error when this must wait for the next night. */
export async function truncateWal({ db, log }: Pick<AppContext, "db" | "log">): Promise<void> {
  if (!(await engineOf(db).dropDeletedBytes()))
    log.error("write-ahead log not emptied", { reason: "another program reads it" });
}

import type { AppContext } from "../context.server.ts";
import { dropDeletedBytes } from "./database.server.ts";

/** Logs an error when this must wait for the next night. */
export async function truncateWal({ db, log }: Pick<AppContext, "db" | "log">): Promise<void> {
  if (!(await dropDeletedBytes(db))) log.error("write-ahead log not emptied", { reason: "another program reads it" });
}

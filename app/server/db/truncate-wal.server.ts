import type { Site } from "../context.server.ts";
import { dropDeletedBytes } from "./database.server.ts";

/** Takes what was deleted out of the write-ahead log; says so in the log where it has to wait for the next night. */
export async function emptyLog({ database, log }: Pick<Site, "database" | "log">): Promise<void> {
  if (!(await dropDeletedBytes(database)))
    log.error("write-ahead log not emptied", { reason: "another program reads it" });
}

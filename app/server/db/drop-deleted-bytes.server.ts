import { resolve } from "node:path";
import type { AppContext } from "../context.server.ts";
import { engineOf } from "./database.server.ts";
import { copyDays, type DatabaseCopy, deleteDatabaseCopies } from "./database-copies.server.ts";

type Parts = Pick<AppContext, "db" | "log" | "config" | "clock">;

/** Removes deleted content from the write-ahead log and old copies of the database from the disk, every night. */
export async function dropDeletedBytes(ctx: Parts): Promise<void> {
  const oldest = ctx.clock.now().getTime() - copyDays * 86_400_000;
  await truncateWal(ctx);
  await deleteCopies(ctx, ({ madeAt }) => madeAt.getTime() < oldest);
}

/**
 * Removes erased data from the write-ahead log and from unencrypted database copies on this machine, which could be put
 * back unchanged. Archives, also of updates, stay until they expire, as restores need them; a restore erases the data
 * again by the closings.
 * @param since time at which the data was stored (ISO 8601, UTC): an older copy does not contain it
 */
export async function dropErasedBytes(ctx: Parts, since = ""): Promise<void> {
  await truncateWal(ctx);
  await deleteCopies(ctx, ({ madeAt }) => madeAt.toISOString() >= since);
}

/** Truncates the log, or reports an error if that must wait for the next night. */
async function truncateWal({ db, log }: Parts): Promise<void> {
  if (!(await engineOf(db).dropDeletedBytes()))
    log.error("write-ahead log not emptied", { reason: "another program reads it" });
}

async function deleteCopies(
  { config: { databaseUrl, root }, log }: Parts,
  isOver: (copy: DatabaseCopy) => boolean,
): Promise<void> {
  if (!databaseUrl.startsWith("sqlite:")) return;
  const file = resolve(root, databaseUrl.slice("sqlite:".length));
  const count = await deleteDatabaseCopies(file, root, isOver);
  if (count > 0) log.info("copies of the database deleted", { count });
}

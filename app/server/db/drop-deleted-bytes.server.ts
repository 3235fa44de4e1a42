import { resolve } from "node:path";
import type { AppContext } from "../context.server.ts";
import { engineOf } from "./database.server.ts";
import { copyDays, deleteDatabaseCopies } from "./database-copies.server.ts";

type Parts = Pick<AppContext, "db" | "log" | "config" | "clock">;

/** Every night: deleted content leaves the write-ahead log, and old copies of the database leave the disk. */
export async function dropDeletedBytes(ctx: Parts): Promise<void> {
  await truncateWal(ctx);
  await deleteCopies(ctx, new Date(ctx.clock.now().getTime() - copyDays * 86_400_000));
}

/** Removes erased data from every copy of the database on this machine, after erasing a person's data. */
export async function dropErasedBytes(ctx: Parts): Promise<void> {
  await truncateWal(ctx);
  await deleteCopies(ctx);
}

/** Logs an error when this must wait for the next night. */
async function truncateWal({ db, log }: Parts): Promise<void> {
  if (!(await engineOf(db).dropDeletedBytes()))
    log.error("write-ahead log not emptied", { reason: "another program reads it" });
}

async function deleteCopies({ config: { databaseUrl, root }, log }: Parts, before?: Date): Promise<void> {
  if (!databaseUrl.startsWith("sqlite:")) return;
  const file = resolve(root, databaseUrl.slice("sqlite:".length));
  const count = await deleteDatabaseCopies(file, root, before);
  if (count > 0) log.info("copies of the database deleted", { count });
}

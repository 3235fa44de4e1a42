import { findWithdrawals } from "../../app/features/clearance/withdraw.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import type { Job } from "../../app/server/scheduler/scheduler.server.ts";
import type { BackupStorage } from "./backup-storage.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { readWithdrawals, type Withdrawals, withdrawalsName } from "./withdrawals.ts";

/** Every ten seconds, so that a machine that is lost takes no withdrawal with it. */
export const withdrawalsJob: Job = { name: "withdrawals", every: 10, by: "each", run: keepWithdrawals };

/** What each context wrote last: an unchanged list asks no storage. */
const written = new WeakMap<object, string>();

/** Writes the withdrawals beside the backups when they changed. Entries that this database does not know stay. */
export async function keepWithdrawals(ctx: Pick<AppContext, "config" | "db">): Promise<void> {
  const { backups, root } = ctx.config;
  if (backups === undefined) return;
  const { photos, consents, known } = await findWithdrawals(ctx);
  const now = JSON.stringify([photos, consents]);
  if (written.get(ctx.config) === now) return;
  const storage = await openBackupStorage(backups, root);
  const before = await readKept(storage);
  const others = (kept: Record<string, string>, of: Set<string>) =>
    Object.fromEntries(Object.entries(kept).filter(([name]) => !of.has(name)));
  const isKnown = await known(Object.keys(before.photos), Object.keys(before.consents));
  const all: Withdrawals = {
    photos: { ...others(before.photos, isKnown), ...photos },
    consents: { ...others(before.consents, isKnown), ...consents },
  };
  if (JSON.stringify(all) !== JSON.stringify(before)) await storage.putNote(withdrawalsName, JSON.stringify(all));
  written.set(ctx.config, now);
}

async function readKept(storage: BackupStorage): Promise<Withdrawals> {
  const open = await storage.find(withdrawalsName);
  const chunks: Buffer[] = [];
  for await (const chunk of open?.() ?? []) chunks.push(chunk);
  return readWithdrawals(Buffer.concat(chunks).toString() || "{}") ?? { photos: {}, consents: {} };
}

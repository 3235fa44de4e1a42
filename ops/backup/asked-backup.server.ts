import { handNameOf } from "../../app/server/archives/archive-names.ts";
import {
  askForBackup,
  findBackupTurn,
  takeBackupRequest,
  withBackupTurn,
} from "../../app/server/db/backup-turn.server.ts";
import type { Job } from "../../app/server/scheduler/scheduler.server.ts";
import { backUpAs, type NightParts } from "./nightly-backup.server.ts";

/** Backup that an admin asked for on the page of the machine: the first process that sees it makes it. */
export const askedBackup: Job = { name: "asked backup", by: "each", every: 3, run: makeAskedBackup };

/** Makes the backup that was asked for, beside the one of the night; while another is being made, it waits. */
export async function makeAskedBackup(ctx: NightParts, stopping: AbortSignal): Promise<void> {
  const { config, db, clock } = ctx;
  if (config.backups === undefined || !(await findBackupTurn(db, clock.now())).isAsked) return;
  await withBackupTurn(ctx, async () => {
    // Taken before the work: one that takes the process down is not tried again and again.
    if (!(await takeBackupRequest(db))) return;
    await backUpAs(ctx, stopping, handNameOf(clock.now()));
    if (stopping.aborted) await askForBackup(db);
  });
}

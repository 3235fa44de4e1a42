import { handNameOf } from "../../app/server/archives/archive-names.ts";
import {
  askForBackup,
  findBackupTurn,
  takeBackupRequest,
  withBackupTurn,
} from "../../app/server/db/backup-turn.server.ts";
import type { Job } from "../../app/server/scheduler/scheduler.server.ts";
import { backUpAs, type NightParts } from "./nightly-backup.server.ts";

/** Makes the backup that an admin requested on the machine page; the first process that sees the request does it. */
export const askedBackup: Job = { name: "asked backup", by: "each", every: 3, run: makeAskedBackup };

/** Makes the requested backup, in addition to the nightly one; waits while another is being made. */
export async function makeAskedBackup(ctx: NightParts, stopping: AbortSignal): Promise<void> {
  const { config, db, clock } = ctx;
  if (config.backups === undefined || !(await findBackupTurn(db, clock.now())).isAsked) return;
  await withBackupTurn(ctx, async () => {
    // The request is removed first, because a backup that crashes the process must not be repeated endlessly.
    if (!(await takeBackupRequest(db))) return;
    await backUpAs(ctx, stopping, handNameOf(clock.now()));
    if (stopping.aborted) await askForBackup(db);
  });
}

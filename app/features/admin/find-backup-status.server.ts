import type { AppContext } from "../../server/context.server.ts";
import { backupsSince, findBackupResults } from "../../server/db/backup-results.server.ts";

export type BackupStatus = Awaited<ReturnType<typeof findBackupStatus>>;

const twoDays = 48 * 3_600_000;

/** The last night's backup and the last good one. Late: no good one for more than two days. */
export async function findBackupStatus({ db, config: settings, clock }: AppContext) {
  const { last, good } = await findBackupResults(db);
  // Without any backup, counts from when backups became possible.
  const since = good?.endedAt ?? (await backupsSince(db)) ?? clock.now().toISOString();
  const isOff = settings.backups === undefined;
  return { isOff, last, good, isLate: !isOff && clock.now().getTime() - Date.parse(since) > twoDays };
}

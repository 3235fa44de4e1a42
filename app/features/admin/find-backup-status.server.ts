import type { AppContext } from "../../server/context.server.ts";
import { type BackupResult, backupsSince, findBackupResults } from "../../server/db/backup-results.server.ts";

export interface BackupStatus {
  isOff: boolean;
  /** Last night's; undefined before the first. */
  last: BackupResult | undefined;
  good: BackupResult | undefined;
  /** No good backup for more than two days? */
  isLate: boolean;
}

const twoDays = 48 * 3_600_000;

export async function findBackupStatus({ db, config: settings, clock }: AppContext): Promise<BackupStatus> {
  const { last, good } = await findBackupResults(db);
  // Without any backup, counts from when backups became possible.
  const since = good?.endedAt ?? (await backupsSince(db)) ?? clock.now().toISOString();
  const isOff = settings.backups === undefined;
  return { isOff, last, good, isLate: !isOff && clock.now().getTime() - Date.parse(since) > twoDays };
}

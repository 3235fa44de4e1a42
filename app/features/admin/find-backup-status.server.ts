import type { AppContext } from "../../server/context.server.ts";
import { type BackupResult, backupsSince, findBackupResults } from "../../server/db/backup-results.server.ts";

/** How the backups of the site stand. */
export interface BackupStatus {
  isOff: boolean;
  /** Of the last night; undefined before the first. */
  last: BackupResult | undefined;
  /** Of the last night whose backup is good. */
  good: BackupResult | undefined;
  /** Has the site been without a good backup for longer than two days? */
  isLate: boolean;
}

const twoDays = 48 * 3_600_000;

/** Looks how the backups of the site stand. */
export async function findBackupStatus({ db, config: settings, clock }: AppContext): Promise<BackupStatus> {
  const { last, good } = await findBackupResults(db);
  // A site that never had one has been without since it could have made one.
  const since = good?.endedAt ?? (await backupsSince(db)) ?? clock.now().toISOString();
  const isOff = settings.backups === undefined;
  return { isOff, last, good, isLate: !isOff && clock.now().getTime() - Date.parse(since) > twoDays };
}

import { setTimeout as wait } from "node:timers/promises";
import { lookAgain } from "../../app/server/archives/backup-status.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { deleteOldFailures, saveBackupFailure } from "../../app/server/db/backup-failures.server.ts";
import { withBackupTurn } from "../../app/server/db/backup-turn.server.ts";
import { findTrustedNow } from "../../app/server/db/trusted-time.ts";
import { errorFields } from "../../app/server/log/log.server.ts";
import type { Job } from "../../app/server/scheduler/scheduler.server.ts";
import { siteDate } from "../../app/values/dates.ts";
import { sentenceOf } from "./backup-error.ts";
import { keepBackup, labelArchives, placeOfBackups } from "./keep-backup.server.ts";
import type { BackupParts } from "./make-backup.server.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { pingMonitor } from "./ping-monitor.server.ts";
import { rotateArchives } from "./rotate-archives.server.ts";

/** Runs every night at 01:00 UTC. The dashboard shows a failure, and the next night retries. */
export const nightlyBackup: Job = { name: "backup", every: 24 * 3_600, by: "one", from: 3_600, run: backUp };

/** Interval of checks if another backup has ended (ms). */
const lookMs = 1_000;

export type NightParts = AppContext & Pick<BackupParts, "freeBytes">;

/**
 * Makes tonight's backup, after any other one in progress.
 * @throws the error, for the log, except on shutdown
 */
export async function backUp(ctx: NightParts, stopping: AbortSignal): Promise<void> {
  // The dashboard shows that backups are off. Archives of updates expire nevertheless.
  if (ctx.config.backups === undefined) return removeOldest(ctx, []);
  const work = () => backUpAs(ctx, stopping, `tabasamu-${siteDate(ctx.clock.now())}.tar.gz`);
  while (!stopping.aborted && !(await withBackupTurn(ctx, work)))
    await wait(lookMs, undefined, { signal: stopping }).catch(() => {});
}

/**
 * Makes a backup and deletes the oldest. Stores failures as sentences. If a backup lacks more files than the last good
 * one, the monitor is not notified, and the doctor e-mails admins.
 * @param name without the extension of encrypted archives
 * @throws the error, for the log, except on shutdown
 */
export async function backUpAs(ctx: NightParts, stopping: AbortSignal, name: string): Promise<void> {
  const { config: settings, db, clock, log } = ctx;
  if (settings.backups === undefined) return;
  try {
    const storage = await openBackupStorage(settings.backups, settings.root);
    await storage.removeBrokenOff();
    const parts = { ...ctx, stopping, isThrottled: true };
    const unread = await labelArchives(parts, storage, settings.backups);
    const { bytes, label } = await keepBackup(parts, storage, { plan: settings.backups, name, isWhole: false });
    const { pictures, rows, missing, isGood } = label;
    log[isGood ? "info" : "error"](isGood ? "backup made" : "backup lacks files", { bytes, pictures, rows, missing });
    if (isGood && settings.backupPing !== undefined && !(await pingMonitor(settings.backupPing, stopping)))
      log.error("backup not reported to the monitor");
    await removeOldest(ctx, unread);
  } catch (error) {
    const failure = stopping.aborted
      ? "The site was stopped while it was made."
      : (sentenceOf(error) ?? "Something went wrong that the log of the machine tells more about.");
    // A full disk cannot store the failure either; the first error matters more.
    await saveBackupFailure(db, clock.now().toISOString(), failure).catch((second) =>
      log.error("backup not noted", errorFields(second)),
    );
    if (!stopping.aborted) throw error;
    log.info("backup abandoned", errorFields(error));
  }
}

/**
 * Deletes expired archives; an error here does not make the backup fail.
 * @param unread archives that could not be read
 */
async function removeOldest(ctx: AppContext, unread: string[]): Promise<void> {
  const { config, db, log } = ctx;
  try {
    const now = await findTrustedNow(ctx);
    if (now === undefined) return;
    await deleteOldFailures(db, now);
    const plan = placeOfBackups(config);
    const gone = await rotateArchives(await openBackupStorage(plan, config.root), plan, now, unread);
    if (gone.archives > 0) log.info("old backups removed", gone);
  } catch (error) {
    log.error("old backups not removed", errorFields(error));
  } finally {
    lookAgain();
  }
}

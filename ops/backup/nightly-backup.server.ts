import type { AppContext } from "../../app/server/context.server.ts";
import { deleteOldResults, saveBackupResult } from "../../app/server/db/backup-results.server.ts";
import { findTrustedNow } from "../../app/server/db/trusted-time.ts";
import { errorFields } from "../../app/server/log/log.server.ts";
import type { Job } from "../../app/server/scheduler/scheduler.server.ts";
import { siteDate } from "../../app/values/dates.ts";
import { sentenceOf } from "./backup-error.ts";
import type { BackupStorage } from "./backup-storage.ts";
import { encryptedEnd } from "./encrypt-archive.server.ts";
import { type BackupParts, makeBackup } from "./make-backup.server.ts";
import { countPictures, countRows } from "./manifest.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { pingMonitor } from "./ping-monitor.server.ts";

/** Retention. */
const keptNights = 14;

const nameShape = /^tabasamu-\d{4}-\d\d-\d\d\.tar\.gz(?:\.age)?$/;

/** Every night at 01:00 UTC. The dashboard shows a failure, and the next night retries. */
export const nightlyBackup: Job = { name: "backup", every: 24 * 3_600, by: "one", from: 3_600, run: backUp };

/**
 * Makes tonight's backup and deletes the oldest. Stores failures as sentences: see `results.server.ts`.
 *
 * @throws the error, for the log, except on shutdown
 */
export async function backUp(ctx: AppContext & Pick<BackupParts, "freeBytes">, stopping: AbortSignal): Promise<void> {
  const { config: settings, db, clock, log } = ctx;
  // The dashboard says so.
  if (settings.backups === undefined) return;
  const nothing = { bytes: 0, pictures: 0, rows: 0, missing: 0 };
  const endedAt = () => clock.now().toISOString();
  try {
    const backupStorage = await openBackupStorage(settings.backups, settings.root);
    await backupStorage.removeBrokenOff();
    const end = settings.backupPassphrase === undefined ? "" : encryptedEnd;
    const name = `tabasamu-${siteDate(clock.now())}.tar.gz${end}`;
    const { bytes, manifest } = await makeBackup({ ...ctx, stopping, isThrottled: true }, backupStorage.placeFor(name));
    const counts = { pictures: countPictures(manifest), rows: countRows(manifest), missing: manifest.missing.length };
    await saveBackupResult(db, { endedAt: endedAt(), failure: null, bytes, ...counts });
    log.info("backup made", { bytes, ...counts });
    if (settings.backupPing !== undefined && !(await pingMonitor(settings.backupPing, stopping)))
      log.error("backup not reported to the monitor");
    // Too many backups are no failure.
    await removeOldest(ctx, backupStorage, name).catch((error) =>
      log.error("old backups not removed", errorFields(error)),
    );
  } catch (error) {
    const failure = stopping.aborted
      ? "The site was stopped while it was made."
      : (sentenceOf(error) ?? "Something went wrong that the log of the machine tells more about.");
    // A full disk takes no row either; the first error matters more.
    await saveBackupResult(db, { endedAt: endedAt(), failure, ...nothing }).catch((second) =>
      log.error("backup not noted", errorFields(second)),
    );
    if (!stopping.aborted) throw error;
    log.info("backup abandoned", errorFields(error));
  }
}

/** Later dates than tonight's come from a clock that was ahead, and must not push the right ones out. */
async function removeOldest(ctx: AppContext, backupStorage: BackupStorage, tonight: string): Promise<void> {
  const now = await findTrustedNow(ctx);
  if (now === undefined) return;
  await deleteOldResults(ctx.db, now);
  const nights = (await backupStorage.names()).filter((name) => nameShape.test(name) && name <= tonight).sort();
  for (const name of nights.slice(0, -keptNights)) await backupStorage.remove(name);
}

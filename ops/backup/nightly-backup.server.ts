import { lagosDate } from "../../app/values/dates.ts";
import { findTrustedNow } from "../../app/server/db/trusted-time.ts";
import { errorFacts } from "../../app/server/log/log.server.ts";
import type { Site } from "../../app/server/context.server.ts";
import type { Job } from "../../app/server/scheduler/scheduler.server.ts";
import { sentenceOf } from "./backup-error.ts";
import type { BackupShelf } from "./backup-storage.ts";
import { encryptedEnd } from "./encrypt-archive.server.ts";
import { type BackupParts, makeBackup } from "./make-backup.server.ts";
import { countPictures, countRows } from "./manifest.ts";
import { openShelf } from "./open-backup-storage.server.ts";
import { deleteOldResults, keepResult } from "../../app/server/db/backup-results.server.ts";

/** How many nights are kept. */
const keptNights = 14;

const nameShape = /^tabasamu-\d{4}-\d\d-\d\d\.tar\.gz(?:\.age)?$/;

/** Every night at two in Lagos. What goes wrong is kept for the staff home, and tried again the night after. */
export const nightlyBackup: Job = { name: "backup", every: 24 * 3_600, by: "one", from: 3_600, run: backUp };

/**
 * Makes the backup of this night and takes the oldest ones away. It fails in words: see `results.server.ts`.
 *
 * @throws what went wrong, for the log, unless it is that the site is stopped
 */
export async function backUp(site: Site & Pick<BackupParts, "freeBytes">, stopping: AbortSignal): Promise<void> {
  const { settings, database, clock, log } = site;
  // The staff home says so.
  if (settings.backups === undefined) return;
  const nothing = { bytes: 0, pictures: 0, rows: 0, missing: 0 };
  const endedAt = () => clock.now().toISOString();
  try {
    const shelf = await openShelf(settings.backups, settings.root);
    await shelf.removeBrokenOff();
    const end = settings.backupPassphrase === undefined ? "" : encryptedEnd;
    const name = `tabasamu-${lagosDate(clock.now())}.tar.gz${end}`;
    const { bytes, manifest } = await makeBackup({ ...site, stopping, isGentle: true }, shelf.placeFor(name));
    const counts = { pictures: countPictures(manifest), rows: countRows(manifest), missing: manifest.missing.length };
    await keepResult(database, { endedAt: endedAt(), failure: null, bytes, ...counts });
    log.info("backup made", { bytes, ...counts });
    // A backup too many is no bad backup.
    await removeOldest(site, shelf, name).catch((error) => log.error("old backups not removed", errorFacts(error)));
  } catch (error) {
    const failure = stopping.aborted
      ? "The site was stopped while it was made."
      : (sentenceOf(error) ?? "Something went wrong that the log of the machine tells more about.");
    // A disk that is full to the brim takes no row either; what went wrong first matters more.
    await keepResult(database, { endedAt: endedAt(), failure, ...nothing }).catch((second) =>
      log.error("backup not noted", errorFacts(second)),
    );
    if (!stopping.aborted) throw error;
    log.info("backup abandoned", errorFacts(error));
  }
}

/**
 * Removes all but the newest backups up to tonight's. Those of later dates were made while the clock was ahead: they must
 * not push the right ones out.
 */
async function removeOldest(site: Site, shelf: BackupShelf, tonight: string): Promise<void> {
  const now = await findTrustedNow(site);
  if (now === undefined) return;
  await deleteOldResults(site.database, now);
  const nights = (await shelf.names()).filter((name) => nameShape.test(name) && name <= tonight).sort();
  for (const name of nights.slice(0, -keptNights)) await shelf.remove(name);
}

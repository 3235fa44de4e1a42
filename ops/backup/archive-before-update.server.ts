import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { labelNameOf } from "../../app/server/archives/archive-names.ts";
import { listArchives } from "../../app/server/archives/list-archives.server.ts";
import { machineClock } from "../../app/server/clock/clock.ts";
import { type Config, ConfigError } from "../../app/server/config/config.server.ts";
import { openStorage } from "../../app/server/storage/open-storage.server.ts";
import { sentenceOf } from "./backup-error.ts";
import { isUnfinished } from "./disk-backup-storage.server.ts";
import { keepBackup, placeOfBackups } from "./keep-backup.server.ts";
import type { BackupParts } from "./make-backup.server.ts";
import { openBackupStorage } from "./open-backup-storage.server.ts";
import { daysInStock } from "./rotate-archives.server.ts";

/** Age below which a repeated start replaces the archive of the previous attempt (ms). */
const sameUpdateMs = 3_600_000;

/** Time without a write after which an unfinished archive is abandoned (ms). */
const abandonedMs = 60_000;

/** Interval at which a long archive reports progress (ms). */
const sayMs = 10_000;

/**
 * Archives the whole site before the first migration of an update, for going back, on both engines. The archive is one
 * file that the previous release can restore, kept for some days; a restore applies later closings as usual.
 * @throws ConfigError when it cannot be written; then nothing was changed
 */
export async function archiveBeforeUpdate(
  config: Config,
  say: (line: string) => void,
  how: Pick<BackupParts, "freeBytes"> = {},
): Promise<void> {
  if (config.practice) return;
  const plan = placeOfBackups(config);
  const saying = setInterval(() => say("The site is being written into an archive before the update …"), sayMs);
  try {
    const places = await openBackupStorage(plan, config.root);
    if (plan.by === "folder") await removeAbandoned(plan.folder);
    await removeAbandoned(join(config.root, "var/backups"));
    const name = `before-update-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.tar.gz`;
    const storage = await openStorage(config.files, config.root);
    const parts = { config, storage, clock: machineClock, ...how };
    const made = await keepBackup(parts, places, { plan, name, isWhole: true });
    for (const { name: other, kind, madeAt } of await listArchives(plan)) {
      if (kind !== "update" || other === made.name || Date.now() - Date.parse(madeAt) > sameUpdateMs) continue;
      await places.remove(other);
      await places.remove(labelNameOf(other));
    }
    const where = plan.by === "folder" ? join(plan.folder, made.name) : `${made.name} in the store of BACKUPS_URL`;
    say(`The site as it was before the update is ${where}; it is kept for ${daysInStock.update} days.`);
  } catch (error) {
    const sentence = error instanceof ConfigError ? error.message : sentenceOf(error);
    if (sentence === undefined) throw error;
    throw new ConfigError(
      "BACKUPS_URL",
      `names the place of the archive that an update makes first, and it cannot be made. ${sentence} Nothing was changed: the version before still starts.`,
    );
  } finally {
    clearInterval(saying);
  }
}

/** Removes unfinished archives of killed starts: repeated starts would fill the disk. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (!name.startsWith("before-update-") || !isUnfinished(name)) continue;
    const path = join(folder, name);
    const about = await stat(path).catch(() => undefined);
    if (about !== undefined && Date.now() - about.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}

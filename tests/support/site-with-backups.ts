import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBackupStatus } from "../../app/server/archives/backup-status.server.ts";
import { createCachedSite } from "./backups.ts";

/** Milliseconds. */
export const day = 24 * 3_600_000;

/** A site with a backup folder, and a list of its content. */
export async function createSiteWithFolder(options: Parameters<typeof createCachedSite>[0] = {}) {
  const kept = await createCachedSite(options);
  const folder = join(kept.ctx.config.root, "var/backups");
  mkdirSync(folder, { recursive: true });
  const put = (name: string, hoursAgo = 0) => {
    writeFileSync(join(folder, name), "it");
    const then = Date.now() / 1_000 - hoursAgo * 3_600;
    utimesSync(join(folder, name), then, then);
  };
  return {
    ...kept,
    folder,
    put,
    /** Without labels, and the folder of pictures. */
    inFolder: () =>
      readdirSync(folder)
        .filter((name) => name !== "pictures" && !name.endsWith(".json"))
        .sort(),
    inPictures: () =>
      readdirSync(join(folder, "pictures"))
        .filter((name) => !name.endsWith(".list"))
        .sort(),
    status: () => readBackupStatus(kept.ctx.db, kept.ctx.config, kept.clock.at),
  };
}

import { mkdirSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ArchiveLabel } from "../../app/server/archives/archive-label.ts";
import { labelNameOf } from "../../app/server/archives/archive-names.ts";
import { lookAgain } from "../../app/server/archives/backup-status.server.ts";
import type { Config } from "../../app/server/config/config.server.ts";
import { startObjectStore } from "./object-store.ts";

const wholeLabel = { bytes: 48_200_000, pictures: 312, rows: 4_210, missing: 0, isGood: true, isShared: false };

/** A bucket whose only archive is of the moment that was put last. */
export async function openArchiveBucket() {
  const store = await startObjectStore();
  const bucket = store.open({ bucket: "backups" });
  const put = async (madeAt: string) => {
    for await (const { key } of bucket.list("")) await bucket.remove(key);
    const name = `tabasamu-${madeAt.slice(0, 10)}.tar.gz`;
    const label: ArchiveLabel = { ...wholeLabel, madeAt, bytes: 2 };
    await bucket.put(name, Buffer.from("it"), { type: "application/gzip" });
    await bucket.put(labelNameOf(name), Buffer.from(JSON.stringify(label)), { type: "application/json" });
    lookAgain();
  };
  return { origin: store.origin, plan: bucket.plan, put };
}

/**
 * Puts an archive of zeros with its label into the folder of the backups.
 * @param label what it says of it, beside the moment; a good one with every file
 */
export function putArchive(
  { backups }: Pick<Config, "backups">,
  madeAt: string,
  label: Partial<ArchiveLabel> = {},
  name = `tabasamu-${madeAt.slice(0, 10)}.tar.gz`,
): string {
  if (backups?.by !== "folder") throw new Error("This site has no folder of backups.");
  mkdirSync(backups.folder, { recursive: true });
  const file = join(backups.folder, name);
  const said: ArchiveLabel = { ...wholeLabel, madeAt, ...label };
  writeFileSync(file, "");
  truncateSync(file, said.bytes);
  writeFileSync(join(backups.folder, labelNameOf(name)), JSON.stringify(said));
  const moment = new Date(madeAt);
  utimesSync(file, moment, moment);
  return name;
}

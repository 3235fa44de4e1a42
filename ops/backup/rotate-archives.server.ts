import { labelNameOf, listNameOf } from "../../app/server/archives/archive-names.ts";
import { type Archive, isWhole, listArchives } from "../../app/server/archives/list-archives.server.ts";
import type { StorageConfig } from "../../app/server/storage/object-store/store-config.ts";
import type { BackupStorage } from "./backup-storage.ts";
import { sweepPictures } from "./shared-pictures.server.ts";

/** Number of nightly archives that are kept. */
export const nightsInStock = 14;

/** Retention of other archives in days; files with other names stay. */
export const daysInStock = { update: 7, hand: 30 };

const dayMs = 86_400_000;

/**
 * Returns the names of archives that expire. The newest whole archive never expires. While no archive is known to be
 * whole, only archives of updates expire.
 * @param now the trusted time: archives from later come from a clock that was ahead, and must not displace others
 */
function findExpired(archives: readonly Archive[], now: Date): Archive[] {
  const past = archives.filter(({ madeAt }) => Date.parse(madeAt) <= now.getTime() + dayMs);
  const whole = past.find(isWhole);
  const nights = past.filter(({ kind }) => kind === "night").slice(nightsInStock);
  const isOld = ({ kind, madeAt }: Archive) =>
    (kind === "update" || kind === "hand") && Date.parse(madeAt) < now.getTime() - daysInStock[kind] * dayMs;
  const old = past.filter(isOld);
  return [...nights, ...old].filter(
    (archive) => archive !== whole && (whole !== undefined || archive.kind === "update"),
  );
}

/**
 * Deletes expired archives, and shared pictures that no archive needs.
 * @param unread unreadable archives, which may need any shared picture
 */
export async function rotateArchives(
  storage: BackupStorage,
  plan: StorageConfig,
  now: Date,
  unread: readonly string[],
): Promise<{ archives: number; pictures: number }> {
  const expired = findExpired(await listArchives(plan), now);
  for (const { name } of expired) {
    // The list is removed last: pictures are needed while the archive exists.
    await storage.remove(name);
    await storage.remove(labelNameOf(name));
    await storage.pictures.remove(listNameOf(name));
  }
  const gone = new Set(expired.map(({ name }) => name));
  const left = (await storage.names()).filter((name) => !gone.has(name));
  // A shared archive may have been copied here without its list.
  const shared = (await listArchives(plan)).filter(({ label }) => label?.isShared);
  const lists = new Set<string>();
  for await (const { name } of storage.pictures.list()) lists.add(name);
  const hasUnlisted =
    unread.some((name) => left.includes(name)) || shared.some(({ name }) => !lists.has(listNameOf(name)));
  return { archives: expired.length, pictures: await sweepPictures(storage, hasUnlisted) };
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { findClosingsAbout, findClosingsOf } from "../../../server/closings/closing-queries.server.ts";
import { type ClosingRow, lastWords } from "../../../server/closings/record-closing.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { type ClosedHash, compareWith, splitLooks } from "../../../values/look-hash.ts";
import { compareWithPoints, readPoints } from "../../../values/look-points.ts";
import * as store from "./consent-queries.server.ts";

type Photo = { path: string; look: string | null };

/** Fingerprint of a picture that no public photo may resemble. */
export interface ClosedLook {
  hashes: ClosedHash[];
  points: Uint32Array;
  /** Undefined in closings of earlier releases. */
  path: string | undefined;
  /** Undefined if the time is unknown. */
  at: string | undefined;
}

/** Number of photos that are compared before other requests can run. */
const perTurn = 50;

/** Number of closed pictures that are prepared together; each takes 2 ms and 250 kB. */
const preparedAtOnce = 10;

export const closingOfLook = ({ path, look }: Photo, isRelease = false) =>
  !hasLook(look) ? [] : [{ kind: "look" as const, key: path, value: look ?? "", isRelease }];

const hasLook = (look: string | null): boolean => splitLooks(look).length > 0 || readPoints(look).length > 0;

const asClosedLook = ({ path, look }: Photo, at: string | undefined): ClosedLook => ({
  hashes: splitLooks(look).map((look, index) => ({ look, isCrop: index > 0 })),
  points: readPoints(look),
  path,
  at,
});

const asClosed = (closings: readonly ClosingRow[]): ClosedLook[] =>
  [...lastWords(closings).values()]
    .filter(({ is_release }) => is_release === 0)
    .map(
      ({ key, value, at }): ClosedLook =>
        value === null || value === "crop"
          ? { hashes: [{ look: key, isCrop: value === "crop" }], points: readPoints(null), path: undefined, at }
          : asClosedLook({ path: key, look: value }, at),
    );

/**
 * Finds the fingerprints of photos that are hidden to protect a person: they wait for the safeguarding lead, or may not
 * be on the website.
 */
const findHeldLooks = async (db: Database, besides = 0): Promise<ClosedLook[]> =>
  (await store.findHeldLooks(db, besides)).map((photo) => asClosedLook(photo, photo.since ?? undefined));

export const closedAsHeld = (photos: readonly Photo[]): ClosedLook[] =>
  photos.map((photo) => asClosedLook(photo, undefined));

/** Finds closed fingerprints. @param keys of closings: paths of photos; in earlier releases, fingerprints */
export const findClosedLooks = async (db: Database, keys: string[]): Promise<ClosedLook[]> =>
  asClosed(await findClosingsAbout(db, "look", keys));

/** Returns the closing of a photo's own fingerprint; undefined if it is not closed. */
export async function findOwnClosing(db: Database, { path }: Pick<Photo, "path">): Promise<ClosingRow | undefined> {
  const [last] = lastWords(await findClosingsAbout(db, "look", [path])).values();
  return last?.is_release === 0 ? last : undefined;
}

/** Returns when a safeguarding lead last decided "another picture" about a photo, by path. */
const lastReleases = (closings: readonly ClosingRow[]) =>
  new Map(
    [...lastWords(closings.filter(({ is_release }) => is_release === 1)).values()].map(({ key, at }) => [key, at]),
  );

/** Returns true if the picture was closed after the safeguarding lead last decided "another picture". */
const isClosedSince = (released: string | undefined, { at }: ClosedLook): boolean =>
  released === undefined || (at !== undefined && at >= released);

/**
 * Returns true if a photo resembles one that is withdrawn, deleted, covered or waiting for the safeguarding lead.
 * Fingerprints that were closed before the lead last decided "another picture" are ignored.
 * @param isBack true to ignore the photo's own fingerprint
 * @param besides id of a waiting photo that is ignored
 */
export async function isLookClosed(
  db: Database,
  { path, look }: Photo,
  { isBack = false, besides }: { isBack?: boolean; besides?: number } = {},
): Promise<boolean> {
  if (!hasLook(look)) return false;
  const hashes = splitLooks(look);
  const isOwn = ({ path: of, hashes: [first] }: ClosedLook) =>
    of === undefined ? hashes.includes(first?.look ?? "") : of === path;
  const released = lastReleases(await findClosingsAbout(db, "alike", [path])).get(path);
  const all = asClosed(await findClosingsOf(db, "look")).filter((closing) => !(isBack && isOwn(closing)));
  const held = await findHeldLooks(db, besides);
  const closed = [...all, ...held].filter((look) => isClosedSince(released, look));
  if (compareWith(closed.flatMap(({ hashes }) => hashes))(hashes)) return true;
  const hasPoints = compareWithPoints(readPoints(look));
  for (const [index, { points }] of closed.entries()) {
    if (hasPoints(points)) return true;
    if (index % perTurn === perTurn - 1) await nextTurn();
  }
  return false;
}

/** Finds shown photos that resemble a closed picture. Other requests can run in between. */
export async function findAlikePhotos(
  db: Database,
  closed: readonly ClosedLook[],
): Promise<{ id: number; path: string }[]> {
  if (closed.length === 0) return [];
  const releases = lastReleases(await findClosingsOf(db, "alike"));
  const alike = new Map<number, string>();
  for (let from = 0; from < closed.length; from += preparedAtOnce) {
    const batch = closed.slice(from, from + preparedAtOnce).map((look) => {
      return { ...look, hasHash: compareWith(look.hashes), hasPoints: compareWithPoints(look.points) };
    });
    const size = Math.max(1, Math.floor(perTurn / batch.length));
    for (let last = 0; ; ) {
      const photos = await store.findShowableLooks(db, last, size);
      for (const { id, path, look } of photos) {
        const released = releases.get(path);
        const hashes = splitLooks(look);
        const points = readPoints(look);
        const isAlike = (look: (typeof batch)[number]) =>
          isClosedSince(released, look) && (look.hasHash(hashes) || look.hasPoints(points));
        if (!alike.has(id) && batch.some(isAlike)) alike.set(id, path);
      }
      last = photos.at(-1)?.id ?? 0;
      if (photos.length < size) break;
      await nextTurn();
    }
  }
  return [...alike].map(([id, path]) => ({ id, path }));
}

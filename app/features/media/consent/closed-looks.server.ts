import { setImmediate as nextTurn } from "node:timers/promises";
import { findClosingsAbout, findClosingsOf } from "../../../server/closings/closing-queries.server.ts";
import { type ClosingRow, lastWords } from "../../../server/closings/record-closing.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { type ClosedHash, compareWith, splitLooks } from "../../../values/look-hash.ts";
import { compareWithPoints, readPoints } from "../../../values/look-points.ts";
import * as store from "./consent-queries.server.ts";

interface Photo {
  /** Path in file storage. */
  path: string;
  /** The look as `photos.look` stores it. */
  look: string | null;
}

/** A picture that nothing may look like. */
export interface ClosedLook {
  hashes: ClosedHash[];
  /** Points as `readPoints` returns them. */
  points: Uint32Array;
  /** Path of the photo that closed it; undefined in closings of earlier releases. */
  path: string | undefined;
  /** Time at which it was closed; undefined when nobody recorded it. */
  at: string | undefined;
}

/** Photos that are compared before others have their turn. */
const perTurn = 50;

/** Closed pictures whose places are prepared at once: two milliseconds and a quarter of a megabyte each. */
const preparedAtOnce = 10;

/** The closing of what a photo looks like: each photo closes and releases its own. None without a look. */
export const closingOfLook = ({ path, look }: Photo, isRelease = false) =>
  !hasLook(look) ? [] : [{ kind: "look" as const, key: path, value: look ?? "", isRelease }];

const hasLook = (look: string | null): boolean => splitLooks(look).length > 0 || readPoints(look).length > 0;

const asClosedLook = ({ path, look }: Photo, at: string | undefined): ClosedLook => ({
  hashes: splitLooks(look).map((one, index) => ({ look: one, isCrop: index > 0 })),
  points: readPoints(look),
  path,
  at,
});

/** What is closed, by the last word about each photo. */
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
 * What photos look like that are not public for the sake of a person in them: somebody with a card was taken out, or the
 * website is no longer among the uses. They close nothing for good: their state itself is asked.
 */
const findHeldLooks = async (db: Database, besides = 0): Promise<ClosedLook[]> =>
  (await store.findHeldLooks(db, besides)).map((photo) => asClosedLook(photo, photo.since ?? undefined));

/** Makes closed looks, like those of `findClosedLooks`, of photos that wait or are kept from the website. */
export const closedAsHeld = (photos: readonly Photo[]): ClosedLook[] =>
  photos.map((photo) => asClosedLook(photo, undefined));

/** What is closed now of these. @param keys of closings: paths of photos, or looks of earlier releases */
export const findClosedLooks = async (db: Database, keys: string[]): Promise<ClosedLook[]> =>
  asClosed(await findClosingsAbout(db, "look", keys));

/** The closing of a photo's own look; undefined where it is open. */
export async function findOwnClosing(db: Database, { path }: Pick<Photo, "path">): Promise<ClosingRow | undefined> {
  const [last] = lastWords(await findClosingsAbout(db, "look", [path])).values();
  return last?.is_release === 0 ? last : undefined;
}

/** The last times at which a safeguarding lead said of a photo that it is another picture, by path. */
const lastSaid = (closings: readonly ClosingRow[]) =>
  new Map(
    [...lastWords(closings.filter(({ is_release }) => is_release === 1)).values()].map(({ key, at }) => [key, at]),
  );

/** Was a picture closed after a lead said last that a photo is another one? */
const isSince = (said: string | undefined, { at }: ClosedLook): boolean =>
  said === undefined || (at !== undefined && at >= said);

/**
 * Does a photo look like one that was taken back, deleted or covered, or that waits for the lead, since a lead last said that
 * it is another picture?
 * @param isBack its own look does not count: it was closed, and comes back @param besides id of a photo that waits and does not count
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
  const said = lastSaid(await findClosingsAbout(db, "alike", [path])).get(path);
  const all = asClosed(await findClosingsOf(db, "look")).filter((one) => !(isBack && isOwn(one)));
  const held = await findHeldLooks(db, besides);
  const closed = [...all, ...held].filter((one) => isSince(said, one));
  if (compareWith(closed.flatMap((one) => one.hashes))(hashes)) return true;
  const hasPlaces = compareWithPoints(readPoints(look));
  for (const [at, { points }] of closed.entries()) {
    if (hasPlaces(points)) return true;
    if (at % perTurn === perTurn - 1) await nextTurn();
  }
  return false;
}

/** Photos that nobody hid yet, and that look like what was closed. Others have their turn while they are compared. */
export async function findAlikePhotos(
  db: Database,
  closed: readonly ClosedLook[],
): Promise<{ id: number; path: string }[]> {
  if (closed.length === 0) return [];
  const said = lastSaid(await findClosingsOf(db, "alike"));
  const alike = new Map<number, string>();
  for (let from = 0; from < closed.length; from += preparedAtOnce) {
    const some = closed.slice(from, from + preparedAtOnce).map((one) => {
      return { ...one, hasHash: compareWith(one.hashes), hasPlaces: compareWithPoints(one.points) };
    });
    const size = Math.max(1, Math.floor(perTurn / some.length));
    for (let last = 0; ; ) {
      const photos = await store.findShowableLooks(db, last, size);
      for (const { id, path, look } of photos) {
        const since = said.get(path);
        const hashes = splitLooks(look);
        const points = readPoints(look);
        const isAlike = (one: (typeof some)[number]) =>
          isSince(since, one) && (one.hasHash(hashes) || one.hasPlaces(points));
        if (!alike.has(id) && some.some(isAlike)) alike.set(id, path);
      }
      last = photos.at(-1)?.id ?? 0;
      if (photos.length < size) break;
      await nextTurn();
    }
  }
  return [...alike].map(([id, path]) => ({ id, path }));
}

import { findClosingsAbout, findClosingsOf } from "../../../server/closings/closing-queries.server.ts";
import { type ClosingRow, lastWords } from "../../../server/closings/record-closing.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { type ClosedLook as ComparedLook, compareWith, splitLooks } from "../../../values/look-hash.ts";
import * as store from "./consent-queries.server.ts";

interface Photo {
  /** Path in file storage. */
  path: string;
  /** As `photos.look`. */
  look: string | null;
}

/** A look that was closed. */
interface ClosedLook extends ComparedLook {
  /** Of the photo that closed it; undefined in closings of earlier releases. */
  path: string | undefined;
  at: string;
}

/** The closing of what a photo looks like: each photo closes and releases its own. None without a look. */
export const closingOfLook = ({ path, look }: Photo, isRelease = false) =>
  splitLooks(look).length === 0 ? [] : [{ kind: "look" as const, key: path, value: look ?? "", isRelease }];

/** What is closed, by the last word about each photo. */
const asClosed = (closings: readonly ClosingRow[]): ClosedLook[] =>
  [...lastWords(closings).values()]
    .filter(({ is_release }) => is_release === 0)
    .flatMap(({ key, value, at }): ClosedLook[] =>
      value === null || value === "crop"
        ? [{ look: key, isCrop: value === "crop", path: undefined, at }]
        : splitLooks(value).map((look, place) => ({ look, isCrop: place > 0, path: key, at })),
    );

/** What is closed now of these. @param keys of closings: paths of photos, or looks of earlier releases */
export const findClosedLooks = async (db: Database, keys: string[]): Promise<ClosedLook[]> =>
  asClosed(await findClosingsAbout(db, "look", keys));

/** The closing of a photo's own look; undefined where it is open. */
export async function findOwnClosing(db: Database, { path }: Pick<Photo, "path">): Promise<ClosingRow | undefined> {
  const [last] = lastWords(await findClosingsAbout(db, "look", [path])).values();
  return last?.is_release === 0 ? last : undefined;
}

/** When a safeguarding lead last said of each photo (by path) that it is another picture. */
const lastSaid = (closings: readonly ClosingRow[]) =>
  new Map(
    [...lastWords(closings.filter(({ is_release }) => is_release === 1)).values()].map(({ key, at }) => [key, at]),
  );

/**
 * Does a photo look like one that was taken back, deleted or covered, since a lead last said that it is another picture?
 * @param isBack its own look does not count: it was closed, and comes back
 */
export async function isLookClosed(db: Database, { path, look }: Photo, isBack = false): Promise<boolean> {
  const looks = splitLooks(look);
  if (looks.length === 0) return false;
  const isOwn = (one: ClosedLook) => (one.path === undefined ? looks.includes(one.look) : one.path === path);
  const said = lastSaid(await findClosingsAbout(db, "alike", [path])).get(path) ?? "";
  const closed = asClosed(await findClosingsOf(db, "look"));
  return compareWith(closed.filter((one) => one.at >= said && !(isBack && isOwn(one))))(looks);
}

/** Photos that nobody hid yet, and that look like what was closed. */
export async function findAlikePhotos(
  db: Database,
  closed: readonly ClosedLook[],
): Promise<(Photo & { id: number })[]> {
  if (closed.length === 0) return [];
  const isAlike = compareWith(closed);
  const said = lastSaid(await findClosingsOf(db, "alike"));
  const since = (at: string) => compareWith(closed.filter((one) => one.at >= at));
  const photos = await store.findShowableLooks(db);
  return photos.filter(({ path, look }) => {
    const looks = splitLooks(look);
    const at = said.get(path);
    return isAlike(looks) && (at === undefined || since(at)(looks));
  });
}

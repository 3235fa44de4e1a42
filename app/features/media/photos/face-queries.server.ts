import { sql } from "kysely";
import { changesRows, countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { FaceBox } from "../../../server/faces/face-boxes.ts";
import type { PhotoFacesTable } from "./face-tables.ts";

type State = PhotoFacesTable["state"];

const waiting = {
  state: "waiting" as const,
  boxes: "[]",
  counted_at: null,
  face_count: null,
  tries: 0,
  next_at: null,
  why: null,
};

/** Lets a new photograph wait for its count; one that was sent before stays as it is. */
export async function queuePhoto(db: Database, photo_id: number): Promise<void> {
  const row = db.insertInto("photo_faces").values({ photo_id, ...waiting });
  await row.onConflict((conflict) => conflict.column("photo_id").doNothing()).execute();
}

/** Lets a photograph wait again whose files changed. */
export async function queueChanged(db: Database, photo_id: number): Promise<void> {
  const row = db.insertInto("photo_faces").values({ photo_id, ...waiting });
  await row.onConflict((conflict) => conflict.column("photo_id").doUpdateSet(waiting)).execute();
}

/** Lets it wait again at once when it was not counted. @returns whether it was not */
export function queueUncounted(db: Database, photo_id: number): Promise<boolean> {
  const query = db.updateTable("photo_faces").set({ state: "waiting", counted_at: null, next_at: null });
  return changesRows(query.where("photo_id", "=", photo_id).where("state", "in", ["skipped", "failed"]));
}

/** Ids of the photographs whose counting process is gone, with how often they were tried. @param before ISO 8601 */
export const findStale = (db: Database, before: string) =>
  db
    .selectFrom("photo_faces")
    .select(["photo_id as id", "tries"])
    .where("state", "=", "counting")
    .where("counted_at", "<", before)
    .execute();

/** What can be counted: literals, as SQLite uses no partial index for a bound parameter. */
const uncounted = sql<boolean>`photo_faces.state in ('waiting', 'skipped', 'failed')`;

/**
 * The photograph whose turn it is: the newest of those that were tried least; undefined for none.
 * @param now ISO 8601: one that was skipped or failed has its turn again later
 */
export const findNext = (db: Database, now: string) =>
  db
    .selectFrom("photo_faces")
    .innerJoin("photos", "photos.id", "photo_faces.photo_id")
    .select(["photos.id", "photos.path", "state", "tries"])
    .where(uncounted)
    .where(({ or, eb }) => or([eb("next_at", "is", null), eb("next_at", "<=", now)]))
    .where("photos.withdrawn_at", "is", null)
    .orderBy("tries")
    .orderBy("photo_id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Skips all whose turn it is: nothing can be counted now. @param skipped why, when, and when they have their turn again */
export async function skipDue(
  db: Database,
  { at, next, why }: { at: string; next: string; why: "memory" | "missing" },
): Promise<void> {
  const query = db.updateTable("photo_faces").set({ state: "skipped", counted_at: at, next_at: next, why });
  await query
    .where(uncounted)
    .where(({ or, eb }) => or([eb("next_at", "is", null), eb("next_at", "<=", at)]))
    .execute();
}

/** Claims a photograph for this process. @returns false when another one is counted, or has it */
export async function claimPhoto(db: Database, photo_id: number, from: State, at: string): Promise<boolean> {
  try {
    return !(await isCounting(db)) && (await moveFaces(db, photo_id, [from, "counting"], { at }));
  } catch (error) {
    // Two at one moment: the unique key lets one through.
    if (await isCounting(db)) return false;
    throw error;
  }
}

async function isCounting(db: Database): Promise<boolean> {
  const query = db.selectFrom("photo_faces").select("photo_id").where("state", "=", "counting");
  return (await query.executeTakeFirst()) !== undefined;
}

interface Entered {
  /** ISO 8601. */
  at: string | null;
  /** Only when it is counted. */
  boxes?: FaceBox[] | undefined;
  /** Only when it failed: how often by now, and when it has its turn again (ISO 8601). */
  failed?: { tries: number; next: string } | undefined;
}

/** Moves a photograph on. @returns false if it is no longer in the state before */
export function moveFaces(
  db: Database,
  photo_id: number,
  [from, state]: [State, State],
  { at, boxes, failed }: Entered,
): Promise<boolean> {
  const query = db.updateTable("photo_faces").set({
    state,
    counted_at: at,
    boxes: JSON.stringify(boxes ?? []),
    face_count: boxes?.length ?? null,
    ...(failed && { tries: failed.tries, next_at: failed.next, why: "failed" as const }),
    ...(boxes && { tries: 0, next_at: null, why: null }),
  });
  return changesRows(query.where("photo_id", "=", photo_id).where("state", "=", from));
}

/** How many faces were counted in each of these photographs; omits those that are not counted. */
export async function findFaceCounts(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = db.selectFrom("photo_faces").select(["photo_id", "face_count"]).where("photo_id", "in", ids);
  return new Map(
    (await rows.execute()).flatMap(({ photo_id, face_count }) => (face_count === null ? [] : [[photo_id, face_count]])),
  );
}

/** What is known about a photograph's faces; undefined for one that nobody asked about. */
export async function findFaces(db: Database, photo_id: number) {
  const query = db.selectFrom("photo_faces").select(["state", "boxes"]).where("photo_id", "=", photo_id);
  const row = await query.executeTakeFirst();
  return row && { state: row.state, boxes: JSON.parse(row.boxes) as FaceBox[] };
}

/** What the doctor says of counting: how many wait, whether it is off, and what kept the last one that was tried from it. */
export async function findCounting(db: Database) {
  const waiting = await countRows(db.selectFrom("photo_faces").where(uncounted));
  const tried = db.selectFrom("photo_faces").select(["why", "counted_at"]).where("state", "!=", sql.lit("waiting"));
  const last = await tried.orderBy("counted_at", "desc").limit(1).executeTakeFirst();
  const setting = db.selectFrom("settings").select("value").where("name", "=", "countFaces");
  const isOff = (await setting.executeTakeFirst())?.value === "false";
  return { waiting, isOff, why: last?.why ?? undefined };
}

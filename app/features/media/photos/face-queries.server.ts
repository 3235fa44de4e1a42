import { sql } from "kysely";
import { changesRows, countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { FaceBox } from "../../../server/faces/face-boxes.ts";
import type { PhotoFacesTable } from "./photo-tables.ts";

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

/** Queues a new photograph for counting; a photograph that was uploaded again keeps its state. */
export async function queuePhoto(db: Database, photo_id: number): Promise<void> {
  const row = db.insertInto("photo_faces").values({ photo_id, ...waiting });
  await row.onConflict((conflict) => conflict.column("photo_id").doNothing()).execute();
}

export async function queueChanged(db: Database, photo_id: number): Promise<void> {
  const row = db.insertInto("photo_faces").values({ photo_id, ...waiting });
  await row.onConflict((conflict) => conflict.column("photo_id").doUpdateSet(waiting)).execute();
}

/** Queues a photograph again if counting was skipped or failed. @returns true if it did */
export function queueUncounted(db: Database, photo_id: number): Promise<boolean> {
  const query = db.updateTable("photo_faces").set({ state: "waiting", counted_at: null, next_at: null });
  return changesRows(query.where("photo_id", "=", photo_id).where("state", "in", ["skipped", "failed"]));
}

/** Finds photographs whose counting process must have ended. @param before ISO 8601 */
export const findStale = (db: Database, before: string) =>
  db
    .selectFrom("photo_faces")
    .select(["photo_id as id", "tries"])
    .where("state", "=", "counting")
    .where("counted_at", "<", before)
    .execute();

/** SQLite uses a partial index only for literals, not for bound parameters. */
const uncounted = sql<boolean>`photo_faces.state in ('waiting', 'skipped', 'failed')`;

/**
 * Finds the next photograph: with the fewest tries, then the newest.
 * @param now ISO 8601; later retries are excluded
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

/** Postpones all due photographs, because counting is impossible now. */
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

/**
 * Claims a photograph for this process.
 * @returns false if another photograph is being counted, or another process has it
 */
export async function claimPhoto(db: Database, photo_id: number, from: State, at: string): Promise<boolean> {
  try {
    return !(await isCounting(db)) && (await moveFaces(db, photo_id, [from, "counting"], { at }));
  } catch (error) {
    // If two processes try at once, the unique key lets only one succeed.
    if (await isCounting(db)) return false;
    throw error;
  }
}

async function isCounting(db: Database): Promise<boolean> {
  const query = db.selectFrom("photo_faces").select("photo_id").where("state", "=", "counting");
  return (await query.executeTakeFirst()) !== undefined;
}

interface Entered {
  at: string | null;
  /** Only for the state `counted`. */
  boxes?: FaceBox[] | undefined;
  /** Only for the state `failed`; `next` is ISO 8601. */
  failed?: { tries: number; next: string } | undefined;
}

/** Changes the state of a count. @returns false if the state is no longer `from` */
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

export async function findFaceCounts(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = db.selectFrom("photo_faces").select(["photo_id", "face_count"]).where("photo_id", "in", ids);
  return new Map(
    (await rows.execute()).flatMap(({ photo_id, face_count }) => (face_count === null ? [] : [[photo_id, face_count]])),
  );
}

/** @returns undefined if the photo was never queued */
export async function findFaces(db: Database, photo_id: number) {
  const query = db.selectFrom("photo_faces").select(["state", "boxes"]).where("photo_id", "=", photo_id);
  const row = await query.executeTakeFirst();
  return row && { state: row.state, boxes: JSON.parse(row.boxes) as FaceBox[] };
}

/** Finds data for the doctor command: the number of waiting photos, the setting, and the last failure. */
export async function findCounting(db: Database) {
  const waiting = await countRows(db.selectFrom("photo_faces").where(uncounted));
  const tried = db.selectFrom("photo_faces").select(["why", "counted_at"]).where("state", "!=", sql.lit("waiting"));
  const last = await tried.orderBy("counted_at", "desc").limit(1).executeTakeFirst();
  const setting = db.selectFrom("settings").select("value").where("name", "=", "countFaces");
  const isOff = (await setting.executeTakeFirst())?.value === "false";
  return { waiting, isOff, why: last?.why ?? undefined };
}

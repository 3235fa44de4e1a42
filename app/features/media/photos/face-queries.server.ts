import { changesRows, countRows } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { FaceBox } from "../../../server/faces/face-boxes.ts";
import type { PhotoFacesTable } from "./face-tables.ts";

type State = PhotoFacesTable["state"];

const waiting = { state: "waiting" as const, boxes: "[]", counted_at: null };

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

/** Lets it wait again when it was not counted. @returns whether it was not */
export function queueUncounted(db: Database, photo_id: number): Promise<boolean> {
  const query = db.updateTable("photo_faces").set({ state: "waiting", counted_at: null });
  return changesRows(query.where("photo_id", "=", photo_id).where("state", "in", ["skipped", "failed"]));
}

/** Ends counts whose process is gone: a picture is tried once. @param before ISO 8601 @returns ids of the photographs */
export async function failStale(db: Database, before: string): Promise<number[]> {
  const query = db.updateTable("photo_faces").set({ state: "failed" });
  const stale = query.where("state", "=", "counting").where("counted_at", "<", before).returning("photo_id");
  return (await stale.execute()).map(({ photo_id }) => photo_id);
}

/** The newest waiting photograph; undefined for none. */
export async function findWaiting(db: Database) {
  return db
    .selectFrom("photo_faces")
    .innerJoin("photos", "photos.id", "photo_faces.photo_id")
    .select(["photos.id", "photos.path", "photos.withdrawn_at"])
    .where("state", "=", "waiting")
    .orderBy("photo_id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Photographs that wait for their count, and then are shown on somebody's word that nobody can be recognised. */
export async function findWaitingForCount(db: Database, limit: number): Promise<number[]> {
  const photos = db
    .selectFrom("photo_faces")
    .innerJoin("photos", "photos.id", "photo_faces.photo_id")
    .select("photo_id")
    .where("state", "=", "waiting")
    .where("nobody_recognisable", "=", 1)
    .where("consent_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("waits_for_lead", "=", 0);
  return (await photos.orderBy("photo_id").limit(limit).execute()).map(({ photo_id }) => photo_id);
}

/** Claims a waiting photograph for this process. @returns false when another one is counted, or has it */
export async function claimPhoto(db: Database, photo_id: number, at: string): Promise<boolean> {
  try {
    return !(await isCounting(db)) && (await moveFaces(db, photo_id, ["waiting", "counting"], { at }));
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
  boxes?: FaceBox[];
}

/** Moves a photograph on. @returns false if it is no longer in the state before */
export function moveFaces(
  db: Database,
  photo_id: number,
  [from, state]: [State, State],
  { at, boxes = [] }: Entered,
): Promise<boolean> {
  const query = db.updateTable("photo_faces").set({ state, boxes: JSON.stringify(boxes), counted_at: at });
  return changesRows(query.where("photo_id", "=", photo_id).where("state", "=", from));
}

/** What is known about a photograph's faces; undefined for one that nobody asked about. */
export async function findFaces(db: Database, photo_id: number) {
  const query = db.selectFrom("photo_faces").select(["state", "boxes"]).where("photo_id", "=", photo_id);
  const row = await query.executeTakeFirst();
  return row && { state: row.state, boxes: JSON.parse(row.boxes) as FaceBox[] };
}

/** Finds how many photographs wait for the count of faces, and whether it is off, for the readiness page. */
export async function findCounting(db: Database): Promise<{ waiting: number; isOff: boolean }> {
  const waiting = await countRows(db.selectFrom("photo_faces").where("state", "=", "waiting"));
  const setting = db.selectFrom("settings").select("value").where("name", "=", "countFaces");
  return { waiting, isOff: (await setting.executeTakeFirst())?.value === "false" };
}

import { findClosingsAbout } from "../../../server/closings/closing-queries.server.ts";
import { type ClosingRow, lastWords, recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { findDocumentFileAt, hideDocumentAt, stranger } from "../documents/hide-document.server.ts";
import { deleteRecordingAt, findRecordingAt } from "../recordings/recording-commands.server.ts";
import * as appearances from "./appearance-queries.server.ts";
import * as store from "./consent-queries.server.ts";
import { findNoted, kindOfPlace, type NotedAppearance } from "./noted-appearances.server.ts";
import * as subjects from "./subject-queries.server.ts";

const keysIn = (closings: readonly ClosingRow[]): string[] => [
  ...new Set(
    closings.flatMap(({ kind, key }) => {
      if (kind === "appears") return [key];
      return kind === "taken-out" ? [key.split(" ")[0] ?? ""] : [];
    }),
  ),
];

/** Applies appearances recorded after the backup; the last record about each counts. @returns ids of changed photos */
export async function applyAppearances(
  ctx: InTransaction,
  fresh: readonly ClosingRow[],
  by: string,
): Promise<number[]> {
  const known = new Set<number>();
  const isFresh = new Set(fresh.map(({ id }) => id));
  for (const key of keysIn(fresh)) {
    const consent = await store.findConsentByKey(ctx.db, "key", key);
    if (consent !== undefined) known.add(consent.subject_id);
  }
  const changed: number[] = [];
  for (const subject of known) {
    const noted = await findNoted(ctx.db, await subjects.findConsentKeys(ctx.db, subject));
    for (const [place, appearance] of noted)
      if (isFresh.has(appearance.id)) changed.push(...(await applyKnown(ctx, subject, place, appearance, by)));
  }
  return changed;
}

/**
 * Hides photos and documents, and deletes recordings, of people whom the restored database does not contain.
 * @returns ids of changed photos
 */
export async function hideStrangers(ctx: InTransaction, fresh: readonly ClosingRow[]): Promise<number[]> {
  const changed: number[] = [];
  for (const key of keysIn(fresh)) {
    if ((await store.findConsentByKey(ctx.db, "key", key)) !== undefined) continue;
    for (const [place, noted] of await findNoted(ctx.db, [key]))
      changed.push(...(await hideStranger(ctx, place, noted)));
  }
  return changed;
}

async function hideStranger(ctx: InTransaction, place: string, { word, at }: NotedAppearance): Promise<number[]> {
  if (word === "released") return [];
  const kind = kindOfPlace(place);
  if (kind === "recordings") await deleteRecordingAt(ctx, place);
  if (kind === "documents" && !(await wasShownAgain(ctx, "document", place, at))) await hideDocumentAt(ctx, place, at);
  if (kind !== "photos") return [];
  const [photo] = await store.findPhotosByPath(ctx.db, [place]);
  if (photo === undefined || photo.hidden_at !== null) return [];
  if (await wasShownAgain(ctx, "picture", place, at)) return [];
  await store.updatePhoto(ctx.db, photo.id, { hidden_at: at });
  await recordClosing(ctx, { kind: "picture", key: place, value: stranger });
  return [photo.id];
}

/**
 * Returns true if a safeguarding lead showed it again after an earlier restore had hidden it for an unknown person.
 */
async function wasShownAgain(
  { db }: InTransaction,
  kind: "picture" | "document",
  key: string,
  since: string,
): Promise<boolean> {
  const closings = await findClosingsAbout(db, kind, [key]);
  const hidden = closings.find((closing) => closing.value === stranger && closing.at >= since);
  const [last] = lastWords(closings).values();
  return hidden !== undefined && last?.is_release === 1 && last.at > hidden.at;
}

async function applyKnown(
  ctx: InTransaction,
  subjectId: number,
  place: string,
  { word, consent, at }: NotedAppearance,
  by: string,
): Promise<number[]> {
  const { db } = ctx;
  const thing = await findThing(ctx, place);
  if (thing === undefined) return [];
  const live = await appearances.findLiveConsents(db, thing, subjectId);
  const former = await appearances.findFormerPeople(db, thing);
  const isReached = live.length > 0 || former.some(({ subject_id }) => subject_id === subjectId);
  const end = { ended_at: at, ended_by: null };
  if (word === "in" || (word === "out" && !isReached)) {
    const all = await store.findConsentsOfSubject(db, subjectId);
    // If the database lacks the consent, another consent of the person is used, which allows no more.
    const wanted = all.find(({ key }) => key === consent)?.id ?? live[0] ?? all[0]?.id;
    if (wanted === undefined) return [];
    const others = live.filter((id) => id !== wanted);
    await appearances.endAppearances(db, thing, { ...end, ended_why: "renewed" }, others);
    await appearances.beginAppearance(db, thing, { consent_id: wanted, began_at: at, began_by: by });
    live.push(wanted);
  }
  if (word !== "in") await appearances.endAppearances(db, thing, { ...end, ended_why: "taken out" }, live);
  if (word === "released")
    await appearances.releaseAppearances(db, thing, subjectId, { released_at: at, released_by: by });
  return "photo_id" in thing ? [thing.photo_id] : [];
}

async function findThing(ctx: InTransaction, place: string): Promise<appearances.Thing | undefined> {
  const kind = kindOfPlace(place);
  if (kind === "recordings") {
    const recording = await findRecordingAt(ctx, place);
    return recording === undefined ? undefined : { recording_id: recording };
  }
  if (kind === "documents") {
    const file = await findDocumentFileAt(ctx, place);
    return file === undefined ? undefined : { document_file_id: file };
  }
  const [photo] = await store.findPhotosByPath(ctx.db, [place]);
  return photo && { photo_id: photo.id };
}

import {
  findClosingsAbout,
  findClosingsFrom,
  findClosingsWith,
} from "../../../server/closings/closing-queries.server.ts";
import { type ClosingRow, recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { placeOfDocument } from "../documents/document-facts.ts";
import * as appearances from "./appearance-queries.server.ts";
import * as store from "./consent-queries.server.ts";
import { requireConsent } from "./find-consents.server.ts";
import * as subjects from "./subject-queries.server.ts";

/** Last closing about a person in one photo, recording or document. */
export interface NotedAppearance {
  id: string;
  /** `out`: staff said that the person is not in it; `released`: a safeguarding lead confirmed this. */
  word: "in" | "out" | "released";
  /** Key of the person's consent; undefined in closings of earlier releases. */
  consent: string | undefined;
  at: string;
}

/** Returns a recording's key in closings. A photo's key is its path. */
export const placeOfRecording = ({ owner, path }: { owner: string; path: string }) => `${owner} ${path}`;

/** Returns what a key in closings is about. The path of a photo contains no spaces. */
export function kindOfPlace(place: string): "photos" | "recordings" | "documents" {
  if (!place.includes(" ")) return "photos";
  return place.startsWith(placeOfDocument("")) ? "documents" : "recordings";
}

function readClosing({ id, kind, key, value, is_release, at }: ClosingRow): [place: string, noted: NotedAppearance] {
  if (kind === "appears") {
    const parts = (value ?? "").split(" ");
    // Paths contain a slash; keys of consents do not.
    const consent = parts.at(-1)?.includes("/") ? undefined : parts.pop();
    return [parts.join(" "), { id, word: "in", consent, at }];
  }
  const word = is_release === 1 ? "in" : value === "released" ? "released" : "out";
  return [key.slice(key.indexOf(" ") + 1), { id, word, consent: undefined, at }];
}

/**
 * Finds the last closings about a person's appearances, by key of the photo or recording.
 * @param keys of the person's consents
 */
export async function findNoted(db: Database, keys: string[]): Promise<Map<string, NotedAppearance>> {
  const closings = await findClosingsAbout(db, "appears", keys);
  for (const key of keys) closings.push(...(await findClosingsFrom(db, "taken-out", `${key} `)));
  const noted = new Map<string, NotedAppearance>();
  for (const closing of closings) {
    const [place, appearance] = readClosing(closing);
    const before = noted.get(place);
    // If two closings have the same time, "out" counts, because it is later in the list.
    if (before === undefined || appearance.at >= before.at) noted.set(place, appearance);
  }
  return noted;
}

/**
 * Finds photos, recordings and documents of a person from which no safeguarding lead released the person.
 * @param keys of the person's consents
 */
export async function findPlaces(db: Database, keys: string[]) {
  const places = [...(await findNoted(db, keys))].flatMap(([place, { word }]) => (word === "released" ? [] : [place]));
  const { photos = [], recordings = [], documents = [] } = Object.groupBy(places, kindOfPlace);
  return { photos, recordings, documents };
}

/** Finds all people who were ever in the file of a recording or document. @returns "stranger" if the database lacks one of them */
export async function findEverHeard(db: Database, path: string): Promise<number[] | "stranger"> {
  const noted = await findClosingsWith(db, "appears", ` ${path} `);
  const people: number[] = [];
  for (const key of new Set(noted.map(({ key }) => key))) {
    const consent = await store.findConsentByKey(db, "key", key);
    if (consent === undefined) return "stranger";
    people.push(consent.subject_id);
  }
  return people;
}

/** Adds a closing: from now on, a person is in it. @param place path, `placeOfRecording` or `placeOfDocument` */
export async function noteIn(
  ctx: InTransaction,
  { subject_id, key }: Pick<store.ConsentRow, "subject_id" | "key">,
  place: string,
): Promise<void> {
  const [first = ""] = await subjects.findConsentKeys(ctx.db, subject_id);
  await recordClosing(ctx, { kind: "appears", key: first, value: `${place} ${key}` });
}

/** Adds a closing: a person is not in a photo. @param isReleased true if a safeguarding lead decided this */
export async function noteOut(ctx: InTransaction, subjectId: number, path: string, isReleased = false): Promise<void> {
  const [first = ""] = await subjects.findConsentKeys(ctx.db, subjectId);
  const value = isReleased ? { value: "released" } : {};
  await recordClosing(ctx, { kind: "taken-out", key: `${first} ${path}`, ...value });
}

/** Adds closings for a person's photos about which earlier releases added none. */
export async function noteEverywhere(ctx: InTransaction, subjectId: number): Promise<void> {
  const ids = await appearances.findPhotosOfSubject(ctx.db, subjectId);
  for (const photo of await store.findPhotos(ctx.db, ids)) await noteInPhoto(ctx, subjectId, photo);
}

export async function noteEverybody(ctx: InTransaction, photo: { id: number; path: string }): Promise<void> {
  const people = [
    ...(await appearances.findPeopleOfPhoto(ctx.db, photo.id)),
    ...(await appearances.findFormerPeople(ctx.db, { photo_id: photo.id })),
  ];
  for (const subject of new Set(people.map(({ subject_id }) => subject_id))) await noteInPhoto(ctx, subject, photo);
}

async function noteInPhoto(ctx: InTransaction, subject_id: number, { id, path }: { id: number; path: string }) {
  const keys = await subjects.findConsentKeys(ctx.db, subject_id);
  if ((await findNoted(ctx.db, keys)).has(path)) return;
  const people = await appearances.findPeopleOfPhoto(ctx.db, id);
  const live = people.find((person) => person.subject_id === subject_id);
  await noteIn(ctx, { subject_id, key: live?.key ?? keys[0] ?? "" }, path);
  if (live === undefined) await noteOut(ctx, subject_id, path);
}

type Now = Pick<AppContext, "db" | "clock">;

/** Returns true if staff or a family ever said something about a photo. */
export const hasAnswers = (db: Database, photoId: number): Promise<boolean> => appearances.isPhotoTouched(db, photoId);

/** Ends the appearances in a deleted photo, recording or document. The people stay stored. @param by null for the site */
export const endAppearancesOfDeleted = (
  { db, clock }: Now,
  thing: appearances.Thing,
  by: string | null,
): Promise<void> =>
  appearances.endAppearances(db, thing, { ended_at: clock.now().toISOString(), ended_by: by, ended_why: "deleted" });

/**
 * Adds people with consents to a recording or document, and ends their earlier consents for it.
 * @param place key in closings
 * @returns the added consents
 */
export async function beginAppearances(
  ctx: InTransaction,
  thing: appearances.Thing,
  place: string,
  { consents, by }: { consents: number[]; by: string },
): Promise<number[]> {
  const now = ctx.clock.now().toISOString();
  const begun: number[] = [];
  for (const consent_id of new Set(consents)) {
    const consent = await requireConsent(ctx, consent_id);
    const live = await appearances.findLiveConsents(ctx.db, thing, consent.subject_id);
    if (live.includes(consent_id)) continue;
    await appearances.endAppearances(ctx.db, thing, { ended_at: now, ended_by: by, ended_why: "renewed" }, live);
    await appearances.beginAppearance(ctx.db, thing, { consent_id, began_at: now, began_by: by });
    await noteIn(ctx, consent, place);
    begun.push(consent_id);
  }
  return begun;
}

export const listLookalikes = ({ db }: Pick<AppContext, "db">): Promise<number[]> => appearances.findLookalikes(db, 50);

export const listTakenOut = ({ db }: Pick<AppContext, "db">) => appearances.findTakenOut(db, 50);

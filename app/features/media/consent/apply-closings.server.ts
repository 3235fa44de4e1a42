import { logActors } from "content/log-actors.ts";
import { findClosingsAbout, findClosingsOf } from "../../../server/closings/closing-queries.server.ts";
import { type ClosingRow, lastWords } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import type { ClosingKind } from "../../../server/db/closing-tables.ts";
import { findDocumentAt, hideDocumentAt, showDocumentAt } from "../documents/hide-document.server.ts";
import { deleteRecordingAt } from "../recordings/recording-commands.server.ts";
import * as appearances from "./appearance-queries.server.ts";
import { applyAppearances, hideStrangers } from "./apply-appearances.server.ts";
import { isLookClosed } from "./closed-looks.server.ts";
import { joinConsents } from "./consent.ts";
import * as store from "./consent-queries.server.ts";
import { kindOfPlace } from "./noted-appearances.server.ts";
import { type NotedRequest, readRequestKey } from "./noted-requests.server.ts";
import * as requests from "./photo-request-queries.server.ts";
import { refuseRestored } from "./photo-words.server.ts";
import { hideLookalikes, refreshPhotos } from "./refresh-photo-consent.server.ts";
import * as subjects from "./subject-queries.server.ts";

/** Applies a photo request, or its decision, from after the backup. The message of the request is lost. */
async function applyRequest(ctx: InTransaction, { key, value, at, is_release }: ClosingRow, by: string) {
  const { place, created_at } = readRequestKey(key);
  const thing = await findAsked(ctx, place);
  if (thing === undefined) return;
  const before = await requests.findRequestOf(ctx.db, thing, created_at);
  if (is_release === 1) {
    const outcome = value === "down" ? "down" : "kept";
    if (before !== undefined) await requests.updateRequest(ctx.db, before.id, { done_at: at, done_by: by, outcome });
    return;
  }
  if (value === null) return;
  const { who, wish, hideAt: hide_at, hiddenAt: hidden_at } = JSON.parse(value) as NotedRequest;
  if (before !== undefined) {
    await requests.updateRequest(ctx.db, before.id, { hidden_at });
    return;
  }
  const asked = { ...thing, who, wish, contact: null, note: null, created_at, hide_at, hidden_at };
  await requests.insertRequest(ctx.db, asked);
}

/** Finds the photo or document of a request. */
async function findAsked(ctx: InTransaction, place: string): Promise<requests.Asked | undefined> {
  if (kindOfPlace(place) === "documents") {
    const document_id = await findDocumentAt(ctx, place);
    return document_id === undefined ? undefined : { photo_id: null, document_id };
  }
  const [photo] = await store.findPhotosByPath(ctx.db, [place]);
  return photo && { photo_id: photo.id, document_id: null };
}

/** Value in a closing of the kind `allowed`. */
interface Allowed {
  uses: string;
  until: string | null;
  /** Key of the person's first consent, if this consent is a later one. */
  of?: string;
}

const readAllowed = (value: string | null) => JSON.parse(value ?? "{}") as Allowed;

/**
 * Applies limits of consents. A consent that the database lacks limits the person's earlier consents.
 * @returns ids of changed photos
 */
async function applyAllowed(ctx: InTransaction, fresh: readonly ClosingRow[]): Promise<number[]> {
  const { db } = ctx;
  const about = fresh.filter(({ kind, value }) => kind === "allowed" && value !== null);
  const people = new Set<number>();
  const last = lastWords(await findClosingsAbout(db, "allowed", [...new Set(about.map(({ key }) => key))]));
  for (const { key, value } of last.values()) {
    const { uses, until, of } = readAllowed(value);
    const consent = await store.findConsentByKey(db, "key", key);
    if (consent !== undefined) await store.updateConsent(db, consent.id, { uses, until });
    const known = consent ?? (of === undefined ? undefined : await store.findConsentByKey(db, "key", of));
    if (known !== undefined) people.add(known.subject_id);
  }
  const photos: number[] = [];
  for (const subject of people) {
    await narrowByUnknown(ctx, subject);
    photos.push(...(await appearances.findPhotosOfSubject(db, subject)));
  }
  return photos;
}

/** Limits a person's consents by later consents that only the list of closings contains. */
async function narrowByUnknown({ db }: InTransaction, subjectId: number): Promise<void> {
  const keys = await subjects.findConsentKeys(db, subjectId);
  const unknown = [...lastWords(await findClosingsOf(db, "allowed")).values()].flatMap(({ key, value, at }) => {
    const { of, ...allowed } = readAllowed(value);
    return of !== undefined && keys.includes(of) && !keys.includes(key) ? [{ ...allowed, at }] : [];
  });
  for (const consent of await store.findConsentsOfSubject(db, subjectId)) {
    const later = unknown.filter(({ at }) => at >= consent.created_at);
    const all = [consent, ...later].map(({ uses, until }) => ({ uses, until, withdrawn_at: null }));
    const { allowed_uses, shown_until } = joinConsents(all);
    await store.updateConsent(db, consent.id, { uses: allowed_uses, until: shown_until });
  }
}

const restore = () => ({ id: "", name: logActors.restore });

type Apply = (ctx: InTransaction, closing: ClosingRow) => Promise<number[]>;

const photoAt = async ({ db }: InTransaction, path: string) => (await store.findPhotosByPath(db, [path]))[0];

/** Handlers in the order in which they run: people before their photos. */
const applies: Partial<Record<ClosingKind, Apply>> = {
  async withdrawn(ctx, { key, at, is_release }) {
    const consent = await store.findConsentByKey(ctx.db, "key", key);
    if (consent === undefined) return [];
    const isWithdrawn = consent.withdrawn_at !== null && consent.withdrawn_at <= at;
    const wanted =
      is_release === 1
        ? { withdrawn_at: null, withdrawn_how: null }
        : { withdrawn_at: at, withdrawn_how: "card" as const };
    if (is_release === 0 ? consent.withdrawn_at === null : isWithdrawn)
      await subjects.setWithdrawn(ctx.db, consent.subject_id, wanted);
    return appearances.findPhotosOfSubject(ctx.db, consent.subject_id);
  },
  async picture(ctx, { key, at, is_release }) {
    const photo = await photoAt(ctx, key);
    if (photo === undefined) return [];
    const isOlder = photo.hidden_at !== null && photo.hidden_at <= at;
    if (is_release === 0 ? photo.hidden_at === null : isOlder)
      await store.updatePhoto(ctx.db, photo.id, { hidden_at: is_release === 1 ? null : at });
    return [photo.id];
  },
  async recording(ctx, { key, is_release }) {
    if (is_release === 0) await deleteRecordingAt(ctx, key);
    return [];
  },
  async document(ctx, { key, at, is_release }) {
    if (is_release === 1) await showDocumentAt(ctx, key, at);
    else await hideDocumentAt(ctx, key, at, false);
    return [];
  },
  async person(ctx, { key, at, value, is_release }) {
    const photo = await photoAt(ctx, key);
    if (photo === undefined || is_release === 1) return [];
    await store.updatePhoto(ctx.db, photo.id, { nobody_recognisable: 0 });
    if (value === "adults") await refuseRestored(ctx, photo.id, at);
    return [photo.id];
  },
  async card(ctx, { key, value, at, is_release }) {
    const consent = await store.findConsentByKey(ctx.db, "key", value ?? "");
    if (consent === undefined || is_release === 1) return [];
    const card = { hash: key, subject_id: consent.subject_id, created_by: logActors.restore, created_at: at };
    await subjects.insertCard(ctx.db, card);
    return appearances.findPhotosOfSubject(ctx.db, consent.subject_id);
  },
  async asked(ctx, closing) {
    await applyRequest(ctx, closing, logActors.restore);
    return [];
  },
  async alike(ctx, { key, is_release }) {
    const photo = await photoAt(ctx, key);
    if (photo === undefined || (is_release === 1 && (await isLookClosed(ctx.db, photo)))) return [];
    await store.updatePhoto(ctx.db, photo.id, { looks_closed: is_release === 1 ? 0 : 1 });
    return [photo.id];
  },
};

/**
 * Applies closings after a restore. The later one of a closing and its release counts.
 * @param fresh closings from the list, already stored
 */
export async function applyClosings(ctx: InTransaction, fresh: ClosingRow[]): Promise<void> {
  const keysOf = (kind: ClosingKind) => [
    ...new Set(fresh.filter((closing) => closing.kind === kind).map(({ key }) => key)),
  ];
  const changed = new Set<number>();
  for (const id of await applyAllowed(ctx, fresh)) changed.add(id);
  for (const id of await applyAppearances(ctx, fresh, logActors.restore)) changed.add(id);
  for (const [kind, apply] of Object.entries(applies) as [ClosingKind, Apply][]) {
    const known = await findClosingsAbout(ctx.db, kind, keysOf(kind));
    for (const closing of lastWords(known).values()) for (const id of await apply(ctx, closing)) changed.add(id);
  }
  for (const id of await hideStrangers(ctx, fresh)) changed.add(id);
  await refreshPhotos(ctx, [...changed], restore());
  await hideLookalikes(ctx, keysOf("look"), restore());
}

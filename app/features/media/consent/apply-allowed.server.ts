import { findClosingsAbout, findClosingsOf } from "../../../server/closings/closing-queries.server.ts";
import { type ClosingRow, lastWords } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import * as appearances from "./appearance-queries.server.ts";
import { joinConsents } from "./consent.ts";
import * as store from "./consent-queries.server.ts";
import * as subjects from "./subject-queries.server.ts";

/** Value of an `allowed` closing. */
interface Allowed {
  uses: string;
  until: string | null;
  /** First consent key of the person, if it is another key. */
  of?: string;
}

const readAllowed = (value: string | null) => JSON.parse(value ?? "{}") as Allowed;

/**
 * Applies changes of what consents allow; the last closing about each consent counts. A consent that this site does not
 * know narrows the person's earlier ones. @returns photos that change
 */
export async function applyAllowed(ctx: InTransaction, fresh: readonly ClosingRow[]): Promise<number[]> {
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

/** Narrows a person's consents by later consents that only the list of closings knows. */
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

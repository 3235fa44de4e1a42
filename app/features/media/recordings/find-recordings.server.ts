import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import type { ProtectingPage, RecordingOwner } from "../../../values/read-aloud.ts";
import { joinConsents } from "../consent/consent.ts";
import { stateOfConsent } from "../consent/find-consents.server.ts";
import { findVisible } from "../photos/find-photos.server.ts";
import { accessOf } from "../photos/photo-gate.ts";
import { findOutdated, protectingPageOf } from "./recorded-words.server.ts";
import { needsCopy, type Recording } from "./recording.ts";
import * as store from "./recording-queries.server.ts";

/** Asks the photo gate: a recording is played while all people in it allow the website. @param today ISO date */
export function accessToVoice({ people }: Pick<store.RecordingWithPeople, "people">, today: string) {
  const consent_at = people.length === 0 ? null : today;
  return accessOf({ kind: "photograph", consent_at, ...joinConsents(people) }, today);
}

const asRecording = ({ language, seconds, ...row }: store.RecordingWithPeople): Recording => {
  const { path, type, bytes } = findFileAt(row, row.copy_path ?? row.path);
  return { src: `/files/${path}`, type, language, seconds, bytes };
};

export const findFileAt = (
  row: Pick<store.RecordingWithPeople, "path" | "type" | "bytes" | "copy_path" | "copy_bytes">,
  path: string,
) =>
  path === row.copy_path
    ? { path, type: "audio/mpeg", bytes: row.copy_bytes ?? 0 }
    : { path: row.path, type: row.type, bytes: row.bytes };

/** The consent form is read to families; visitors cannot open it. */
const onStaffPage = "site:consent" satisfies RecordingOwner;

/**
 * Finds who may hear a file; if recordings share it, the strictest access applies.
 * @returns undefined for an unknown file
 */
export async function findVoiceFile(ctx: AppContext, path: string) {
  const rows = await store.findOfFile(ctx.db, path);
  const [first] = rows;
  if (first === undefined) return undefined;
  const today = siteDate(ctx.clock.now());
  const all = rows.map((row) => accessToVoice(row, today));
  const isOutdated = await findOutdated(ctx, rows);
  const owners = rows.filter((row) => !isOutdated(row) && row.owner !== onStaffPage).map(({ owner }) => owner);
  const isShown = !all.includes("withheld") && (await findVisible(ctx, owners)).size > 0;
  const access = all.includes("withdrawn") ? "withdrawn" : isShown ? "consented" : "withheld";
  return { first, access } as const;
}

/** `none`: every phone plays the original, or a converted copy exists. */
const conversionOf = (row: store.RecordingWithPeople): "none" | "waiting" | "failed" =>
  !needsCopy.includes(row.type) || row.copy_path !== null ? "none" : row.is_copy_failed === 1 ? "failed" : "waiting";

/** Finds the recordings that are played: all voices allow it, and the page still says the same. */
export async function findRecordings(ctx: AppContext, owner: RecordingOwner): Promise<Recording[]> {
  const today = siteDate(ctx.clock.now());
  const rows = await store.findOfOwner(ctx.db, owner);
  const isOutdated = await findOutdated(ctx, rows);
  return rows.filter((row) => !isOutdated(row) && accessToVoice(row, today) === "consented").map(asRecording);
}

export async function listRecordings(ctx: AppContext, owner: RecordingOwner) {
  const today = siteDate(ctx.clock.now());
  const rows = await store.findOfOwner(ctx.db, owner);
  const isOutdated = await findOutdated(ctx, rows);
  return rows.map((row) => ({
    ...asRecording(row),
    id: row.id,
    conversion: conversionOf(row),
    isHeard: accessToVoice(row, today) === "consented",
    isOutdated: isOutdated(row),
    isUnmarked: row.words_mark === null && protectingPageOf(owner) !== undefined,
    people: row.people.map((person) => ({
      id: person.id,
      code: person.subject_code,
      state: stateOfConsent(person, today),
    })),
  }));
}

/** Counts, by page, the recordings that only changed words or numbers silence. */
export async function countOutdated(ctx: AppContext): Promise<Map<ProtectingPage, number>> {
  const today = siteDate(ctx.clock.now());
  const rows = (await store.findMarked(ctx.db)).filter((row) => accessToVoice(row, today) === "consented");
  const isOutdated = await findOutdated(ctx, rows);
  const counts = new Map<ProtectingPage, number>();
  for (const row of rows) {
    const page = protectingPageOf(row.owner);
    if (page !== undefined && isOutdated(row)) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}

/** Finds items with recordings of the person with this consent, for example `post:12`. */
export const findHeardIn = ({ db }: Pick<AppContext, "db">, consentId: number) => store.findOfConsent(db, consentId);

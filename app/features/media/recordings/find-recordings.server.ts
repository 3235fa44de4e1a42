import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import type { RecordingOwner } from "../../../values/read-aloud.ts";
import { joinConsents } from "../consent/consent.ts";
import { stateOfConsent } from "../consent/find-consents.server.ts";
import { findVisible } from "../photos/find-photos.server.ts";
import { accessOf } from "../photos/photo-gate.ts";
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
  const owners = rows.map(({ owner }) => owner);
  const isShown = !all.includes("withheld") && (await findVisible(ctx, owners)).size > 0;
  const access = all.includes("withdrawn") ? "withdrawn" : isShown ? "consented" : "withheld";
  return { first, access } as const;
}

/** `none`: every phone plays the original, or a converted copy exists. */
const conversionOf = (row: store.RecordingWithPeople): "none" | "waiting" | "failed" =>
  !needsCopy.includes(row.type) || row.copy_path !== null ? "none" : row.is_copy_failed === 1 ? "failed" : "waiting";

export async function findRecordings({ db, clock }: AppContext, owner: RecordingOwner): Promise<Recording[]> {
  const today = siteDate(clock.now());
  const rows = await store.findOfOwner(db, owner);
  return rows.filter((row) => accessToVoice(row, today) === "consented").map(asRecording);
}

export async function listRecordings({ db, clock }: AppContext, owner: RecordingOwner) {
  const today = siteDate(clock.now());
  return (await store.findOfOwner(db, owner)).map((row) => ({
    ...asRecording(row),
    id: row.id,
    conversion: conversionOf(row),
    isHeard: accessToVoice(row, today) === "consented",
    people: row.people.map((person) => ({
      id: person.id,
      code: person.subject_code,
      state: stateOfConsent(person, today),
    })),
  }));
}

/** Finds items with recordings of the person with this consent, for example `post:12`. */
export const findHeardIn = ({ db }: Pick<AppContext, "db">, consentId: number) => store.findOfConsent(db, consentId);

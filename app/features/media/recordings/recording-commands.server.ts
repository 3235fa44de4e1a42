import { buffer } from "node:stream/consumers";
import { recordingErrors } from "content/staff-photo-errors.ts";
import { staffRecordings as words } from "content/staff-recordings.ts";
import { notePictureWriter, withdrawApprovals } from "../../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FileTooCostly, FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import type { CleanRecording } from "../../../server/metadata/clean-recording.server.ts";
import type { ConsentAnswer } from "../../../values/consent-answer.ts";
import { startUse } from "../../foundation/use/start-use.server.ts";
import { findNamedConsents } from "../consent/find-named-consents.server.ts";
import { beginAppearances, endAppearancesOfDeleted, placeOfRecording } from "../consent/noted-appearances.server.ts";
import { removeOwnerless } from "../photos/add-photo.server.ts";
import { abandonPaths, deleteFiles } from "../photos/delete-photo.server.ts";
import { findWordsMark, protectingPageOf } from "./recorded-words.server.ts";
import { maxPerPage } from "./recording.ts";
import * as store from "./recording-queries.server.ts";
import { type Recorder, requireCanRecord } from "./require-can-record.server.ts";

interface NewRecording {
  file: CleanRecording;
  language: string;
  /** Answer for a voice without a consent. */
  answer: ConsentAnswer | undefined;
  /** For example `P-12`. */
  codes: string[];
  /** Hash of the words that the reader had before them, as of `findWordsMark`; ignored for pages without one. */
  mark?: string;
}

/**
 * Adds a recording with the consents of its voices. A person who was ever named for the same file counts as heard in it
 * on every page.
 * @param owner for example `post:12`
 * @throws FormError for an unknown code, too many recordings, or a page that only admins record; StorageError
 * @throws Response that redirects to the page for the password
 */
export async function addRecording(recorder: Recorder, owner: string, made: NewRecording): Promise<void> {
  const { ctx, member } = recorder;
  const { file, mark = "" } = made;
  const path = await ctx.storage.put("recordings", file.extension, file.bytes);
  try {
    await withTransaction(ctx, async (ctx, transaction) => {
      await requireCanRecord({ ...recorder, ctx }, owner, words.notYet);
      const rows = (await store.findOfFile(transaction, path)).filter((row) => row.path === path);
      const known = rows.find((row) => row.owner === owner);
      const isNew = known === undefined;
      const words_mark = protectingPageOf(owner) === undefined ? null : mark;
      if (known && words_mark !== null) await setMark(ctx, member, known, words_mark);
      const id = isNew ? await insertNew(ctx, member, { owner, path, words_mark }, made) : 0;
      const all = [...rows, ...(isNew ? [{ id, owner, path }] : [])];
      const heard = rows.flatMap(({ people }) => people);
      const consents = await findNamedConsents(
        ctx,
        member,
        { path, known: heard, stranger: recordingErrors.stranger },
        made,
      );
      const changed: string[] = [];
      for (const row of all)
        if (
          (await beginAppearances(ctx, { recording_id: row.id }, placeOfRecording(row), { consents, by: member.name }))
            .length > 0
        )
          changed.push(row.owner);
      await withdrawApprovals(ctx, member, changed);
      const what = isNew ? "recording added" : "voice added to recording";
      const after = { consents };
      for (const subject of changed) await recordAuditEvent(ctx, transaction, member, { what, subject, after });
    });
  } finally {
    await removeOwnerless(ctx, [path]);
  }
}

/** @returns the recording's id @throws FormError for too many recordings */
async function insertNew(
  ctx: InTransaction,
  member: Actor["member"],
  { owner, path, words_mark }: { owner: string; path: string; words_mark: string | null },
  { file, language }: NewRecording,
): Promise<number> {
  if ((await store.countOfOwner(ctx.db, owner)) >= maxPerPage) throw new FormError(recordingErrors.full(maxPerPage));
  const { type, seconds, bytes } = file;
  const id = await store.insertRecording(ctx.db, {
    owner,
    path,
    type,
    seconds,
    bytes: bytes.length,
    language,
    words_mark,
    added_by: member.name,
    created_at: ctx.clock.now().toISOString(),
  });
  if (id === undefined) throw new Error("The recording was added twice in one transaction.");
  await startUse(ctx, member, "recordings");
  // If the recording was deleted before, this also restores it after a restore of a backup.
  await recordClosing(ctx, { kind: "recording", key: placeOfRecording({ owner, path }), isRelease: true });
  return id;
}

/**
 * Records that a recording still says what its page says; visitors hear it again.
 * @param mark hash of the words that the member compared
 * @throws FormError if the page changed meanwhile, or only admins confirm; AppError notFound
 * @throws Response that redirects to the page for the password
 */
export async function confirmRecording(recorder: Recorder, owner: string, id: number, mark: string): Promise<void> {
  await withTransaction(recorder.ctx, async (ctx, transaction) => {
    await requireCanRecord({ ...recorder, ctx }, owner, words.notConfirmed);
    const row = (await store.findOfOwner(transaction, owner)).find((row) => row.id === id);
    if (row === undefined || protectingPageOf(owner) === undefined) throw new AppError("notFound");
    if (mark !== (await findWordsMark(ctx, owner)))
      throw new FormError(`${words.notConfirmed} ${words.changedMeanwhile}`, { status: 409 });
    await setMark(ctx, recorder.member, row, mark);
  });
}

async function setMark(ctx: InTransaction, member: Actor["member"], row: store.RecordingWithPeople, mark: string) {
  const { id, owner, words_mark } = row;
  if (words_mark === mark) return;
  await store.setWordsMark(ctx.db, { owner, id }, mark);
  await recordAuditEvent(ctx, ctx.db, member, {
    what: "recording confirmed",
    subject: owner,
    after: { recording: id },
  });
}

/** Deletes a recording. @throws AppError notFound, filesStay */
export async function deleteRecording({ ctx, member }: Actor, owner: string, id: number): Promise<void> {
  const paths = await withTransaction(ctx, async (ctx, transaction) => {
    const gone = await deleteAll(ctx, { owner, id }, member.name);
    if (gone.length === 0) throw new AppError("notFound");
    await notePictureWriter(ctx, member, [owner]);
    const before = { recording: id };
    await recordAuditEvent(ctx, transaction, member, { what: "recording deleted", subject: owner, before });
    return gone;
  });
  await deleteFiles(ctx, paths);
}

/** Finds a recording. @param place key from `placeOfRecording` @returns the id */
export async function findRecordingAt({ db }: Pick<AppContext, "db">, place: string): Promise<number | undefined> {
  return (await store.findOfOwnerAt(db, readPlace(place)))?.id;
}

/** Deletes a recording because of a closing. A job removes its files. */
export async function deleteRecordingAt(ctx: InTransaction, place: string): Promise<void> {
  await deleteAll(ctx, readPlace(place), null);
}

function readPlace(place: string): { owner: string; path: string } {
  const [owner = "", path = ""] = place.split(" ");
  return { owner, path };
}

export async function deleteRecordingsOf(ctx: InTransaction, owner: string): Promise<void> {
  await deleteAll(ctx, { owner }, null);
}

/** Deletes recordings; the list of people in them is kept. @returns paths of the abandoned files */
async function deleteAll(
  ctx: InTransaction,
  which: Parameters<typeof store.deleteRecordings>[1],
  by: string | null,
): Promise<string[]> {
  const gone = await store.deleteRecordings(ctx.db, which);
  for (const { id } of gone) await endAppearancesOfDeleted(ctx, { recording_id: id }, by);
  await recordClosing(
    ctx,
    ...gone.map((recording) => ({ kind: "recording" as const, key: placeOfRecording(recording) })),
  );
  const paths = gone.flatMap(({ path, copy_path }) => (copy_path === null ? [path] : [path, copy_path]));
  await abandonPaths(ctx.db, paths);
  return paths;
}

/** Job that converts recordings to a format that every phone plays. @throws StorageError */
export async function convertRecordings(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  const waiting = await store.findUnconverted(ctx.db);
  if (waiting === undefined) return;
  const stored = await ctx.storage.open(waiting.path);
  const copy = stored && (await encode(ctx, await buffer(stored.stream), stopping));
  if (copy === "busy") return;
  if (copy === undefined) {
    ctx.log.info("recording not converted", { path: waiting.path });
    return store.failConversion(ctx.db, waiting.path);
  }
  const path = await ctx.storage.put("recordings", copy.extension, copy.bytes);
  try {
    await withTransaction(ctx, async (_, transaction) =>
      store.setCopy(transaction, waiting.path, { copy_path: path, copy_bytes: copy.bytes.byteLength }),
    );
  } finally {
    // The recording may have been deleted meanwhile.
    await removeOwnerless(ctx, [path]);
  }
}

/** @returns undefined if the recording cannot be converted */
async function encode({ fileWorker }: AppContext, bytes: Uint8Array, stopping?: AbortSignal) {
  try {
    const made = await fileWorker.open("mp3", undefined, bytes, "staff", stopping);
    return "problem" in made ? undefined : made;
  } catch (error) {
    if (error instanceof FileWorkerBusy || stopping?.aborted) return "busy";
    if (error instanceof FileTooCostly) return undefined;
    throw error;
  }
}

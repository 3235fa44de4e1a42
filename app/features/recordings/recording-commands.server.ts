import { withdrawApprovals } from "../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import type { CleanRecording } from "../../server/metadata/clean-recording.server.ts";
import type { ConsentAnswer } from "../../values/consent-answer.ts";
import { beginVoices, endAppearancesOfDeleted } from "../clearance/appearances.server.ts";
import { addAnswered, requirePerson } from "../clearance/record-consent.server.ts";
import { removeOwnerless } from "../photos/add-photo.server.ts";
import { abandonPaths, deleteFiles } from "../photos/delete-photo.server.ts";
import { maxPerPage } from "./recording.ts";
import * as store from "./recording-queries.server.ts";

interface NewRecording {
  file: CleanRecording;
  language: string;
  /** Who said yes, for a voice without a consent yet. */
  answer: ConsentAnswer | undefined;
  /** Of people with a consent, like `P-12`. */
  codes: string[];
}

const full = `A page has at most ${maxPerPage} recordings. Delete one first.`;

/**
 * Adds a voice that reads an item aloud, with the consents of everybody who is heard. The same recording twice is one.
 * @param owner like `post:12` @throws FormError for an unknown code, or beyond the limit; StorageError
 */
export async function addRecording({ ctx, member }: Actor, owner: string, made: NewRecording): Promise<void> {
  const { file, language, answer, codes } = made;
  const path = await ctx.storage.keep("recordings", file.extension, file.bytes);
  try {
    await withTransaction(ctx, async (ctx, transaction) => {
      if ((await store.countOfOwner(transaction, owner)) >= maxPerPage) throw new FormError(full);
      const created_at = ctx.clock.now().toISOString();
      const { type, seconds, bytes } = file;
      const id = await store.insertRecording(transaction, {
        ...{ owner, path, type, seconds, bytes: bytes.length, language },
        ...{ added_by: member.name, created_at },
      });
      if (id === undefined) return;
      const people: number[] = [];
      for (const code of codes) people.push((await requirePerson(ctx, code)).id);
      if (answer?.who === "same") people.push((await requirePerson(ctx, answer.code)).id);
      else if (answer !== undefined) people.push(await addAnswered(ctx, member, answer));
      await beginVoices(ctx, id, people, member.name);
      await withdrawApprovals(ctx, member, [owner]);
      const after = { recording: id, consents: people };
      await recordAuditEvent(ctx, transaction, member, { what: "recording added", subject: owner, after });
    });
  } finally {
    await removeOwnerless(ctx, [path]);
  }
}

/** Deletes a recording with its file. @throws AppError notFound, filesStay */
export async function deleteRecording({ ctx, member }: Actor, owner: string, id: number): Promise<void> {
  const paths = await withTransaction(ctx, async (ctx, transaction) => {
    const gone = await deleteAll(ctx, { owner, id }, member.name);
    if (gone.length === 0) throw new AppError("notFound");
    const before = { recording: id };
    await recordAuditEvent(ctx, transaction, member, { what: "recording deleted", subject: owner, before });
    return gone;
  });
  await deleteFiles(ctx, paths);
}

/** Of an item that is deleted for good, in its transaction; the job for abandoned files removes the files. */
export async function deleteRecordingsOf(ctx: Pick<AppContext, "db" | "clock">, owner: string): Promise<void> {
  await deleteAll(ctx, { owner }, null);
}

/** Who is heard in them stays known. @returns the paths of their files, which are abandoned */
async function deleteAll(
  ctx: Pick<AppContext, "db" | "clock">,
  which: Parameters<typeof store.deleteRecordings>[1],
  by: string | null,
): Promise<string[]> {
  const gone = await store.deleteRecordings(ctx.db, which);
  for (const { id } of gone) await endAppearancesOfDeleted(ctx, { recording_id: id }, by);
  const paths = gone.flatMap(({ path, copy_path }) => (copy_path === null ? [path] : [path, copy_path]));
  await abandonPaths(ctx.db, paths);
  return paths;
}

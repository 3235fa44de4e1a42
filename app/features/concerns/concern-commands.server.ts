import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Actor } from "../../server/context.server.ts";
import { dropErasedBytes } from "../../server/db/drop-deleted-bytes.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../server/http/errors.ts";
import { deleteFiles, requireFiles } from "../photos/delete-photo.server.ts";
import { deletePrivateFilesOf, listPrivateFiles } from "../private-files/private-files.server.ts";
import { requireLead, requireReader } from "../safeguarding/require-reader.server.ts";
import { nameReader } from "../users/name-reader.server.ts";
import * as store from "./concern-queries.server.ts";
import type { ConcernState } from "./concern-schema.ts";

const concernErrors = defineErrors({
  concernLocked: {
    status: 409,
    sentence:
      "This concern is locked: the key that opens it is not on this machine. Its state can be changed, its words cannot.",
  },
});

const ownerOf = (id: number) => `concern:${id}`;

/**
 * Reads a concern with its notes and files; the audit log says who looked, and no word of it.
 * @returns undefined for one that is not there @throws AppError safeguardingOnly
 */
export async function openConcern({ ctx, member }: Actor, id: number) {
  requireReader(member);
  return withTransaction(ctx, async (ctx, transaction) => {
    const concern = await store.findConcern(ctx, id);
    if (concern === undefined) return undefined;
    await recordAuditEvent(ctx, transaction, member, { what: "concern opened", subject: ownerOf(id) });
    const [notes, files] = [await store.findNotes(ctx, id), await listPrivateFiles(ctx, ownerOf(id))];
    return { ...concern, notes, files };
  });
}

/** @param key idempotency key @throws AppError safeguardingOnly, notFound */
export async function addNote({ ctx, member }: Actor, id: number, text: string, key: string): Promise<void> {
  requireReader(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const now = ctx.clock.now().toISOString();
    if (!(await store.updateConcern(transaction, id, { changed_at: now }))) throw new AppError("notFound");
    const idempotency_key = key === "" ? null : `${member.id} ${id} ${key}`;
    const note = { concern_id: id, text, written_at: now, written_by: member.name, idempotency_key };
    await store.insertNote(ctx, note);
    await recordAuditEvent(ctx, transaction, member, { what: "concern noted", subject: ownerOf(id) });
  });
}

/** To whom it was passed on is content, and not in the audit log. @throws AppError safeguardingOnly, notFound, concernLocked */
export async function changeState(
  { ctx, member }: Actor,
  id: number,
  { state, passedTo }: { state: ConcernState; passedTo: string | null },
): Promise<void> {
  requireReader(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    const concern = await store.findConcern(ctx, id);
    if (concern === undefined) throw new AppError("notFound");
    const changed_at = ctx.clock.now().toISOString();
    if (concern.isLocked && passedTo !== null) throw new AppError(concernErrors.concernLocked);
    await store.updateConcern(transaction, id, { state, changed_at });
    if (!concern.isLocked) await store.writeTexts(ctx, id, { ...concern, passed_to: passedTo });
    const [before, after] = [{ state: concern.state }, { state }];
    await recordAuditEvent(ctx, transaction, member, {
      what: "concern changed",
      subject: ownerOf(id),
      ...{ before, after },
    });
  });
}

/** For good, with notes and files. @throws AppError safeguardingOnly, notFound, filesAway, filesStay */
export async function deleteConcern({ ctx, member }: Actor, id: number): Promise<void> {
  requireReader(member);
  await requireFiles(ctx);
  const paths = await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.deleteConcern(transaction, id))) throw new AppError("notFound");
    await recordAuditEvent(ctx, transaction, member, { what: "concern deleted", subject: ownerOf(id) });
    return deletePrivateFilesOf(ctx, ownerOf(id));
  });
  await dropErasedBytes(ctx);
  await deleteFiles(ctx, paths);
}

/** Lets an admin read concerns, or no longer. @throws AppError leadsOnly, notFound for who is no admin */
export async function changeReader(actor: Actor, id: string, isNamed: boolean): Promise<void> {
  requireLead(actor.member);
  await nameReader(actor, id, isNamed);
}

import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { findLastConcern, readRightOf } from "../../../server/auth/find-reading-rights.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { requireConcern, requireLead } from "../../../server/auth/require-reader.server.ts";
import { readableConcerns } from "../../../server/auth/safeguarding-permissions.ts";
import type { Actor } from "../../../server/context.server.ts";
import { dropErasedBytes } from "../../../server/db/drop-deleted-bytes.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { deleteFiles, requireFiles } from "../../media/photos/delete-photo.server.ts";
import { deletePrivateFilesOf, listPrivateFiles } from "../../media/private-files/private-files.server.ts";
import { nameReader } from "../../people/users/give-role.server.ts";
import { recordFact } from "../../people/users/record-reading-right.server.ts";
import * as store from "./concern-queries.server.ts";
import type { ConcernState } from "./concern-schema.ts";
import * as texts from "./sealed-concerns.server.ts";

const concernErrors = defineErrors({
  notYourOwn: { status: 403, sentence: "Another lead can release concerns to you. You cannot do that yourself." },
  concernLocked: {
    status: 409,
    sentence:
      "This concern is locked: the key that opens it is not on this machine. Its state can be changed, its words cannot.",
  },
});

const formatOwner = (id: number) => `concern:${id}`;

/** Reads a concern with notes and files, and records the access. @throws AppError safeguardingOnly, notReleased */
export async function openConcern({ ctx, member }: Actor, id: number) {
  requireConcern(member, id);
  return withTransaction(ctx, async (ctx, transaction) => {
    const concern = await texts.findConcern(ctx, id);
    if (concern === undefined) return undefined;
    await recordAuditEvent(ctx, transaction, member, { what: "concern opened", subject: formatOwner(id) });
    const notes = await texts.findNotes(ctx, id);
    const files = await listPrivateFiles(ctx, formatOwner(id));
    return { ...concern, notes, files };
  });
}

/** @param key idempotency key @throws AppError safeguardingOnly, notReleased, notFound */
export async function addNote({ ctx, member }: Actor, id: number, text: string, key: string): Promise<void> {
  requireConcern(member, id);
  await withTransaction(ctx, async (ctx, transaction) => {
    const now = ctx.clock.now().toISOString();
    if (!(await store.updateConcern(transaction, id, { changed_at: now }))) throw new AppError("notFound");
    const idempotency_key = sendKey(member, key, id);
    const note = { concern_id: id, text, written_at: now, written_by: member.name, idempotency_key };
    await texts.insertNote(ctx, note);
    await recordAuditEvent(ctx, transaction, member, { what: "concern noted", subject: formatOwner(id) });
  });
}

/** Changes the state. The audit log omits the person who got the concern. @throws AppError */
export async function changeState(
  { ctx, member }: Actor,
  id: number,
  { state, passedTo }: { state: ConcernState; passedTo: string | null },
): Promise<void> {
  requireConcern(member, id);
  await withTransaction(ctx, async (ctx, transaction) => {
    const concern = await texts.findConcern(ctx, id);
    if (concern === undefined) throw new AppError("notFound");
    const changed_at = ctx.clock.now().toISOString();
    if (concern.isLocked && passedTo !== null) throw new AppError(concernErrors.concernLocked);
    await store.updateConcern(transaction, id, { state, changed_at });
    if (!concern.isLocked) await texts.writeTexts(ctx, id, { ...concern, passed_to: passedTo });
    const before = { state: concern.state };
    const after = { state };
    await recordAuditEvent(ctx, transaction, member, {
      what: "concern changed",
      subject: formatOwner(id),
      before,
      after,
    });
  });
}

/** Deletes a concern permanently, with notes and files. @throws AppError */
export async function deleteConcern({ ctx, member }: Actor, id: number): Promise<void> {
  requireConcern(member, id);
  await requireFiles(ctx);
  const paths = await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.deleteConcern(transaction, id))) throw new AppError("notFound");
    await recordAuditEvent(ctx, transaction, member, { what: "concern deleted", subject: formatOwner(id) });
    return deletePrivateFilesOf(ctx, formatOwner(id));
  });
  await dropErasedBytes(ctx);
  await deleteFiles(ctx, paths);
}

/** Names an admin as a reader of concerns, or ends that. @throws AppError leadsOnly; notFound for other roles */
export async function changeReader(actor: Actor, id: string, isNamed: boolean): Promise<void> {
  requireLead(actor.member);
  await nameReader(actor.ctx, actor.member, id, isNamed);
}

/** Releases the lead's older concerns to another reader. Idempotent. @throws AppError */
export async function releaseConcerns({ ctx, member }: Actor, id: string): Promise<void> {
  requireLead(member);
  if (id === member.id) throw new AppError(concernErrors.notYourOwn);
  await withTransaction(ctx, async (ctx) => {
    if (!(await listSafeguarders(ctx)).some((reader) => reader.id === id)) throw new AppError("notFound");
    const last = await findLastConcern(ctx);
    const right = await readRightOf(ctx, id);
    const isRead = (range: { after: number; until: number }) =>
      right?.ranges.some((own) => own.after <= range.after && (own.until ?? last) >= range.until);
    const from = await findTrustedMoment(ctx);
    for (const { after, until } of readableConcerns(member)) {
      const range = { after, until: until ?? last };
      if (range.after < range.until && !isRead(range))
        await recordFact(ctx, { account: id, what: "released", by: member.id, from, ...range });
    }
  });
}

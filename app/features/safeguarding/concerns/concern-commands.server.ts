import { errors } from "content/error-sentences.ts";
import { maxCount } from "../../../cms/content-filters.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { findLastConcern, readRightOf } from "../../../server/auth/find-reading-rights.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { opensLater } from "../../../server/auth/reading-rights.ts";
import { requireConcern, requireLead, requireReader } from "../../../server/auth/require-reader.server.ts";
import { readableConcerns } from "../../../server/auth/safeguarding-permissions.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { dropErasedBytes } from "../../../server/db/drop-deleted-bytes.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { outsideOf } from "../../../values/id-ranges.ts";
import { readList } from "../../../values/read-list.ts";
import { hasRole } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { deleteFiles, requireFiles } from "../../media/photos/delete-photo.server.ts";
import { deletePrivateFilesOf, listPrivateFiles } from "../../media/private-files/private-files.server.ts";
import { nameReader } from "../../people/users/give-role.server.ts";
import { recordFact } from "../../people/users/record-reading-right.server.ts";
import { listCalls } from "../help-numbers/find-help-numbers.server.ts";
import * as store from "./concern-queries.server.ts";
import { countConcerns, countLocked, listConcerns } from "./concern-queries.server.ts";
import type { ConcernState } from "./concern-schema.ts";
import { findReaders } from "./find-readers.server.ts";
import * as texts from "./sealed-concerns.server.ts";

const concernErrors = defineErrors({ notYourOwn: 403, concernLocked: 409 }, errors.concern);

const formatOwner = (id: number) => `concern:${id}`;

/** Reads a concern with notes and files, and records the access. @throws AppError safeguardingOnly, notReleased */
async function openConcern({ ctx, member }: Actor, id: number) {
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

const pageLength = 30;

/** Lists concerns, and opens the one in the address, which the audit log records. @throws AppError safeguardingOnly */
export async function findConcerns(actor: Actor, url: string) {
  requireReader(actor.member);
  const { db } = actor.ctx;
  const ranges = readableConcerns(actor.member);
  const { searchParams } = new URL(url);
  const isClosed = searchParams.get("status") === "closed";
  const { page, older } = await readList(url, pageLength, (wanted) => listConcerns(db, ranges, isClosed, wanted));
  const id = asRowId(searchParams.get("id") ?? "");
  return {
    isClosed,
    older,
    sendKey: crypto.randomUUID(),
    readers: await findReaders(actor),
    counts: await countConcerns(db, ranges, maxCount),
    ...(await countOlder(actor.ctx, actor.member)),
    concerns: page.map(({ created_at, is_danger, ...row }) => ({
      ...row,
      at: writeMoment(created_at),
      isDanger: is_danger === 1,
    })),
    open: id === undefined ? undefined : await readConcern(actor, id),
  };
}

/** Counts older concerns outside the member's right: those that open automatically, and those that need a release. */
export async function countOlder(ctx: AppContext, member: StaffMember) {
  const { db } = ctx;
  const ranges = readableConcerns(member);
  const later = opensLater(await readRightOf(ctx, member.id), await findTrustedMoment(ctx));
  const counts = later && (await countLocked(db, [...outsideOf(later.ranges), ...ranges], maxCount));
  return {
    locked: {
      ...(await countLocked(db, [...ranges, ...(later?.ranges ?? [])], maxCount)),
      isLead: hasRole(member, "lead"),
    },
    ...(counts &&
      counts.open + counts.closed > 0 && {
        opening: { ...counts, from: writeMoment(later.from), calls: await listCalls(ctx) },
      }),
  };
}

export type OpenedConcern = NonNullable<Awaited<ReturnType<typeof readConcern>>>;

async function readConcern(actor: Actor, concernId: number) {
  const found = await openConcern(actor, concernId);
  if (found === undefined) return undefined;
  const { id, reference, story, state, place, name, contact, passed_to: passedTo } = found;
  return {
    id,
    reference,
    story,
    state,
    place,
    name,
    contact,
    passedTo,
    isLocked: found.isLocked,
    isDanger: found.is_danger === 1,
    at: writeMoment(found.created_at),
    notes: found.notes.map(({ written_at, ...note }) => ({ ...note, at: writeMoment(written_at) })),
    files: found.files.map(({ id, type, bytes, state, problem }) => ({ id, type, bytes, state, problem })),
  };
}

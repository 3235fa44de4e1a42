import { plainLabel } from "content/staff-fields.ts";
import { staffSensitive } from "../../../content/en/staff-sensitive.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import { requireMay } from "../../server/auth/require-may.server.ts";
import type { Actor, AppContext, InTransaction } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { canProtect } from "../../values/roles.ts";
import { parseTextList } from "../../values/text-list.ts";
import { type ContentTable, findRow, type RowOf } from "../content-queries.server.ts";
import type { ContentType } from "../content-type.server.ts";
import { itemOf } from "../define-content-type.server.ts";
import * as store from "../protection-queries.server.ts";
import { countSaidNobody, findProtection } from "./protect-story.server.ts";

const words = staffSensitive.approval;

/**
 * Returns true if the person wrote no part of the story.
 * @param writers JSON list of ids
 */
export const canApprove = ({ id }: Pick<StaffMember, "id">, writers: string): boolean =>
  !parseTextList(writers).includes(id);

/** Finds a story for a person who approves it, and who may not be allowed to edit it. */
export async function requireStory(db: Database, member: StaffMember, type: ContentType, id: number | undefined) {
  requireMay(member, canProtect);
  const row = id === undefined ? undefined : await findRow(db, type.table, id);
  if (row === undefined || row.deleted_at !== null) throw new AppError("notFound");
  return row;
}

/** @throws AppError notFound, adminsOnly */
export async function openStory({ ctx, member }: Actor, type: ContentType, id: number | undefined) {
  const row = await requireStory(ctx.db, member, type, id);
  const subject = `${type.noun}:${row.id}`;
  const attached = (await type.attached?.(ctx.db, row.id)) ?? {};
  const { missing } = await findProtection(ctx, type, subject, { row, attached, said: new Map() });
  const answers = await store.findWordAnswers(ctx.db, subject);
  const values = Object.entries(itemOf(type, row)).filter(([name]) => type.fields[name]?.personal === "typed");
  return {
    row,
    attached,
    texts: values
      .map(([name, value]) => ({
        label: plainLabel(type.fields[name]?.label() ?? name),
        texts: [value].flat().filter((text) => text !== "") as string[],
      }))
      .filter(({ texts }) => texts.length > 0),
    missing: missing.filter(({ field }) => field !== "sensitive").map(({ text }) => text),
    answers: answers.map(({ answer, said_by }) => ({ answer, said_by })),
    saidNobody: await countSaidNobody(ctx, type, row, attached),
    isOwn: !canApprove(member, row.writer_ids),
    isAsker: parseTextList(row.dropped_by_ids).includes(member.id),
  };
}

/**
 * Approves a sensitive story as stored; its writers cannot approve it.
 * @param version that the person has read
 * @param saysNobody confirms that photos without people, according to a writer, show no recognisable person
 * @throws AppError notFound, adminsOnly; FormError
 */
export async function approveStory(
  { ctx, member }: Actor,
  type: ContentType,
  id: number | undefined,
  version: number,
  saysNobody: boolean,
) {
  await withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireStory(transaction, member, type, id);
    if (row.sensitive === "[]") throw new FormError(words.notSensitive);
    if (row.approved_at !== null) return;
    if (!canApprove(member, row.writer_ids)) throw new FormError(words.own, { status: 403 });
    const { missing, saidNobody } = await openStory({ ctx, member }, type, id);
    if (missing.length > 0) throw new FormError([words.notYet, ...missing].join(" "));
    if (saidNobody > 0 && !saysNobody) throw new FormError(words.sayNobody);
    const approved = {
      approved_at: ctx.clock.now().toISOString(),
      approved_by: member.name,
      approved_by_id: member.id,
    };
    if (row.version !== version || !(await store.saveApproval(transaction, type.table, row.id, version, approved)))
      throw new FormError(words.stale, { status: 409 });
    const subject = `${type.noun}:${row.id}`;
    await recordAuditEvent(ctx, transaction, member, { what: `${type.noun} approved`, subject });
  });
}

/** Returns a key of text and pictures; a different key ends the approval. */
export const contentKey = (type: ContentType, row: RowOf<ContentTable>, attached: FormValues): string =>
  JSON.stringify([itemOf(type, row), row.sensitive, row.dropped_reasons, row.names_changed, attached]);

/**
 * Returns the reasons that an earlier version asked to remove.
 * @param key from `contentKey`; empty for a new story
 */
const droppedIn = (key: string): string[] => (key === "" ? [] : parseTextList(JSON.parse(key)[2] as string));

/**
 * Returns the people who asked to remove reasons; an approval does not change them.
 * @param isAsking true if the person asks to remove a further one
 */
function askersOf(
  { dropped_reasons, dropped_by_ids }: RowOf<ContentTable>,
  member: StaffMember,
  isAsking: boolean,
): string {
  if (dropped_reasons === "[]") return "[]";
  return JSON.stringify([...new Set([...parseTextList(dropped_by_ids), ...(isAsking ? [member.id] : [])])]);
}

/**
 * Ends the approval after a change, and records its writer.
 * @param before key from `contentKey`
 */
export async function noteWriter(
  ctx: InTransaction,
  member: StaffMember,
  type: ContentType,
  row: RowOf<ContentTable>,
  before: string,
): Promise<RowOf<ContentTable>> {
  const attached = (await type.attached?.(ctx.db, row.id)) ?? {};
  if (contentKey(type, row, attached) === before) return row;
  const writers = JSON.stringify([...new Set([...parseTextList(row.writer_ids), member.id])]);
  const wasDropped = droppedIn(before);
  const isAsking = parseTextList(row.dropped_reasons).some((reason) => !wasDropped.includes(reason));
  const dropped_by_ids = askersOf(row, member, isAsking);
  await store.endApproval(ctx.db, type.table, row.id, { writer_ids: writers, dropped_by_ids });
  const subject = `${type.noun}:${row.id}`;
  if (isAsking)
    await recordAuditEvent(ctx, ctx.db, member, {
      what: `${type.noun} less sensitive, asked`,
      subject,
      after: { reasons: row.dropped_reasons },
    });
  return { ...row, approved_at: null, approved_by: null, approved_by_id: null, writer_ids: writers, dropped_by_ids };
}

const storiesOf = (ctx: InTransaction, owners: string[]) =>
  [...new Set(owners.map((owner) => owner.replace(/^text:/, "")))].flatMap((owner) => {
    const [noun = "", id] = owner.split(":");
    const table = Object.hasOwn(ctx.childProtection.tables, noun) ? ctx.childProtection.tables[noun] : undefined;
    return table === undefined ? [] : [{ owner, noun, table, id: Number(id) }];
  });

/**
 * Records a person who changed a photo, its description, people or faces as a writer of the stories that show it.
 * Writers cannot approve.
 * @param owners as for `withdrawApprovals`
 */
export async function notePictureWriter(
  ctx: InTransaction,
  member: Pick<StaffMember, "id">,
  owners: string[],
): Promise<void> {
  // Background jobs have no member.
  if (member.id === "") return;
  for (const { table, id } of storiesOf(ctx, owners)) {
    const row = await findRow(ctx.db, table, id);
    if (row === undefined || !canApprove(member, row.writer_ids)) continue;
    const writers = JSON.stringify([...parseTextList(row.writer_ids), member.id]);
    await store.saveWriters(ctx.db, table, id, writers);
  }
}

/**
 * Hides sensitive stories after a change of their photo, until they are approved again.
 * @param owners of the photo, such as `post:12` and `text:post:12`
 */
export async function withdrawApprovals(
  ctx: InTransaction,
  member: Pick<StaffMember, "id" | "name">,
  owners: string[],
): Promise<void> {
  await notePictureWriter(ctx, member, owners);
  for (const { owner, noun, table, id } of storiesOf(ctx, owners)) {
    if (!(await store.withdrawStory(ctx.db, table, id))) continue;
    await recordAuditEvent(ctx, ctx.db, member, { what: `${noun} needs approval again`, subject: owner });
  }
}

/** Lists sensitive stories of all types that wait for a second person. */
export async function listUnapproved({ db }: Pick<AppContext, "db">, types: ContentType[]) {
  const all = await Promise.all(
    types.map(async ({ noun, table }) =>
      (await store.findUnapproved(db, table, 50)).map(({ id, title, status }) => ({ noun, id, title, status })),
    ),
  );
  return all.flat();
}

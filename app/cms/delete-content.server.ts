import { recordAuditEvent } from "../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext, InTransaction } from "../server/context.server.ts";
import { withTransaction } from "../server/db/with-transaction.ts";
import { AppError } from "../server/http/errors.ts";
import { FormError } from "../server/http/handle-form.server.ts";
import {
  type ColumnsOf,
  type ContentTable,
  findDeletedIds,
  removeRow,
  removeVersions,
  updateRow,
} from "./content-queries.server.ts";
import { type ContentType, requireRow, requireVersion } from "./content-type.server.ts";
import { deleteDraftsOf } from "./drafts/draft-queries.server.ts";
import { deleteWordAnswers } from "./protection-queries.server.ts";
import { removeRedirectsTo } from "./redirect-queries.server.ts";
import { noteStored } from "./store-content.server.ts";

export const undoDays = 30;

export const undoMs = undoDays * 24 * 60 * 60 * 1000;

/** Returns the ISO time before which a deletion can no longer be undone. */
export const undoLimit = (now: Date) => new Date(now.getTime() - undoMs).toISOString();

const pastTense = { delete: "deleted", undelete: "brought back", unpublish: "unpublished" };

/**
 * Deletes, restores or unpublishes an item; repeating the command does nothing.
 * @param seen expected version; undefined accepts any
 * @throws AppError notFound, adminsOnly, notYours; FormError
 */
export async function runRowCommand(
  { ctx, member }: Actor,
  type: ContentType,
  id: number | undefined,
  action: keyof typeof pastTense,
  seen?: number,
): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireRow(transaction, member, type, id, action === "unpublish" ? action : "delete");
    requireVersion(row, seen);
    const isDeleted = row.deleted_at !== null;
    if (action === "unpublish" && isDeleted) throw new AppError("notFound");
    if (action !== "unpublish" && isDeleted === (action === "delete")) return;
    const why = action === "undelete" ? undefined : type.whyToStay?.(row, ctx.clock.now());
    if (why !== undefined) throw new FormError(why);
    if (action === "undelete" && (row.deleted_at ?? "") <= undoLimit(ctx.clock.now())) throw new AppError("notFound");
    const columns =
      action === "unpublish"
        ? { status: "draft", publish_at: null }
        : { deleted_at: action === "delete" ? ctx.clock.now().toISOString() : null };
    await updateRow(transaction, type.table, row, columns as ColumnsOf<ContentTable>);
    if (action === "undelete") await type.broughtBack?.(transaction, row.id);
    await noteStored(ctx, type, row, row.id);
    await recordAuditEvent(ctx, transaction, member, {
      what: `${type.noun} ${pastTense[action]}`,
      subject: `${type.noun}:${row.id}`,
    });
  });
}

export interface NamedRow {
  table: ContentTable;
  noun: string;
  id: number;
}

/** Deletes an item permanently with its versions, drafts and redirects. Its photos stay in the media library. */
export async function deleteForGood(ctx: InTransaction, { table, noun, id }: NamedRow): Promise<void> {
  const subject = `${noun}:${id}`;
  await removeVersions(ctx.db, subject);
  await deleteDraftsOf(ctx.db, subject);
  await deleteWordAnswers(ctx.db, subject);
  await removeRedirectsTo(ctx.db, noun, id);
  await ctx.events.itemDeleted(ctx, subject);
  await removeRow(ctx.db, table, id);
}

/**
 * Deletes old items permanently with their versions. Their photos stay in the media library.
 * @returns their number
 */
export async function purgeDeleted(
  ctx: AppContext,
  types: { table: ContentTable; noun: string }[],
  before: Date,
): Promise<number> {
  let count = 0;
  for (const { table, noun } of types) {
    for (const id of await findDeletedIds(ctx.db, table, before.toISOString())) {
      await withTransaction(ctx, (ctx) => deleteForGood(ctx, { table, noun, id }));
      ctx.log.info("removed for good", { what: noun, id });
      count++;
    }
  }
  return count;
}

import { recordAuditEvent } from "../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../server/auth/auth.ts";
import type { AppContext } from "../server/context.server.ts";
import { withTransaction } from "../server/db/with-transaction.ts";
import { AppError } from "../server/http/errors.ts";
import { type ColumnsOf, type ContentTable, updateRow } from "./content-queries.server.ts";
import { type ContentType, requireRow } from "./content-type.server.ts";
import type { PublishingFields } from "./publishing-schema.ts";

/** Days in which a deleted item can be restored. */
const undoDays = 30;

/** Items deleted before cannot be restored: ISO date and time, UTC. */
export function undoLimit(now: Date): string {
  return new Date(now.getTime() - undoDays * 24 * 60 * 60 * 1000).toISOString();
}

/** The values of the row buttons. */
export type RowCommand = "delete" | "undelete" | "unpublish";

const pastTense: Record<RowCommand, string> = {
  delete: "deleted",
  undelete: "brought back",
  unpublish: "unpublished",
};

/**
 * Deletes an item, restores it within thirty days, or makes it a draft. Idempotent, as a button may be pressed twice.
 * @throws AppError notFound, adminsOnly, notYours
 */
export async function runRowCommand<Table extends ContentTable, Fields extends PublishingFields>(
  ctx: AppContext,
  member: StaffMember,
  type: ContentType<Table, Fields>,
  id: number | undefined,
  action: RowCommand,
): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireRow(transaction, member, type, id, action === "unpublish" ? action : "delete");
    const isDeleted = row.deleted_at !== null;
    if (action === "unpublish" && isDeleted) throw new AppError("notFound");
    if (action !== "unpublish" && isDeleted === (action === "delete")) return;
    if (action === "undelete" && (row.deleted_at ?? "") <= undoLimit(ctx.clock.now())) throw new AppError("notFound");
    const columns =
      action === "unpublish"
        ? { status: "draft", publish_at: null }
        : { deleted_at: action === "delete" ? ctx.clock.now().toISOString() : null };
    await updateRow(transaction, type.table, row, columns as ColumnsOf<Table>);
    await recordAuditEvent(ctx, transaction, member, {
      what: `${type.noun} ${pastTense[action]}`,
      subject: `${type.noun}:${row.id}`,
    });
  });
}

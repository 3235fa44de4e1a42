import { staffSensitive } from "../../../content/en/staff-sensitive.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { parseTextList } from "../../values/text-list.ts";
import type { ContentType } from "../content-type.server.ts";
import * as store from "../protection-queries.server.ts";
import { canApprove, requireStory } from "./approve-story.server.ts";

const words = staffSensitive.approval;

/**
 * Removes reasons at the request of another person. The requester and the writers cannot agree, even after another's
 * approval.
 * @param version that the person has read
 * @throws AppError notFound, adminsOnly; FormError
 */
export async function dropReasons({ ctx, member }: Actor, type: ContentType, id: number | undefined, version: number) {
  await withTransaction(ctx, async (ctx, transaction) => {
    const row = await requireStory(transaction, member, type, id);
    const dropped = parseTextList(row.dropped_reasons);
    if (row.version !== version || dropped.length === 0) throw new FormError(words.stale, { status: 409 });
    if (parseTextList(row.dropped_by_ids).includes(member.id)) throw new FormError(words.drop.own, { status: 403 });
    if (!canApprove(member, row.writer_ids)) throw new FormError(words.own, { status: 403 });
    const left = JSON.stringify(parseTextList(row.sensitive).filter((reason) => !dropped.includes(reason)));
    if (!(await store.saveReasons(transaction, type.table, row.id, version, left)))
      throw new FormError(words.stale, { status: 409 });
    await recordAuditEvent(ctx, transaction, member, {
      what: `${type.noun} less sensitive, agreed`,
      subject: `${type.noun}:${row.id}`,
      before: { reasons: row.sensitive },
      after: { reasons: left },
    });
  });
}

/** @returns the number of stories of all types with a request to remove a reason */
export async function countDropped({ db }: Pick<AppContext, "db">, types: readonly ContentType[]): Promise<number> {
  const counts = await Promise.all(types.map(({ table }) => store.countDropped(db, table)));
  return counts.reduce((sum, count) => sum + count, 0);
}

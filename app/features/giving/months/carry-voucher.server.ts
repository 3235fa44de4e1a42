import { monthErrors as words } from "content/month-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { monthAfter } from "../../../values/site-days.ts";
import { changeVoucher } from "../spending/vouchers.server.ts";
import { findOpenMonth } from "./close-month.server.ts";
import { carryingVoucher } from "./month-permissions.ts";

/**
 * Lets a voucher that waits count in the month after the open one, so that the open one can close.
 * @throws FormError if it is decided
 */
export async function carryVoucher({ ctx, member }: Sender, id: number): Promise<void> {
  requireAct({ member }, carryingVoucher);
  await withTransaction(ctx, async (ctx, transaction) => {
    const month = await findOpenMonth(ctx);
    const to = month && monthAfter(month);
    if (to === undefined || !(await changeVoucher(transaction, id, ["waits", "half", "asked"], { carried_to: to })))
      throw new FormError(words.carried, { status: 409 });
    await recordAuditEvent(ctx, transaction, member, { what: "voucher carried over", subject: `voucher:${id}` });
  });
}

import { giftErrors } from "content/giving-errors.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { sendReceiptAgain } from "../receipts/issue-receipt.server.ts";
import { thanking } from "./gift-permissions.ts";
import { findGift } from "./gift-queries.server.ts";
import { hashFacts } from "./hash-facts.server.ts";

/**
 * Sends a valid receipt again, once for each form.
 * @returns the receipt's number
 * @throws AppError notFound; FormError
 */
export async function sendReceipt({ ctx, member }: Actor, id: number, key = "", seen?: string): Promise<string> {
  requireAct({ member }, thanking);
  return withTransaction(ctx, async (ctx) => {
    const gift = await findGift(ctx.db, "id", id);
    if (gift === undefined) throw new AppError("notFound");
    if (seen !== undefined && seen !== hashFacts({ gift: id, email: gift.email }))
      throw new FormError(giftErrors.otherState, { status: 409 });
    const sent = await sendReceiptAgain(ctx, gift, sendKey(member, key) ?? crypto.randomUUID());
    if (sent === undefined) throw new FormError(staffReceipts.gift.notAgain, { status: 409 });
    if (sent.isNew) await recordAuditEvent(ctx, ctx.db, member, { what: "receipt sent again", subject: `gift:${id}` });
    return sent.number;
  });
}

import type { InTransaction } from "../../../server/context.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { withReceipt } from "../receipts/answer-with-pdf.server.ts";
import { findLastReceipt, isReceiptOnItsWay } from "../receipts/issue-receipt.server.ts";
import { formatNumber } from "../receipts/receipt-contents.ts";
import { requireGift } from "./act-on-gift.server.ts";
import { giftChangedEmail } from "./gift-emails.tsx";
import { changedKey, giftLink } from "./promise-commands.server.ts";
import * as promises from "./promise-queries.server.ts";

/**
 * E-mails the donor once about a change, with the new receipt. Not needed if the first receipt was not sent yet: it
 * will contain the change.
 */
export async function notifyOfChange(ctx: InTransaction, id: number, what: "purpose" | "corrected"): Promise<void> {
  const gift = await requireGift(ctx, id);
  const receipt = await findLastReceipt(ctx, id);
  if (gift.email === null || receipt?.state !== "valid" || (await isReceiptOnItsWay(ctx, receipt))) return;
  const { name: foundation } = await findSettings(ctx);
  const words = (await findWords(ctx)).emails?.changed;
  const siteUrl = findSiteAddress(ctx);
  const promise = gift.promise_id === null ? undefined : await promises.findPromise(ctx.db, "id", gift.promise_id);
  const link = promise && siteUrl !== undefined ? giftLink(siteUrl, promise) : undefined;
  const about = { what, amount: formatMoney(gift), day: writeDay(gift.value_date), purpose: gift.purpose, link };
  const email = giftChangedEmail({ to: gift.email, foundation, words, ...about });
  const options = { kind: "gift-changed", idempotencyKey: changedKey(id, receipt.id) };
  await enqueueEmail(ctx, ctx.db, withReceipt(email, formatNumber(receipt)), options);
}

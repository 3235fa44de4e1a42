import type { AppContext } from "../../../server/context.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { attachPdfs } from "./answer-with-pdf.server.ts";
import { printReceiptNumbered } from "./find-receipt.server.ts";
import { receiptHeader } from "./receipt-emails.tsx";

/** Attaches the PDFs of receipts to e-mails that leave. */
export const withReceiptPdfs = (ctx: AppContext): AppContext =>
  attachPdfs(ctx, async ({ headers }) => {
    const number = headers?.[receiptHeader];
    const pdf = number === undefined ? undefined : await printReceiptNumbered(ctx, number);
    return pdf && { filename: `${number}.pdf`, pdf };
  });

/** Marks an e-mail for the PDF of a receipt. @param number undefined: none */
export const withReceipt = (email: Email, number: string | undefined): Email =>
  number === undefined ? email : { ...email, headers: { ...email.headers, [receiptHeader]: number } };

import type { AppContext } from "../../../server/context.server.ts";
import { attachPdf, changeLeavingEmails } from "../../../server/mail/change-leaving-emails.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { printReceiptNumbered } from "./find-receipt.server.ts";
import { receiptHeader } from "./receipt-emails.tsx";

/** This app context, whose e-mails about a receipt leave with its PDF. It is made now: the outbox stores its number only. */
export const withReceiptPdfs = (ctx: AppContext): AppContext =>
  changeLeavingEmails(ctx, async (email) => {
    const number = email.headers?.[receiptHeader];
    const pdf = number === undefined ? undefined : await printReceiptNumbered(ctx, number);
    return pdf === undefined ? email : attachPdf(email, `${number}`, pdf);
  });

/** An e-mail that leaves with the PDF of a receipt. @param number undefined: there is none */
export const withReceipt = (email: Email, number: string | undefined): Email =>
  number === undefined ? email : { ...email, headers: { ...email.headers, [receiptHeader]: number } };

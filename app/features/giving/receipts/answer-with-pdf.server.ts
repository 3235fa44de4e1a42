import type { AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { pdfResponse } from "../../../server/http/pdf-response.server.ts";
import { attachPdf, changeLeavingEmails } from "../../../server/mail/change-leaving-emails.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { type DonorStatement, findDonorStatement } from "./find-donor-statement.server.ts";
import { printReceiptNumbered } from "./find-receipt.server.ts";
import { receiptHeader } from "./receipt-emails.tsx";

/** Attaches the PDFs of receipts to e-mails when they are sent. */
export const withReceiptPdfs = (ctx: AppContext): AppContext =>
  changeLeavingEmails(ctx, async (email) => {
    const number = email.headers?.[receiptHeader];
    const pdf = number === undefined ? undefined : await printReceiptNumbered(ctx, number);
    return pdf === undefined ? email : attachPdf(email, `${number}`, pdf);
  });

/** Marks an e-mail, so that the PDF of a receipt is attached. @param number undefined for no receipt */
export const withReceipt = (email: Email, number: string | undefined): Email =>
  number === undefined ? email : { ...email, headers: { ...email.headers, [receiptHeader]: number } };

/** Prints statements as one PDF; each statement begins on a new page. @throws ThreadError */
export const printDonorStatements = (ctx: AppContext, statements: DonorStatement[]): Promise<Uint8Array> => {
  const file = "app/features/giving/receipts/donor-statement-pdf.server.ts";
  return runInThread(file, "makeDonorStatementsPdf", [statements, ctx.clock.now()]);
};

/** @throws AppError notFound if the donor, two dates or a gift are missing */
export async function answerWithDonorStatement(
  ctx: AppContext,
  of: Parameters<typeof findDonorStatement>[1],
  search: URLSearchParams,
): Promise<Response> {
  const statement = await findDonorStatement(ctx, of, search);
  if (statement.rows.length === 0 && statement.past === undefined) throw new AppError("notFound");
  const pdf = await printDonorStatements(ctx, [statement]);
  return pdfResponse(`statement-${statement.from}-${statement.to}.pdf`, pdf);
}

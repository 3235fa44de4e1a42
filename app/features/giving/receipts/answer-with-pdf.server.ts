import type { AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { privateHeaders } from "../../../server/http/private-headers.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { type DonorStatement, findDonorStatement } from "./find-donor-statement.server.ts";
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

export function answerWithPdf(pdf: Uint8Array, filename: string): Response {
  const about = { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename="${filename}"` };
  return new Response(new Uint8Array(pdf), { headers: { ...privateHeaders(), ...about } });
}

/** Prints statements as one PDF, each on its own pages. @throws ThreadError */
export const printDonorStatements = (ctx: AppContext, statements: DonorStatement[]): Promise<Uint8Array> => {
  const file = "app/features/giving/receipts/donor-statement-pdf.server.ts";
  return runInThread(file, "makeDonorStatementsPdf", [statements, ctx.clock.now()]);
};

/** @throws AppError notFound without a donor, two days or a gift */
export async function answerWithDonorStatement(
  ctx: AppContext,
  of: Parameters<typeof findDonorStatement>[1],
  search: URLSearchParams,
): Promise<Response> {
  const statement = await findDonorStatement(ctx, of, search);
  if (statement.rows.length === 0) throw new AppError("notFound");
  const pdf = await printDonorStatements(ctx, [statement]);
  return answerWithPdf(pdf, `statement-${statement.from}-${statement.to}.pdf`);
}

/** Attaches PDFs when e-mails leave: the outbox stores none. @param print returns undefined for an e-mail without one */
export const attachPdfs = (
  ctx: AppContext,
  print: (email: Email) => Promise<{ filename: string; pdf: Uint8Array } | undefined>,
): AppContext => ({
  ...ctx,
  mailer: {
    atOnce: ctx.mailer.atOnce,
    send: async (email, signal) => {
      const found = await print(email);
      if (found === undefined) return ctx.mailer.send(email, signal);
      const content = Buffer.from(found.pdf).toString("base64");
      const file = { filename: found.filename, contentType: "application/pdf", encoding: "base64" as const };
      await ctx.mailer.send({ ...email, attachments: [{ ...file, content }] }, signal);
    },
  },
});

import type { AppContext } from "../../../server/context.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { printReceiptNumbered } from "./find-receipt.server.ts";
import { receiptHeader } from "./receipt-emails.tsx";

/** Attaches the PDF when an e-mail with a receipt leaves: the outbox stores only its number. */
export function withReceiptPdfs(ctx: AppContext): AppContext {
  const { mailer } = ctx;
  return {
    ...ctx,
    mailer: {
      atOnce: mailer.atOnce,
      send: async (email, signal) => {
        const number = email.headers?.[receiptHeader];
        const pdf = number === undefined ? undefined : await printReceiptNumbered(ctx, number);
        if (pdf === undefined) return mailer.send(email, signal);
        const file = {
          filename: `${number}.pdf`,
          contentType: "application/pdf",
          content: Buffer.from(pdf).toString("base64"),
        };
        await mailer.send({ ...email, attachments: [{ ...file, encoding: "base64" }] }, signal);
      },
    },
  };
}

/** Marks an e-mail for the PDF of a receipt. @param number undefined: none */
export const withReceipt = (email: Email, number: string | undefined): Email =>
  number === undefined ? email : { ...email, headers: { ...email.headers, [receiptHeader]: number } };

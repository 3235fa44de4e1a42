import type { AppContext } from "../../../server/context.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { printReceiptNumbered } from "./find-receipt.server.ts";
import { receiptHeader } from "./receipt-emails.tsx";

/** This app context, whose e-mails about a receipt leave with its PDF. It is made now: the outbox stores its number only. */
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

/** An e-mail that leaves with the PDF of a receipt. @param number undefined: there is none */
export const withReceipt = (email: Email, number: string | undefined): Email =>
  number === undefined ? email : { ...email, headers: { ...email.headers, [receiptHeader]: number } };

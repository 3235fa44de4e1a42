import type { AppContext } from "../context.server.ts";
import type { Email, Mailer } from "./mailer.ts";

/** Returns an app context whose e-mails are changed when they are sent; the outbox stores them unchanged. */
export const changeLeavingEmails = (ctx: AppContext, change: (email: Email) => Promise<Email>): AppContext => {
  const { mailer } = ctx;
  const send: Mailer["send"] = async (email, signal) => mailer.send(await change(email), signal);
  return { ...ctx, mailer: { atOnce: mailer.atOnce, send } };
};

/**
 * Attaches a PDF to an e-mail.
 * @param name of the file, without extension
 */
export const attachPdf = (email: Email, name: string, pdf: Uint8Array): Email => {
  const content = Buffer.from(pdf).toString("base64");
  return {
    ...email,
    attachments: [{ filename: `${name}.pdf`, contentType: "application/pdf", content, encoding: "base64" }],
  };
};

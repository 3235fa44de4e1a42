import type { AppContext } from "../context.server.ts";
import type { Email, Mailer } from "./mailer.ts";

/** This app context, whose e-mails are changed as they leave: the outbox stores them unchanged. */
export const changeLeavingEmails = (ctx: AppContext, change: (email: Email) => Promise<Email>): AppContext => {
  const { mailer } = ctx;
  const send: Mailer["send"] = async (email, signal) => mailer.send(await change(email), signal);
  return { ...ctx, mailer: { atOnce: mailer.atOnce, send } };
};

/** An e-mail with a PDF. @param name of the file, without extension */
export const attachPdf = (email: Email, name: string, pdf: Uint8Array): Email => {
  const content = Buffer.from(pdf).toString("base64");
  return {
    ...email,
    attachments: [{ filename: `${name}.pdf`, contentType: "application/pdf", content, encoding: "base64" }],
  };
};

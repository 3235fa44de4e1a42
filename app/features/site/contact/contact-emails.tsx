import { emailLayout } from "content/email-layout.ts";
import { officeEmails, sampleMessage } from "content/office-emails.ts";
import { type About, oneLine, renderEmail } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { writeDateAndTime } from "../../../values/site-time.ts";

type Message = Record<"firstName" | "lastName" | "email" | "subject" | "message", string>;

/** Forwards a contact message to the foundation. The visitor is in Reply-To. */
export function contactMessageEmail({ to, foundation, message }: About & { message: Message }): Email {
  const from = oneLine(`${message.firstName} ${message.lastName}`.trim());
  const sender = message.email === "" ? from : `${from} <${message.email}>`;
  const subject = oneLine(message.subject);
  return renderEmail({
    to,
    subject: oneLine(emailLayout.subject(foundation, subject)),
    ...(message.email !== "" && { replyTo: { name: from, address: oneLine(message.email) } }),
    text: `${sender} ${officeEmails.message.wrote}\n\n${subject}\n\n${message.message}\n`,
    body: (
      <>
        <p>
          <b>{sender}</b> {officeEmails.message.wrote}
        </p>
        <h1 style={{ fontSize: 22 }}>{subject}</h1>
        <p style={{ whiteSpace: "pre-wrap" }}>{message.message}</p>
      </>
    ),
  });
}

/** `contact` is undefined until an admin enters the foundation’s address. */
type Reply = About & { contact: string | undefined; text: string; message: Message & { day: string } };

/** The foundation's answer to a contact message, with a quotation. The foundation is in Reply-To. */
export function messageReplyEmail({ to, foundation, contact, text, message }: Reply): Email {
  const said = officeEmails.message.youWrote(message.day);
  const quoted = message.message.replace(/^/gm, "> ");
  return renderEmail({
    to,
    subject: oneLine(`Re: ${message.subject}`),
    headers: { "Auto-Submitted": "no" },
    ...(contact !== undefined && { replyTo: { name: oneLine(foundation), address: oneLine(contact) } }),
    text: `${text}\n\n${foundation}\n\n${said}\n\n${quoted}\n`,
    body: (
      <>
        <p style={{ whiteSpace: "pre-wrap" }}>{text}</p>
        <p>{foundation}</p>
        <p>{said}</p>
        <blockquote style={{ whiteSpace: "pre-wrap" }}>{message.message}</blockquote>
      </>
    ),
  });
}

export function contactPreviews(foundation: SampleFoundation) {
  const { reply: text, ...asked } = sampleMessage;
  const message = { firstName: "Sample", lastName: "Teacher", email: "teacher@example.org", ...asked };
  const { office, reader } = sampleReaders(foundation);
  return {
    "contact-message": preview(contactMessageEmail, { ...office, message }),
    "message-reply": preview(messageReplyEmail, {
      ...reader,
      contact: foundation.email,
      text,
      message: { ...message, day: writeDateAndTime("2026-03-12T09:00:00.000Z") },
    }),
  };
}

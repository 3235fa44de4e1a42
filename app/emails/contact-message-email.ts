import type { Email } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { emailHtml, oneLine } from "./email-layout.ts";

interface LogFields {
  to: string;
  foundation: string;
  message: { firstName: string; lastName: string; email: string; subject: string; message: string };
}

/** Forwards a contact message to the foundation; Reply-To is the visitor. */
export function contactMessageEmail({ to, foundation, message }: LogFields): Email {
  const from = oneLine(`${message.firstName} ${message.lastName}`);
  const subject = oneLine(message.subject);
  return {
    to: oneLine(to),
    subject: oneLine(`${foundation}: ${subject}`),
    replyTo: { name: from, address: oneLine(message.email) },
    text: `${from} <${message.email}> wrote on the contact page:\n\n${subject}\n\n${message.message}\n`,
    html: emailHtml(
      subject,
      `<p><b>${escapeMarkup(from)}</b> &lt;${escapeMarkup(message.email)}&gt; wrote on the contact page:</p><h1 style="font-size:22px">${escapeMarkup(subject)}</h1><p style="white-space:pre-wrap">${escapeMarkup(message.message)}</p>`,
    ),
  };
}

export const example: LogFields = {
  to: "hello@example.org",
  foundation: "Tabasamu",
  message: {
    firstName: "Sample",
    lastName: "Teacher",
    email: "teacher@example.org",
    subject: "An outreach at our school",
    message: "I teach in a primary school and would like to host an outreach.\n\nWhen could we talk?",
  },
};

import type { Letter } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { letterHtml, oneLine } from "./email-layout.ts";

interface Facts {
  /** The foundation's own address. */
  to: string;
  foundation: string;
  message: { firstName: string; lastName: string; email: string; subject: string; message: string };
}

/** Tells the foundation what somebody wrote on the contact page; an answer goes to that person. */
export function contactMessageEmail({ to, foundation, message }: Facts): Letter {
  const from = oneLine(`${message.firstName} ${message.lastName}`);
  const subject = oneLine(message.subject);
  return {
    to: oneLine(to),
    subject: oneLine(`${foundation}: ${subject}`),
    replyTo: { name: from, address: oneLine(message.email) },
    text: `${from} <${message.email}> wrote on the contact page:\n\n${subject}\n\n${message.message}\n`,
    html: letterHtml(
      subject,
      `<p><b>${escapeMarkup(from)}</b> &lt;${escapeMarkup(message.email)}&gt; wrote on the contact page:</p><h1 style="font-size:22px">${escapeMarkup(subject)}</h1><p style="white-space:pre-wrap">${escapeMarkup(message.message)}</p>`,
    ),
  };
}

/** An example for the gallery and the tests. */
export const example: Facts = {
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

import type { Email } from "../server/mail/mailer.ts";
import { oneLine, renderEmail } from "./email-layout.tsx";

interface EmailProps {
  to: string;
  foundation: string;
  message: { firstName: string; lastName: string; email: string; subject: string; message: string };
}

/** Forwards a contact message to the foundation; Reply-To is the visitor. */
export function contactMessageEmail({ to, foundation, message }: EmailProps): Email {
  const from = oneLine(`${message.firstName} ${message.lastName}`);
  const subject = oneLine(message.subject);
  return renderEmail({
    to,
    subject: oneLine(`${foundation}: ${subject}`),
    replyTo: { name: from, address: oneLine(message.email) },
    text: `${from} <${message.email}> wrote on the contact page:\n\n${subject}\n\n${message.message}\n`,
    body: (
      <>
        <p>
          <b>{from}</b> &lt;{message.email}&gt; wrote on the contact page:
        </p>
        <h1 style={{ fontSize: 22 }}>{subject}</h1>
        <p style={{ whiteSpace: "pre-wrap" }}>{message.message}</p>
      </>
    ),
  });
}

export const example: EmailProps = {
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

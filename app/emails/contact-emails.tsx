import type { Email } from "../server/mail/mailer.ts";
import { type About, oneLine, renderEmail, renderParagraphs } from "./email-layout.tsx";

type Message = Record<"firstName" | "lastName" | "email" | "subject" | "message", string>;

/** Forwards a contact message to the foundation; Reply-To is the visitor. */
export function contactMessageEmail({ to, foundation, message }: About & { message: Message }): Email {
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

type Reply = About & { contact: string; text: string; message: Message & { day: string } };

/** The answer of the foundation to a contact message, which it quotes; Reply-To is the foundation. */
export function messageReplyEmail({ to, foundation, contact, text, message }: Reply): Email {
  const said = `On ${message.day} you wrote:`;
  const quoted = message.message.replace(/^/gm, "> ");
  return renderEmail({
    to,
    subject: oneLine(`Re: ${message.subject}`),
    replyTo: { name: oneLine(foundation), address: oneLine(contact) },
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

/** Notifies the previous address that contact messages go elsewhere. @param now the new, public address */
export function contactAddressChangedEmail({ now, by, ...about }: About & { now: string; by: string }): Email {
  return renderParagraphs(about, "messages of visitors go to a new address", [
    `${oneLine(by)} changed the email address of the foundation on its website to ${oneLine(now)}. Messages of visitors no longer come here.`,
    "If you did not expect this, ask an admin of the foundation at once. The log of the website says when it was.",
  ]);
}

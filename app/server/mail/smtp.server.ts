import { doctorMail } from "content/doctor-mail.ts";
import { createTransport, type NodemailerError } from "nodemailer";
import { smtpTimeouts } from "../config/timeouts.ts";
import type { SmtpConfig } from "./mail-url.ts";
import { MailError, type Mailer, MailTimeout, PermanentFailure, quote } from "./mailer.ts";

/**
 * Header that prevents automatic replies of absent people and of programs ([RFC
 * 3834](https://www.rfc-editor.org/rfc/rfc3834)).
 */
const automatic = { "Auto-Submitted": "auto-generated" };

export function openSmtp(plan: SmtpConfig, timeoutMs = smtpTimeouts.answer): Mailer {
  const atOnce = 4;
  const transport = createTransport({
    pool: true,
    ...connectionOf(plan, timeoutMs),
    maxConnections: atOnce,
    // One retry, for a connection that the server closed between e-mails; the outbox handles all others.
    maxRequeues: 1,
    idleTimeout: 2_000,
    // The content of an e-mail must not make the site read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    atOnce,
    async send({ to, replyTo, ...email }, signal) {
      const from = { name: plan.from.name ?? "", address: plan.from.address };
      try {
        // Addresses are objects, so that a comma in user input cannot add a recipient.
        await transport.sendMail({
          ...email,
          headers: { ...automatic, ...email.headers },
          from,
          to: { name: "", address: to },
          replyTo,
          signal,
        });
      } catch (error) {
        throw error instanceof Error ? explain(error) : error;
      }
    },
  };
}

/**
 * Connects and signs in without sending anything.
 * @throws MailError
 */
export async function reachSmtp(plan: SmtpConfig, timeoutMs: number): Promise<void> {
  const transport = createTransport(connectionOf(plan, timeoutMs));
  try {
    await transport.verify();
  } catch (error) {
    throw error instanceof Error ? explain(error) : error;
  } finally {
    transport.close();
  }
}

function connectionOf(plan: SmtpConfig, timeoutMs: number) {
  const greeting = Math.min(timeoutMs, smtpTimeouts.greeting);
  return {
    host: plan.host,
    port: plan.port,
    secure: plan.privacy === "at once",
    requireTLS: plan.privacy === "before anything",
    ignoreTLS: plan.privacy === "never",
    auth: plan.user === undefined ? undefined : { user: plan.user, pass: plan.password },
    connectionTimeout: greeting,
    dnsTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 0,
  };
}

const words = doctorMail.failures;

function explain(error: NodemailerError): Error {
  const { code, command, responseCode = 0 } = error;
  const said = quote(error.response ?? "");
  if (code === "EAUTH") return new MailError(words.password(said));
  if (code === "ETLS") return new MailError(words.noEncryption);
  if (code === "ETIMEDOUT" || code === "EABORT") return new MailTimeout(words.late);
  // 530 and 535 require authentication; 421 closes the service.
  if ([421, 530, 535].includes(responseCode)) return new MailError(words.turnedAway(said));
  // 552 means that the e-mail is too large; its size is announced with the sender.
  if (command === "MAIL FROM" && responseCode !== 552) return new MailError(words.sender(said));
  if (code === "EENVELOPE" && responseCode === 0) return new PermanentFailure(words.badAddress, "address");
  if (code === "EENVELOPE" || code === "EMESSAGE") return answerTo(command, responseCode, said);
  return new MailError(words.unreachable(quote(error.message)));
}

function answerTo(command: string | undefined, responseCode: number, said: string): Error {
  // 503 is a protocol error (bad sequence), not a fault of the e-mail.
  if (responseCode < 500 || responseCode === 503) return new Error(words.notNow(said));
  // 5.7 is a policy, for example about relaying, and no fault of the address (RFC 3463).
  const isAddress = command === "RCPT TO" && !/\b5\.7\.\d/.test(said);
  if (isAddress) return new PermanentFailure(words.address(said), "address");
  return new PermanentFailure(words.email(said), "email");
}

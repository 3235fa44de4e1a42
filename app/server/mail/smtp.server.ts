import { createTransport, type NodemailerError } from "nodemailer";
import type { SmtpPlan } from "./mail-url.ts";
import { LetterRefused, type Mailer, MailFault, quote } from "./mailer.ts";

/**
 * How long a server may be silent, in milliseconds. Some look at a letter for minutes before they say that they take
 * it: who hangs up on them sends it again, and the reader has it twice.
 */
const usualPatience = 240_000;

/** Nobody who is there at all needs longer to pick up, in milliseconds. */
const longestGreeting = 30_000;

/**
 * A mailer that hands letters to a mail server by SMTP, over a few connections that stay open while there is work.
 *
 * @param patience milliseconds that the server may be silent
 */
export function openSmtp(plan: SmtpPlan, patience = usualPatience): Mailer {
  const atOnce = 4;
  const greeting = Math.min(patience, longestGreeting);
  const transport = createTransport({
    pool: true,
    host: plan.host,
    port: plan.port,
    secure: plan.privacy === "at once",
    requireTLS: plan.privacy === "before anything",
    ignoreTLS: plan.privacy === "never",
    auth: plan.user === undefined ? undefined : { user: plan.user, pass: plan.password },
    maxConnections: atOnce,
    // Once more for a connection that the server closed between two letters; the outbox tries everything else again.
    maxRequeues: 1,
    idleTimeout: 2_000,
    connectionTimeout: greeting,
    dnsTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: patience,
    socketCloseTimeout: 0,
    // A letter is what it says: nothing in it makes the site read a file or ask another machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    atOnce,
    async send({ to, replyTo, ...letter }, signal) {
      const from = { name: plan.from.name ?? "", address: plan.from.address };
      try {
        // As objects, so that a comma in what somebody typed makes no second reader.
        await transport.sendMail({ ...letter, from, to: { name: "", address: to }, replyTo, signal });
      } catch (error) {
        throw error instanceof Error ? explain(error) : error;
      }
    },
  };
}

/** Makes a sentence for the staff of what went wrong, and says whom it concerns. */
function explain(error: NodemailerError): Error {
  const { code, command, responseCode = 0 } = error;
  const said = quote(error.response ?? "");
  if (code === "EAUTH") return new MailFault(`The mail server refuses the site’s user name or password: ${said}`);
  if (code === "ETLS") return new MailFault("The mail server offers no private line, so nothing was said to it.");
  if (code === "ETIMEDOUT" || code === "EABORT") return new MailFault("The mail server did not answer in time.");
  // 530 and 535 ask the site to sign in first, 421 sends everybody away.
  if ([421, 530, 535].includes(responseCode)) return new MailFault(`The mail server turns the site away: ${said}`);
  // 552 is the size of the letter, which is announced together with the sender.
  if (command === "MAIL FROM" && responseCode !== 552)
    return new MailFault(`The mail server refuses the sender in MAIL_FROM: ${said}`);
  if (code === "EENVELOPE" && responseCode === 0)
    return new LetterRefused("The address cannot be written to.", "address");
  if (code === "EENVELOPE" || code === "EMESSAGE") return answerTo(command, responseCode, said);
  return new MailFault(`The mail server cannot be reached: ${quote(error.message)}.`);
}

/** The server heard the letter's own words, and did not take it. */
function answerTo(command: string | undefined, responseCode: number, said: string): Error {
  // 503 means that the two lost count of each other, not that anything is wrong with the letter.
  if (responseCode < 500 || responseCode === 503) return new Error(`The mail server does not take it now: ${said}`);
  // 5.7 is about what is allowed, like relaying: it says nothing about whether the address is there.
  const isAddress = command === "RCPT TO" && !/\b5\.7\.\d/.test(said);
  if (isAddress) return new LetterRefused(`The mail server refuses the address: ${said}`, "address");
  return new LetterRefused(`The mail server refuses the letter: ${said}`, "letter");
}

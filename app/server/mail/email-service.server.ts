import { setTimeout as wait } from "node:timers/promises";
import { doctorMail } from "content/doctor-mail.ts";
import { emailServiceTimeoutMs } from "../config/timeouts.ts";
import type { EmailServiceConfig } from "./mail-url.ts";
import { type Email, MailError, type Mailer, PermanentFailure, quote } from "./mailer.ts";

/** Statuses that are about the account or the rate limit, and not about the e-mail. */
const notTheEmail = [401, 403, 404, 408, 429];

/**
 * Opens a transport that uses an e-mail service's HTTP API, in plain text, without `headers`. The service's template
 * must address the e-mail to `{{to_email}}`.
 * @param pause delay between e-mails (ms): the service allows one per second
 */
export function openEmailService(plan: EmailServiceConfig, timeoutMs = emailServiceTimeoutMs, pause = 1_100): Mailer {
  let next: Promise<unknown> = Promise.resolve();
  /** Waits for the turn of an e-mail, with the delay between two. */
  const takeTurn = () => {
    const turn = next;
    next = turn.then(() => wait(pause));
    return turn;
  };
  return {
    atOnce: 1,
    async send(email, signal) {
      await takeTurn();
      const late = AbortSignal.timeout(timeoutMs);
      const answer = await ask(plan, email, signal ? AbortSignal.any([late, signal]) : late);
      if (answer.ok) return;
      const said = `${answer.status} ${quote(await answer.text().catch(() => ""))}`.trim();
      const isRefused = answer.status >= 400 && answer.status < 500 && !notTheEmail.includes(answer.status);
      if (isRefused) throw new PermanentFailure(doctorMail.failures.service(said), "email");
      throw new MailError(doctorMail.failures.serviceNotNow(said));
    },
  };
}

async function ask(plan: EmailServiceConfig, email: Email, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(plan.endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(parametersOf(plan, email)),
      // No redirect: the keys go only to the configured host.
      redirect: "manual",
      signal,
    });
  } catch {
    const { serviceLate, serviceAway } = doctorMail.failures;
    throw new MailError(signal.aborted ? serviceLate : serviceAway);
  }
}

function parametersOf({ service, template, publicId, privateKey, from }: EmailServiceConfig, email: Email) {
  const writer = email.replyTo ?? from;
  return {
    service_id: service,
    template_id: template,
    user_id: publicId,
    ...(privateKey !== undefined && { accessToken: privateKey }),
    template_params: {
      from_name: writer.name ?? writer.address,
      from_email: writer.address,
      to_email: email.to,
      reply_to: writer.address,
      subject: email.subject,
      message: email.text,
    },
  };
}

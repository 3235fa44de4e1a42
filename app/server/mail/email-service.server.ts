import type { ServicePlan } from "./mail-url.ts";
import { type Letter, LetterRefused, type Mailer, MailFault, quote } from "./mailer.ts";

/** What the service may need for an answer, in milliseconds. */
const usualPatience = 30_000;

/** The service takes one letter a second and turns away the rest. */
const usualPause = 1_100;

/** Answers that concern the site's own account or haste, and not the letter. */
const notTheLetter = [401, 403, 404, 408, 429];

/**
 * A mailer that asks an e-mail service by HTTP. The service puts the values into a template that is kept there, so the
 * template has to address the letter to `{{to_email}}`; letters go out as plain text, and `headers` cannot be sent.
 *
 * @param patience milliseconds that the service may need for an answer
 * @param pause milliseconds from one letter to the next
 */
export function openEmailService(plan: ServicePlan, patience = usualPatience, pause = usualPause): Mailer {
  let next = Promise.resolve();
  /** One after the other, with the pause between. */
  const takeTurn = () => {
    const turn = next;
    next = turn.then(() => new Promise((resolve) => setTimeout(resolve, pause)));
    return turn;
  };
  return {
    atOnce: 1,
    async send(letter, signal) {
      await takeTurn();
      const answer = await ask(
        plan,
        letter,
        AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
      );
      if (answer.ok) return;
      const said = `${answer.status} ${quote(await answer.text().catch(() => ""))}`.trim();
      const isRefused = answer.status >= 400 && answer.status < 500 && !notTheLetter.includes(answer.status);
      if (isRefused) throw new LetterRefused(`The e-mail service refuses the letter: ${said}`, "letter");
      throw new MailFault(`The e-mail service takes nothing now: ${said}`);
    },
  };
}

async function ask(plan: ServicePlan, letter: Letter, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(plan.endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(parametersOf(plan, letter)),
      // The keys go to the host that the setting names and to no other.
      redirect: "manual",
      signal,
    });
  } catch {
    const late = signal.aborted ? "did not answer in time" : "cannot be reached";
    throw new MailFault(`The e-mail service ${late}.`);
  }
}

function parametersOf({ service, template, publicId, privateKey, from }: ServicePlan, letter: Letter) {
  const writer = letter.replyTo ?? from;
  return {
    service_id: service,
    template_id: template,
    user_id: publicId,
    ...(privateKey !== undefined && { accessToken: privateKey }),
    template_params: {
      from_name: writer.name ?? writer.address,
      from_email: writer.address,
      to_email: letter.to,
      reply_to: writer.address,
      subject: letter.subject,
      message: letter.text,
    },
  };
}

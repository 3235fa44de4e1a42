import { account } from "content/account.ts";
import { staffPeople } from "content/staff-people.ts";
import type { Sender } from "../../../server/context.server.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { qrCode } from "../../../server/images/qr-code.server.ts";
import { markedFields } from "../../../values/form-result.ts";
import { appCodeSchema, ownPasswordSchema } from "../users/user-schema.ts";
import * as verbs from "./two-factor.server.ts";
import type { TwoFactorAnswer } from "./two-factor-answer.ts";

const words = staffPeople.account;

function rejectAttempt(outcome: "wrong" | "wait" | "already", field: "password" | "code") {
  const wrong = field === "password" ? words.wrongPassword : words.wrongCode;
  const why = { wrong: markedFields(1), wait: account.login.wait, already: words.already }[outcome];
  return new FormError(`${words.notYet} ${why}`, { errors: outcome === "wrong" ? { [field]: wrong } : {} });
}

interface Answered {
  answer: TwoFactorAnswer;
  /** Set if the session was replaced. */
  cookies?: string[];
}

/** Acts of two-step sign-in by the intent of their form. @param headers of the request */
export const twoFactorActs = ({ ctx, member }: Sender, headers: Headers, { check }: SentForm) => ({
  async start(): Promise<Answered> {
    const outcome = await verbs.startTwoFactor(ctx, member, headers, check(ownPasswordSchema).password);
    if (typeof outcome === "string") throw rejectAttempt(outcome, "password");
    const secret = new URL(outcome.uri).searchParams.get("secret") ?? "";
    return { answer: { done: words.started, code: qrCode(outcome.uri), secret } };
  },
  async confirm(): Promise<Answered> {
    const outcome = await verbs.confirmTwoFactor(ctx, member, headers, check(appCodeSchema).code);
    if (typeof outcome === "string") throw rejectAttempt(outcome, "code");
    const { cookies, codes } = outcome;
    return { answer: { done: words.on, codes }, cookies };
  },
  async codes(): Promise<Answered> {
    const outcome = await verbs.renewCodes(ctx, member, check(ownPasswordSchema).password);
    if (typeof outcome === "string") throw rejectAttempt(outcome, "password");
    return { answer: { done: words.codesNew, codes: outcome } };
  },
  async stop(): Promise<Answered> {
    const outcome = await verbs.stopTwoFactor(ctx, member, headers, check(ownPasswordSchema).password);
    if (typeof outcome === "string") throw rejectAttempt(outcome, "password");
    return { answer: { done: words.off }, cookies: outcome };
  },
});

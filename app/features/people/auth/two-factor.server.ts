import { account } from "content/account.ts";
import { staffPeople } from "content/staff-people.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { qrCode } from "../../../server/images/qr-code.server.ts";
import { markedFields } from "../../../values/marked-fields.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { recoveryCodeUsedEmail } from "../users/account-emails.tsx";
import { enqueueNotice } from "../users/send-user-emails.server.ts";
import { ownPasswordLimit } from "../users/user-commands.server.ts";
import { appCodeSchema, ownPasswordSchema } from "../users/user-schema.ts";
import { findNewMember } from "./describe-second-step.server.ts";
import type { TwoFactorAnswer } from "./two-factor-answer.ts";

const codeLimit = { what: "own-code", times: 10, minutes: 15 };

/** Creates a TOTP secret, which a code must confirm. @param headers of the request @returns the secret's URI */
export async function startTwoFactor(ctx: AppContext, member: StaffMember, headers: Headers, password: string) {
  if (member.twoFactor) return "already";
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  const { name } = await findSettings(ctx);
  return (await ctx.auth.startTwoFactor(headers, password, name)) ?? "wrong";
}

/** Confirms the secret with a code. @returns cookies of the new session, and recovery codes */
async function confirmTwoFactor(ctx: AppContext, member: StaffMember, headers: Headers, code: string) {
  if (member.twoFactor) return "already";
  if (!(await countTowardsRateLimit(ctx, codeLimit, member.id))) return "wait";
  const answer = await ctx.auth.withCode(headers, code);
  if (answer.outcome === "refused") return "wrong";
  const codes = await ctx.auth.renewRecoveryCodes(member.id);
  await recordOwnAuditEvent(ctx, member, "second factor switched on");
  return { cookies: answer.cookies, codes };
}

/** Replaces the recovery codes. @returns the new codes */
async function renewCodes(ctx: AppContext, member: StaffMember, password: string) {
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  if (!(await ctx.auth.isPassword(member.id, password))) return "wrong";
  const codes = await ctx.auth.renewRecoveryCodes(member.id);
  await recordOwnAuditEvent(ctx, member, "recovery codes renewed");
  return codes;
}

/** E-mails the owner after a sign-in with a recovery code. @param cookies of the new session */
export async function notifyOfUsedCode(ctx: AppContext, cookies: string[]): Promise<void> {
  const member = await findNewMember(ctx, cookies);
  if (member === undefined) return;
  const left = await ctx.auth.countRecoveryCodes(member.id);
  await withTransaction(ctx, async (ctx, transaction) => {
    await recordAuditEvent(ctx, transaction, member, { what: "recovery code used", subject: `user:${member.id}` });
    await enqueueNotice(ctx, "recovery-code-used", (foundation) =>
      recoveryCodeUsedEmail({ to: member.email, foundation, left }),
    );
  });
}

/** Switches two-step sign-in off. @returns cookies of the new session */
async function stopTwoFactor(ctx: AppContext, member: StaffMember, headers: Headers, password: string) {
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  const cookies = await ctx.auth.stopTwoFactor(headers, password);
  if (cookies === undefined) return "wrong";
  await recordOwnAuditEvent(ctx, member, "second factor switched off");
  return cookies;
}

/** Ends all sessions. @returns cookies that delete the current one */
export async function signOutEverywhere(ctx: AppContext, member: StaffMember, headers: Headers): Promise<string[]> {
  const cookies = await ctx.auth.signOut(headers);
  await ctx.auth.endSessions(member.id);
  await recordOwnAuditEvent(ctx, member, "signed out everywhere");
  return cookies;
}

/** Records an act after it was done, because the auth library cannot use the site's transaction. */
const recordOwnAuditEvent = (ctx: AppContext, member: StaffMember, what: string) =>
  withTransaction(ctx, (ctx, transaction) =>
    recordAuditEvent(ctx, transaction, member, { what, subject: `user:${member.id}` }),
  );

const words = staffPeople.account;

function rejectAttempt(outcome: "wrong" | "wait" | "already", field: "password" | "code") {
  const wrong = field === "password" ? words.wrongPassword : words.wrongCode;
  const why = { wrong: markedFields(1), wait: account.login.wait, already: words.already }[outcome];
  return new FormError(`${words.notYet} ${why}`, { errors: outcome === "wrong" ? { [field]: wrong } : {} });
}

interface Answered {
  answer: TwoFactorAnswer;
  /** Set if a new session replaced the old one. */
  cookies?: string[];
}

/** Acts of two-step sign-in, by the form's intent. @param headers of the request */
export const twoFactorActs = ({ ctx, member }: Sender, headers: Headers, { check }: SentForm) => ({
  async start(): Promise<Answered> {
    const outcome = await startTwoFactor(ctx, member, headers, check(ownPasswordSchema).password);
    if (typeof outcome === "string") throw rejectAttempt(outcome, "password");
    const secret = new URL(outcome.uri).searchParams.get("secret") ?? "";
    return { answer: { done: words.started, code: qrCode(outcome.uri), secret } };
  },
  async confirm(): Promise<Answered> {
    const outcome = await confirmTwoFactor(ctx, member, headers, check(appCodeSchema).code);
    if (typeof outcome === "string") throw rejectAttempt(outcome, "code");
    const { cookies, codes } = outcome;
    return { answer: { done: words.on, codes }, cookies };
  },
  async codes(): Promise<Answered> {
    const outcome = await renewCodes(ctx, member, check(ownPasswordSchema).password);
    if (typeof outcome === "string") throw rejectAttempt(outcome, "password");
    return { answer: { done: words.codesNew, codes: outcome } };
  },
  async stop(): Promise<Answered> {
    const outcome = await stopTwoFactor(ctx, member, headers, check(ownPasswordSchema).password);
    if (typeof outcome === "string") throw rejectAttempt(outcome, "password");
    return { answer: { done: words.off }, cookies: outcome };
  },
});

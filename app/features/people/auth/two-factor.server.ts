import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { recoveryCodeUsedEmail } from "../users/account-emails.tsx";
import { enqueueNotice } from "../users/send-user-emails.server.ts";
import { ownPasswordLimit } from "../users/user-commands.server.ts";
import { findNewMember } from "./describe-second-step.server.ts";

const codeLimit = { what: "own-code", times: 10, minutes: 15 };

/** Creates a TOTP secret, which a code must confirm. @param headers of the request @returns its URI */
export async function startTwoFactor(ctx: AppContext, member: StaffMember, headers: Headers, password: string) {
  if (member.twoFactor) return "already";
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  const { name } = await findSettings(ctx);
  return (await ctx.auth.startTwoFactor(headers, password, name)) ?? "wrong";
}

/** @returns cookies of the replaced session, and recovery codes */
export async function confirmTwoFactor(ctx: AppContext, member: StaffMember, headers: Headers, code: string) {
  if (member.twoFactor) return "already";
  if (!(await countTowardsRateLimit(ctx, codeLimit, member.id))) return "wait";
  const answer = await ctx.auth.withCode(headers, code);
  if (answer.outcome === "refused") return "wrong";
  const codes = await ctx.auth.renewRecoveryCodes(member.id);
  await recordOwnAuditEvent(ctx, member, "second factor switched on");
  return { cookies: answer.cookies, codes };
}

/** Replaces the recovery codes. @returns the new ones */
export async function renewCodes(ctx: AppContext, member: StaffMember, password: string) {
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  if (!(await ctx.auth.isPassword(member.id, password))) return "wrong";
  const codes = await ctx.auth.renewRecoveryCodes(member.id);
  await recordOwnAuditEvent(ctx, member, "recovery codes renewed");
  return codes;
}

/** Mails the owner after a sign-in by recovery code. @param cookies of the new session */
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

/** @returns cookies of the replaced session */
export async function stopTwoFactor(ctx: AppContext, member: StaffMember, headers: Headers, password: string) {
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

/** Recorded right after the act, because the auth library cannot join a transaction. */
const recordOwnAuditEvent = (ctx: AppContext, member: StaffMember, what: string) =>
  withTransaction(ctx, (ctx, transaction) =>
    recordAuditEvent(ctx, transaction, member, { what, subject: `user:${member.id}` }),
  );

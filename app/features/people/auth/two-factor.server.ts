import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { ownPasswordLimit } from "../users/user-commands.server.ts";

const codeLimit = { what: "own-code", times: 10, minutes: 15 };

/** Creates a TOTP secret, effective only after confirmation by a code. @param headers of the request */
export async function startTwoFactor(ctx: AppContext, member: StaffMember, headers: Headers, password: string) {
  if (member.twoFactor) return "already";
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  const { name } = await findSettings(ctx);
  return (await ctx.auth.startTwoFactor(headers, password, name)) ?? "wrong";
}

/** @returns cookies: the session goes on under a new one */
export async function confirmTwoFactor(ctx: AppContext, member: StaffMember, headers: Headers, code: string) {
  if (member.twoFactor) return "already";
  if (!(await countTowardsRateLimit(ctx, codeLimit, member.id))) return "wait";
  const answer = await ctx.auth.withCode(headers, code);
  if (answer.outcome === "refused") return "wrong";
  await recordOwnAuditEvent(ctx, member, "second factor switched on");
  return answer.cookies;
}

/** @returns cookies: the session goes on under a new one */
export async function stopTwoFactor(ctx: AppContext, member: StaffMember, headers: Headers, password: string) {
  if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id))) return "wait";
  const cookies = await ctx.auth.stopTwoFactor(headers, password);
  if (cookies === undefined) return "wrong";
  await recordOwnAuditEvent(ctx, member, "second factor switched off");
  return cookies;
}

/** Ends all sessions, this one included. @returns cookies that delete its cookie */
export async function signOutEverywhere(ctx: AppContext, member: StaffMember, headers: Headers): Promise<string[]> {
  const cookies = await ctx.auth.signOut(headers);
  await ctx.auth.endSessions(member.id);
  await recordOwnAuditEvent(ctx, member, "signed out everywhere");
  return cookies;
}

/** The auth library cannot join our transaction, so these audit events follow right after. */
const recordOwnAuditEvent = (ctx: AppContext, member: StaffMember, what: string) =>
  withTransaction(ctx, (ctx, transaction) =>
    recordAuditEvent(ctx, transaction, member, { what, subject: `user:${member.id}` }),
  );

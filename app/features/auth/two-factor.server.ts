import { withTransaction } from "../../server/db/with-transaction.ts";
import { countAttempt } from "../../server/http/rate-limit.server.ts";
import type { NewSecondFactor, StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { ownPasswordLimit } from "../users/change-password.server.ts";

/** How often somebody may try the code that switches the second factor on. */
const codeLimit = { what: "own-code", times: 10, minutes: 15 };

/**
 * Makes a second factor for the signed-in person. It does not count before a code confirms it.
 *
 * @param headers of the request
 */
export async function startSecondFactor(
  site: Site,
  member: StaffMember,
  headers: Headers,
  password: string,
): Promise<NewSecondFactor | "wrong" | "wait" | "already"> {
  if (member.twoFactor) return "already";
  if (!(await countAttempt(site, ownPasswordLimit, member.id))) return "wait";
  return (await site.signIn.startSecondFactor(headers, password)) ?? "wrong";
}

/** Switches the second factor on. @returns cookies for the answer: the session goes on under a new one */
export async function confirmSecondFactor(
  site: Site,
  member: StaffMember,
  headers: Headers,
  code: string,
): Promise<string[] | "wrong" | "wait" | "already"> {
  if (member.twoFactor) return "already";
  if (!(await countAttempt(site, codeLimit, member.id))) return "wait";
  const answer = await site.signIn.withCode(headers, code);
  if (answer.outcome === "refused") return "wrong";
  await keepOwnDeed(site, member, "second factor switched on");
  return answer.cookies;
}

/** Switches the second factor off. @returns cookies for the answer: the session goes on under a new one */
export async function stopSecondFactor(
  site: Site,
  member: StaffMember,
  headers: Headers,
  password: string,
): Promise<string[] | "wrong" | "wait"> {
  if (!(await countAttempt(site, ownPasswordLimit, member.id))) return "wait";
  const cookies = await site.signIn.stopSecondFactor(headers, password);
  if (cookies === undefined) return "wrong";
  await keepOwnDeed(site, member, "second factor switched off");
  return cookies;
}

/** Ends every session of the signed-in person, this one too. @returns cookies that forget it */
export async function signOutEverywhere(site: Site, member: StaffMember, headers: Headers): Promise<string[]> {
  const cookies = await site.signIn.out(headers);
  await site.signIn.endSessions(member.id);
  await keepOwnDeed(site, member, "signed out everywhere");
  return cookies;
}

/** Sign-in cannot join our transaction, so these deeds are written down right after. */
async function keepOwnDeed(site: Site, member: StaffMember, what: string): Promise<void> {
  await withTransaction(site, (site, transaction) =>
    keepDeed(site, transaction, member, { what, subject: `user:${member.id}` }),
  );
}

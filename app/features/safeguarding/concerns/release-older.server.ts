import { errors } from "content/error-sentences.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { readRightOf } from "../../../server/auth/find-reading-rights.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { rangesAt, releaseMs } from "../../../server/auth/reading-rights.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors, type ErrorCode } from "../../../server/http/errors.ts";
import { hasRole } from "../../../values/roles.ts";
import { readStandings } from "../../people/users/find-settled-people.server.ts";
import { recordFact } from "../../people/users/record-reading-right.server.ts";
import { canCreateUser } from "../../people/users/user-permissions.ts";
import { findLackingOlder } from "./find-readers.server.ts";

const releaseErrors = defineErrors({ leadReleases: 409, notSettled: 403, notOtherPerson: 409 }, errors.release);

/** Finds leads for whom two admins can release older concerns, because there is no other lead. */
export async function findLeadsWithoutOlder(ctx: Pick<AppContext, "db" | "clock">) {
  const leads = (await listSafeguarders(ctx)).filter((person) => hasRole(person, "lead"));
  const lacking = await findLackingOlder(ctx, leads);
  if (lacking.length === 0) return [];
  const now = await findTrustedMoment(ctx);
  const rights = await Promise.all(leads.map(async ({ id }) => ({ id, right: await readRightOf(ctx, id) })));
  return lacking.filter(
    ({ id, right: { after } }) =>
      !rights.some((other) => other.id !== id && rangesAt(other.right, now).some((own) => own.after < after)),
  );
}

type Standings = Awaited<ReturnType<typeof readStandings>>;
type WaitingLead = Awaited<ReturnType<typeof findLeadsWithoutOlder>>[number];

const listAskers = ({ right: { askedBy } }: WaitingLead, { settledAdmins }: Standings): string[] =>
  askedBy.filter((id) => settledAdmins.some((admin) => admin.id === id));

export function whyNotRelease(standings: Standings, member: string, lead: WaitingLead): ErrorCode | undefined {
  const { settledAdmins, areTwo, areSame } = standings;
  if (!settledAdmins.some(({ id }) => id === member)) return releaseErrors.notSettled;
  if (areSame(lead.id, member)) return releaseErrors.notOtherPerson;
  const others = listAskers(lead, standings).filter((id) => id !== member);
  const isSecond = others.some((id) => areTwo(id, member) && !areSame(lead.id, id));
  return others.length > 0 && !isSecond ? releaseErrors.notOtherPerson : undefined;
}

/**
 * Asks to release older concerns to a lead. After a second person asks too, they open in 72 hours; neither admin reads them.
 * @returns whether two have asked @throws AppError adminsOnly; notFound; leadReleases, notSettled, notOtherPerson
 */
export async function releaseOlder({ ctx, member }: Actor, leadId: string): Promise<boolean> {
  requireMay(member, canCreateUser);
  return withTransaction(ctx, async (ctx, transaction) => {
    const leads = (await listSafeguarders(ctx)).filter((person) => hasRole(person, "lead"));
    if (!leads.some(({ id }) => id === leadId)) throw new AppError("notFound");
    const lead = (await findLeadsWithoutOlder(ctx)).find(({ id }) => id === leadId);
    if (lead === undefined) throw new AppError(releaseErrors.leadReleases);
    const standings = await readStandings(ctx);
    const { askedBy, after } = lead.right;
    const reason = whyNotRelease(standings, member.id, lead);
    if (reason !== undefined) throw new AppError(reason);
    if (askedBy.includes(member.id)) return false;
    const isSecond = listAskers(lead, standings).length > 0;
    const about = { account: leadId, by: member.id, after: 0, until: after };
    const from = new Date(standings.now.getTime() + (isSecond ? releaseMs : 0));
    await recordFact(ctx, { ...about, what: isSecond ? "released" : "asked", from });
    const what = isSecond ? "older concerns released" : "older concerns: release asked";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `user:${leadId}` });
    return isSecond;
  });
}

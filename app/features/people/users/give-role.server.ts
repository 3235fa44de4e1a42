import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { readRightOf } from "../../../server/auth/find-reading-rights.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { findFactsOf } from "../../../server/auth/reading-right-queries.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { findRoles } from "../../../server/db/user-roles.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { hasRole, needsSecondStep, type Role, sortRoles, writeRoles } from "../../../values/roles.ts";
import { type RoleChange, recordStandingChange } from "./find-settled-people.server.ts";
import { recordReadingChange } from "./record-reading-right.server.ts";
import { requireUser } from "./require-user.server.ts";
import { replaceRoles } from "./role-queries.server.ts";
import { findUser, updateUser } from "./user-queries.server.ts";

interface GivenRole {
  account: string;
  what: "founded" | "created" | "role";
  by: string;
  role: Role;
  /** True to add the role to the earlier roles. */
  isAdded?: boolean;
}

/**
 * Gives a role, and records the effects on standing and on the right to read concerns. No other code writes roles. A
 * stopped lead who gets the role again is appointed again.
 */
export async function giveRole(
  ctx: InTransaction,
  { account, what, by, role, isAdded = false }: GivenRole,
): Promise<RoleChange> {
  const before = await findRoles(ctx.db, account);
  const roles = { before, after: sortRoles([...(isAdded ? before : []), role]) };
  const isSame = writeRoles(before) === writeRoles(roles.after);
  const isStopped = role === "lead" && before.includes("lead") && (await readRightOf(ctx, account)) === undefined;
  if (isStopped) await recordLead(ctx, account, by, roles.after);
  else if (!isSame) await recordReadingChange(ctx, { account, what, by, roles });
  if (isSame) return roles;
  await recordStandingChange(ctx, { account, what, by, ...(what === "role" && { roles }) });
  // After a change of role, a safeguarding lead must name an admin as a reader again.
  const second_step_since = await findDutySince(ctx, account, roles);
  await updateUser(ctx.db, account, { reads_safeguarding: 0, second_step_since });
  await replaceRoles(ctx.db, account, roles.after);
  return roles;
}

/** Returns since when two-step sign-in is required. Losing and regaining a role does not begin the time again. */
async function findDutySince(ctx: InTransaction, account: string, { after }: RoleChange) {
  const known = (await findUser(ctx.db, account))?.second_step_since ?? null;
  if (known !== null || !needsSecondStep({ roles: after })) return known;
  return (await findTrustedMoment(ctx)).toISOString();
}

const recordLead = (ctx: InTransaction, account: string, by: string, after: readonly Role[]) =>
  recordReadingChange(ctx, { account, what: "role", by, roles: { before: [], after } });

/**
 * Appoints leads whom the shell of an earlier release created without recording the right to read. Runs before the site
 * opens.
 */
export async function appointUnrecordedLeads(ctx: AppContext): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    for (const person of await listSafeguarders(ctx))
      if (hasRole(person, "lead") && (await findFactsOf(transaction, person.id)).length === 0)
        await recordLead(ctx, person.id, "update", person.roles);
  });
}

/**
 * Names an admin as a reader of concerns, or ends this. The caller checks that a lead acts.
 * @throws AppError notFound
 */
export async function nameReader(
  ctx: AppContext,
  member: Pick<StaffMember, "id" | "name">,
  id: string,
  isNamed: boolean,
): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    // A safeguarding lead who is also an admin reads as the lead.
    if (!hasRole(person, "admin") || hasRole(person, "lead")) throw new AppError("notFound");
    if (person.isNamed === isNamed) return;
    await recordReadingChange(ctx, { account: id, what: isNamed ? "named" : "unnamed", by: member.id });
    await updateUser(transaction, id, { reads_safeguarding: Number(isNamed) });
    const what = isNamed ? "named to read concerns" : "no longer named to read concerns";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `user:${id}` });
  });
}

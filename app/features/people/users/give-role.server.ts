import { readRightOf } from "../../../server/auth/find-reading-rights.server.ts";
import { listSafeguarders } from "../../../server/auth/list-safeguarders.server.ts";
import { findFactsOf } from "../../../server/auth/reading-right-queries.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { findRoles } from "../../../server/db/user-roles.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { hasRole, needsSecondStep, type Role, sortRoles, writeRoles } from "../../../values/roles.ts";
import { type RoleChange, recordStandingChange } from "./find-settled-people.server.ts";
import { recordReadingChange } from "./record-reading-right.server.ts";
import { replaceRoles } from "./role-queries.server.ts";
import { findUser, updateUser } from "./user-queries.server.ts";

interface GivenRole {
  account: string;
  what: "founded" | "created" | "role";
  /** Id of who gives it. */
  by: string;
  role: Role;
  /** The person keeps the roles of before beside it. */
  isAdded?: boolean;
}

/**
 * Gives a person a role, and records what that does: whether the account counts as a person of its own, and which concerns
 * it reads. Team, the shell, the set-up and the import all give roles here, and no other code writes them. Giving a stopped
 * lead the role again appoints that person again.
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
  // Only an admin can be named by a lead: with another role, and as an admin again, the person reads no concerns.
  const second_step_since = await findDutySince(ctx, account, roles);
  await updateUser(ctx.db, account, { reads_safeguarding: 0, second_step_since });
  await replaceRoles(ctx.db, account, roles.after);
  return roles;
}

/** When the duty of two-step sign-in began, for ever: a role that is taken and given again begins no new time. */
async function findDutySince(ctx: InTransaction, account: string, { after }: RoleChange) {
  const known = (await findUser(ctx.db, account))?.second_step_since ?? null;
  if (known !== null || !needsSecondStep({ roles: after })) return known;
  return (await findTrustedMoment(ctx)).toISOString();
}

/** Records a lead's right as of somebody who was none before. */
const recordLead = (ctx: InTransaction, account: string, by: string, after: readonly Role[]) =>
  recordReadingChange(ctx, { account, what: "role", by, roles: { before: [], after } });

/**
 * Before the site opens: leads whom the shell of an earlier release made have the role and no record of a right, so they
 * could never read a concern. They get their right as if they were appointed now, with its wait and its e-mails; once,
 * because then there is a record.
 */
export async function appointUnrecordedLeads(ctx: AppContext): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    for (const person of await listSafeguarders(ctx))
      if (hasRole(person, "lead") && (await findFactsOf(transaction, person.id)).length === 0)
        await recordLead(ctx, person.id, "update", person.roles);
  });
}

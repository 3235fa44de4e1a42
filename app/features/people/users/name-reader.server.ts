import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { hasRole } from "../../../values/roles.ts";
import { recordReadingChange } from "./record-reading-right.server.ts";
import { requireUser } from "./require-user.server.ts";
import { updateUser } from "./user-queries.server.ts";

/**
 * Names an admin as a reader of concerns, or ends that. The caller has checked the lead's right. @throws AppError notFound
 * for other roles
 */
export async function nameReader(
  ctx: AppContext,
  member: Pick<StaffMember, "id" | "name">,
  id: string,
  isNamed: boolean,
): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const person = await requireUser(transaction, id);
    // A lead who is an admin reads by the lead's role.
    if (!hasRole(person, "admin") || hasRole(person, "lead")) throw new AppError("notFound");
    if (person.isNamed === isNamed) return;
    await recordReadingChange(ctx, { account: id, what: isNamed ? "named" : "unnamed", by: member.id });
    await updateUser(transaction, id, { reads_safeguarding: Number(isNamed) });
    const what = isNamed ? "named to read concerns" : "no longer named to read concerns";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `user:${id}` });
  });
}

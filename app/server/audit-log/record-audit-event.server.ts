import type { StaffMember } from "../auth/auth.ts";
import type { AppContext } from "../context.server.ts";
import type { OpenTransaction } from "../db/with-transaction.ts";
import { insertAuditEvent } from "./audit-log-queries.server.ts";

interface AuditEvent {
  /** For example, `post deleted`. */
  what: string;
  /** For example, `post:12`. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** The moment of each transaction, the same in all its audit events: moment and actor identify a save. */
const moments = new WeakMap<OpenTransaction, string>();

function momentOf({ clock }: AppContext, transaction: OpenTransaction): string {
  const at = moments.get(transaction) ?? clock.now().toISOString();
  moments.set(transaction, at);
  return at;
}

/** Records an audit event, in the transaction of its action. */
export async function recordAuditEvent(
  ctx: AppContext,
  transaction: OpenTransaction,
  member: Pick<StaffMember, "id" | "name">,
  { before, after, ...event }: AuditEvent,
): Promise<void> {
  await insertAuditEvent(transaction, {
    at: momentOf(ctx, transaction),
    who_id: member.id,
    who: member.name,
    ...event,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
  });
}

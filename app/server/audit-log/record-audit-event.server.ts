import type { OpenTransaction } from "../db/with-transaction.ts";
import type { StaffMember } from "../auth/auth.ts";
import type { Site } from "../context.server.ts";
import { insertDeed } from "./audit-log-queries.server.ts";

interface Deed {
  /** Like `post deleted`. */
  what: string;
  /** Like `post:12`. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/**
 * Writes down who did what, in the same transaction as the doing.
 */
export async function keepDeed(
  site: Site,
  transaction: OpenTransaction,
  member: Pick<StaffMember, "id" | "name">,
  deed: Deed,
): Promise<void> {
  await insertDeed(transaction, {
    at: site.clock.now().toISOString(),
    who_id: member.id,
    who: member.name,
    what: deed.what,
    subject: deed.subject,
    before: deed.before === undefined ? null : JSON.stringify(deed.before),
    after: deed.after === undefined ? null : JSON.stringify(deed.after),
  });
}

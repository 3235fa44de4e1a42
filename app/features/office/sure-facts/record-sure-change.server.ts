import { randomBytes } from "node:crypto";
import { listLeadAddresses } from "../../../server/auth/list-admin-addresses.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import type { SureFactChange } from "../../../server/feature-events.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findAdminAddresses } from "../../people/users/find-settled-people.server.ts";
import { nameSureFact } from "./name-sure-fact.server.ts";
import { sureFactEmail } from "./sure-fact-emails.tsx";
import { insertChange } from "./sure-fact-queries.server.ts";

/**
 * Stores a change, so that it can be undone, and e-mails all admins and leads. Runs in the transaction of the change.
 */
export async function recordSureChange(
  ctx: InTransaction,
  member: { id: string; name: string },
  change: SureFactChange,
): Promise<void> {
  const id = randomBytes(16).toString("hex");
  const at = (await findTrustedMoment(ctx)).toISOString();
  const none = { undone_by: null, undone_at: null };
  await insertChange(ctx.db, { ...change, ...none, id, by: member.name, by_id: member.id, at });
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  const link = siteUrl && `${siteUrl}/admin/undo/${id}`;
  const addresses = new Set([...(await findAdminAddresses(ctx)), ...(await listLeadAddresses(ctx))]);
  for (const to of addresses) {
    const email = sureFactEmail({ to, foundation, by: member.name, fact: nameSureFact(change), link });
    await enqueueEmail(ctx, ctx.db, email, { kind: "sure-fact", idempotencyKey: `sure-fact:${id}:${to}` });
  }
}

import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import type { SwitchKey } from "../../../server/feature-switch.ts";
import { deleteInitial } from "./switch-queries.server.ts";

/** Switches a feature on at its first use. A feature that an admin switched off stays off. */
export async function startUse(
  ctx: InTransaction,
  member: Pick<StaffMember, "id" | "name">,
  key: SwitchKey,
): Promise<void> {
  if (!(await deleteInitial(ctx.db, key))) return;
  await recordAuditEvent(ctx, ctx.db, member, { what: "switched on", subject: `switch:${key}` });
  await ctx.events.switched(ctx);
}

import { staffUse as words } from "content/staff-use.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { type FeatureSwitch, switchesOf } from "../../../server/feature-switch.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { canSwitch } from "./switch-permissions.ts";
import { deleteSwitch, insertSwitch } from "./switch-queries.server.ts";

/** A switch of the submitted form, with the state that the form showed. */
export interface SentSwitch {
  key: string;
  was: boolean;
  isOn: boolean;
}

/**
 * Changes the switches that the form changed. Other switches keep their state, also if another admin changed them
 * meanwhile.
 * @returns a sentence for each changed switch
 * @throws FormError if a feature cannot be switched off now, AppError adminsOnly
 */
export const saveSwitches = ({ ctx, member }: Actor, sent: readonly SentSwitch[]): Promise<string[]> =>
  withTransaction(ctx, (ctx) => saveSwitchesIn(ctx, member, sent));

/** Like `saveSwitches`, in the caller's transaction. */
export async function saveSwitchesIn(
  ctx: InTransaction,
  member: StaffMember,
  sent: readonly SentSwitch[],
): Promise<string[]> {
  requireMay(member, canSwitch);
  const changed = switchesOf(ctx.features).flatMap((one) => {
    const found = sent.find(({ key, was, isOn }) => key === one.key && was !== isOn);
    return found === undefined ? [] : [{ ...one, isOn: found.isOn }];
  });
  const turned: string[] = [];
  for (const { isOn, ...about } of changed) {
    const { key, name } = about;
    if (!isOn) await requireRoomToSwitchOff(ctx, about);
    const subject = `switch:${key}`;
    const row = { key, at: ctx.clock.now().toISOString(), by: member.name };
    if (!(await (isOn ? deleteSwitch(ctx.db, key) : insertSwitch(ctx.db, row)))) continue;
    turned.push(words.turned(name, isOn));
    await recordAuditEvent(ctx, ctx.db, member, { what: isOn ? "switched on" : "switched off", subject });
  }
  if (turned.length > 0) await ctx.events.switched(ctx);
  return turned;
}

/** @throws FormError if the feature cannot be switched off now */
async function requireRoomToSwitchOff(ctx: InTransaction, { refuses }: FeatureSwitch): Promise<void> {
  const why = await refuses?.(ctx);
  if (why !== undefined) throw new FormError(`${words.notYet} ${why}`);
}

import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { changeSettingsIn } from "../../foundation/settings/change-settings.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { removeForGood } from "../home/remove-sample.server.ts";
import { canSeeWelcome } from "./welcome-permissions.ts";

/**
 * Ends the welcome, once. Public pages then hide the sample's facts, and the sample's unchanged content is deleted
 * permanently.
 */
export async function endWelcome({ ctx, member }: Actor): Promise<void> {
  requireMay(member, canSeeWelcome);
  await withTransaction(ctx, async (ctx) => {
    if ((await findSettings(ctx)).welcomedAt !== undefined) return;
    await changeSettingsIn(ctx, member, { welcomedAt: ctx.clock.now().toISOString() });
    await removeForGood(ctx, member);
  });
  await ctx.events.filesAbandoned(ctx);
}

import type { InTransaction } from "../../../server/context.server.ts";
import { rememberAddresses } from "./account-addresses.server.ts";
import { type Change, recordStandingChange } from "./find-settled-people.server.ts";
import { recordReadingChange } from "./record-reading-right.server.ts";

/** Records an act on an account for standing and for reading concerns, in its transaction and before it. */
export async function recordAccountChange(ctx: InTransaction, change: Change): Promise<void> {
  const { account, what, by, roles, email } = change;
  await recordReadingChange(ctx, { account, what, by, roles });
  if (email !== undefined) await rememberAddresses(ctx, [email]);
  await recordStandingChange(ctx, change);
}

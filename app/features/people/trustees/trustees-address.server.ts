import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { mailboxOf } from "../../../values/email-address.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { wasOfAccount } from "../users/account-addresses.server.ts";
import { newMs } from "../users/settled-people.ts";

/** An address counts after the same time as a new account. */
const standsMs = newMs;

/** Returns why the trustees cannot have this mailbox: the team reads it. */
export async function whyNotTrustees(ctx: AppContext, email: string): Promise<"taken" | "office" | undefined> {
  if (await wasOfAccount(ctx, email)) return "taken";
  const { email: office } = await findSettings(ctx);
  return mailboxOf(office) === mailboxOf(email) ? "office" : undefined;
}

/** Returns the trustees' address, and whether it counts now. */
export async function findTrusteesAddress(ctx: AppContext) {
  const { trustees } = await findSettings(ctx);
  if (trustees === undefined || trustees.email === "") return undefined;
  const { email, since } = trustees;
  const now = await findTrustedMoment(ctx);
  const why = await whyNotTrustees(ctx, email);
  const countsFrom = since + standsMs;
  return { email, since, countsFrom, why, counts: why === undefined && now.getTime() >= countsFrom };
}

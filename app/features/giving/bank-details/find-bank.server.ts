import type { AppContext } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import type { BankDetails } from "./bank-state.ts";
import { readBankState } from "./bank-steps.server.ts";
import { sampleBank } from "./sample-bank.ts";

/** The bank details as public pages show them. */
export interface PublicBank {
  details: BankDetails;
  /** Days as written. */
  confirmed: { kind: "two" | "one" | "old"; day: string } | { kind: "none" };
  changed: { day: string; how: "two" | "bank" | "one" } | undefined;
}

/** Reads the state from the database; during an outage, keeps the state that was read last. */
const readLast = cacheLastRead((ctx: Pick<AppContext, "db" | "clock" | "config">) => readBankState(ctx));

export async function findBank(ctx: AppContext) {
  const { all, isAltered, state } = await readLast(ctx);
  return { all, isAltered, ...state };
}

export const writeDayOf = (iso: string): string => writeDay(siteDate(new Date(iso)));

/**
 * The account that gifts go to. None when the stored one was altered outside the site.
 * @param welcomedAt as in the settings: until the welcome ends, a site without details shows the sample's
 */
export async function findPublicBank(
  ctx: AppContext,
  { welcomedAt }: { welcomedAt?: string | undefined },
): Promise<PublicBank | undefined> {
  const { all, isAltered, live, confirmed, changed } = await findBank(ctx);
  if (isAltered) return undefined;
  if (live === undefined) {
    if (all.length > 0 || welcomedAt !== undefined) return undefined;
    return { details: sampleBank, confirmed: { kind: "none" }, changed: undefined };
  }
  return {
    details: live.details,
    confirmed: confirmed.kind === "none" ? confirmed : { kind: confirmed.kind, day: writeDayOf(confirmed.at) },
    changed: changed && { day: writeDayOf(changed.at), how: changed.how },
  };
}

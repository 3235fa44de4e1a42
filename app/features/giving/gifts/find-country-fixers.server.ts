import { staffCountry } from "content/staff-country.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findBank } from "../bank-details/find-bank.server.ts";
import { hasGiftsOrPromises } from "./gift-queries.server.ts";

/** Lists what was recorded in the country's money: it fixes the country. */
export async function findCountryFixers(ctx: AppContext): Promise<string[]> {
  const { gifts, bank } = staffCountry.fixers;
  const hasGifts = await hasGiftsOrPromises(ctx.db);
  const { live, open, former } = await findBank(ctx);
  return [...(hasGifts ? [gifts] : []), ...(live || open || former.length > 0 ? [bank] : [])];
}

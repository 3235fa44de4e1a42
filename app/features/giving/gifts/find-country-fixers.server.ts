import { staffCountry } from "content/staff-country.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findBank } from "../bank-details/find-bank.server.ts";
import { findFirstDay } from "../purse/books.server.ts";
import { hasGiftsOrPromises } from "./gift-queries.server.ts";

/** Lists reasons why the country can no longer change: records with amounts in its currency. */
export async function findCountryFixers(ctx: AppContext): Promise<string[]> {
  const { gifts, bank, books } = staffCountry.fixers;
  const hasGifts = await hasGiftsOrPromises(ctx.db);
  const { live, open, former } = await findBank(ctx);
  const hasBooks = (await findFirstDay(ctx.db)) !== undefined;
  return [
    ...(hasGifts ? [gifts] : []),
    ...(hasBooks ? [books] : []),
    ...(live || open || former.length > 0 ? [bank] : []),
  ];
}

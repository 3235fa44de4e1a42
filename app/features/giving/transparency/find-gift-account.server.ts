import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { formatMoney, nameOf } from "../../../values/money.ts";
import { accountIn } from "./count-sums.ts";
import { listMonths, readAll } from "./find-months.server.ts";
import { type FiguresOf, writeAccount } from "./find-project-account.server.ts";
import { findPublicPurses, type PublicPurse } from "./name-purses.server.ts";
import { findShownFirstDay } from "./shows-books.server.ts";
import { findPursesOfGifts } from "./transparency-queries.server.ts";

/** The whole account of a gift's purpose in the gift's currency, for its giver. */
export interface GiftAccount extends FiguresOf {
  name: string;
  key: string;
  /** Name of the currency. */
  currency: string;
  /** Number and sum of the gifts that came for it in this currency, since the books began. */
  gifts: number;
  given: string;
}

/** Finds the projects and currencies of some gifts; Most needed and hidden projects are left out. */
async function findShownPurses(ctx: AppContext, gifts: readonly number[], purses: readonly PublicPurse[]) {
  const found = gifts.length === 0 ? [] : await findPursesOfGifts(ctx.db, gifts);
  return found.flatMap(({ purse_id, currency }) => {
    const purse = purses.find(({ id, key }) => id === purse_id && key !== undefined);
    return purse === undefined ? [] : [{ purse, currency }];
  });
}

/** Finds the accounts of the projects that some gifts are for. @param gifts ids */
export async function findGiftAccounts(
  ctx: AppContext,
  requestInfo: RequestInfo,
  gifts: readonly number[],
): Promise<GiftAccount[]> {
  const firstDay = await findShownFirstDay(ctx, requestInfo);
  if (firstDay === undefined) return [];
  const all = await findPublicPurses(ctx);
  const shown = await findShownPurses(ctx, gifts, all);
  if (shown.length === 0) return [];
  const sums = await readAll(ctx, await listMonths(ctx, firstDay), all);
  return shown.map(({ purse: { code, name = "", key = "" }, currency }) => {
    const account = accountIn(
      sums.filter(({ purpose }) => purpose === code),
      currency,
    );
    const given = formatMoney({ amount: account.given, currency });
    return { ...writeAccount(account), name, key, currency: nameOf(currency), gifts: account.gifts, given };
  });
}

/** Returns true if the page of a gift shows the account of its project. */
export const hasGiftAccount = async (ctx: AppContext, requestInfo: RequestInfo, gift: number): Promise<boolean> =>
  (await findShownFirstDay(ctx, requestInfo)) !== undefined &&
  (await findShownPurses(ctx, [gift], await findPublicPurses(ctx))).length > 0;

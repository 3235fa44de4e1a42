import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { Currency } from "../../../values/money.ts";
import { accountIn } from "./count-sums.ts";
import { listMonths, readAll } from "./find-months.server.ts";
import { writeProjectAccount } from "./find-project-account.server.ts";
import { findPublicPurses, type PublicPurse } from "./name-purses.server.ts";
import { findShownFirstDay } from "./shows-books.server.ts";
import { countGiftsOf, findPursesOfGifts } from "./transparency-queries.server.ts";

/** The whole account of a gift's purpose, for its giver. */
export interface GiftAccount {
  name: string;
  key: string;
  /** Number of gifts that came for it. */
  gifts: number;
  cameIn: string;
  spent: string;
  left: string;
}

/** Finds the purses of projects in which some gifts are; those of Most needed and of hidden projects are left out. */
async function findShownPurses(ctx: AppContext, gifts: readonly number[]): Promise<PublicPurse[]> {
  const ids = gifts.length === 0 ? [] : await findPursesOfGifts(ctx.db, gifts);
  if (ids.length === 0) return [];
  return (await findPublicPurses(ctx)).filter(({ id, key }) => key !== undefined && ids.includes(id));
}

/** Finds the accounts of the projects that some gifts are for. @param gifts ids */
export async function findGiftAccounts(
  ctx: AppContext,
  requestInfo: RequestInfo,
  gifts: readonly number[],
  currency: Currency,
): Promise<GiftAccount[]> {
  const firstDay = await findShownFirstDay(ctx, requestInfo);
  const purses = firstDay === undefined ? [] : await findShownPurses(ctx, gifts);
  if (firstDay === undefined || purses.length === 0) return [];
  const sums = await readAll(ctx, await listMonths(ctx, firstDay), await findPublicPurses(ctx));
  return Promise.all(
    purses.map(async ({ code, name = "", key = "", projectId }) => {
      const own = sums.filter(({ purpose }) => purpose === code);
      const { cameIn, spent, left } = writeProjectAccount(accountIn(own, currency));
      return { name, key, gifts: await countGiftsOf(ctx.db, projectId ?? 0, firstDay), cameIn, spent, left };
    }),
  );
}

/** Returns true if the page of a gift shows the account of its project. */
export const hasGiftAccount = async (ctx: AppContext, requestInfo: RequestInfo, gift: number): Promise<boolean> =>
  (await findShownFirstDay(ctx, requestInfo)) !== undefined && (await findShownPurses(ctx, [gift])).length > 0;

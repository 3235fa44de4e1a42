import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import type { PublicSettings } from "../../foundation/settings/settings-facts.ts";
import { findFirstDay } from "../purse/books.server.ts";
import { accountIn } from "./count-sums.ts";
import { listMonths, readClosedYear } from "./find-months.server.ts";
import { findPublicKinds } from "./name-purses.server.ts";
import { findShownFirstDay } from "./shows-books.server.ts";
import { writeSlices } from "./view-money.server.ts";

/** The shares of the last closed months, at most twelve. */
export interface CountedYear {
  shares: { label: string; percent: number; position: number }[];
  vouchers: number;
  /** YYYY-MM */
  first: string;
  last: string;
}

/** Counts the spending of the last closed months in the main currency; undefined before the first closed month. */
export async function findCountedYear(ctx: Pick<AppContext, "db" | "clock" | "log">): Promise<CountedYear | undefined> {
  const firstDay = await findFirstDay(ctx.db);
  if (firstDay === undefined) return undefined;
  const { sums, first, last } = await readClosedYear(ctx, await listMonths(ctx, firstDay));
  if (first === undefined || last === undefined) return undefined;
  const [currency] = await findCurrencies(ctx as AppContext);
  const slices = writeSlices(sums, currency, await findPublicKinds(ctx));
  const shares = slices.map(({ label, percent, position }) => ({ label, percent, position }));
  return { shares, vouchers: Math.max(accountIn(sums, currency).vouchers, 0), first, last };
}

/** Content of the doughnut on the home page, and its origin. */
export type Spending =
  | ({ isCounted: true } & CountedYear)
  /** Month of the launch (YYYY-MM, or as staff wrote it); empty if unknown. */
  | { isCounted: false; launch: string };

/** Finds the spending for the doughnut; undefined on a site that shows no books, which shows its typed shares alone. */
export async function findSpending(
  ctx: AppContext,
  requestInfo: RequestInfo,
  { sharesCountedAt, welcomedAt, founded }: Pick<PublicSettings, "sharesCountedAt" | "welcomedAt" | "founded">,
): Promise<Spending | undefined> {
  if ((await findShownFirstDay(ctx, requestInfo)) === undefined) return undefined;
  const counted = sharesCountedAt === undefined ? undefined : await findCountedYear(ctx);
  if (counted !== undefined) return { isCounted: true, ...counted };
  const launch = welcomedAt === undefined ? founded : siteDate(new Date(welcomedAt)).slice(0, 7);
  return { isCounted: false, launch };
}

import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { type Currency, formatMoney, nameOf } from "../../../values/money.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { findMovedPage } from "../../publishing/own-pages/find-own-pages.server.ts";
import { general } from "../purse/books.server.ts";
import {
  accountIn,
  accountsOf,
  betweenOf,
  cameInOf,
  type Sum,
  sliceSpending,
  splitEarlier,
  wentOutOf,
} from "./count-sums.ts";
import { listMonths, type Month, type Period, readClosedYear, readMonth } from "./find-months.server.ts";
import { year } from "./money-filter.ts";
import { findPublicKinds, findPublicPurses, type PublicKind, type PublicPurse } from "./name-purses.server.ts";
import { listClosedLines, listOpenLines } from "./public-line.server.ts";
import { findShownFirstDay, requireFirstDay } from "./shows-books.server.ts";

/** Maximum number of lines on a page. */
const maxLines = 30;

/** Finds the page that had this address before an update, for a site that shows no books. */
export async function findMovedAddress(ctx: AppContext, requestInfo: RequestInfo): Promise<string | undefined> {
  if ((await findShownFirstDay(ctx, requestInfo)) !== undefined) return undefined;
  return (await findMovedPage(ctx, "transparency"))?.slug;
}

/**
 * Finds what the page about a month shows.
 * @param wanted month (YYYY-MM, or `year`) and code of a purse; empty for the newest closed month, and for all
 * @throws AppError notFound also for a month or purse that visitors do not see
 */
export async function viewMoney(ctx: AppContext, requestInfo: RequestInfo, wanted: { m: string; purse: string }) {
  const firstDay = await requireFirstDay(ctx, requestInfo);
  const months = await listMonths(ctx, firstDay);
  const all = await findPublicPurses(ctx);
  const purses = all.filter(({ name }) => name !== undefined);
  const purse = purses.find(({ code }) => code === wanted.purse);
  if (purse === undefined && wanted.purse !== "") throw new AppError("notFound");
  const shown = months.find(({ file }) => file !== undefined) ?? months[0];
  const month = wanted.m === "" ? shown : months.find(({ month }) => month === wanted.m);
  const closed = await readClosedYear(ctx, months);
  const isYear = wanted.m === year && closed.last !== undefined;
  if (month === undefined && !isYear) throw new AppError("notFound");
  const period = isYear || month === undefined ? closed : await readMonth(ctx, months, month.month, all);
  const isOwn = ({ purpose }: Sum) => purse === undefined || purpose === purse.code;
  const split = { sums: splitEarlier(period.sums, general), totals: splitEarlier(period.totals, general) };
  const own = { sums: split.sums.filter(isOwn), totals: split.totals.filter(isOwn) };
  const [currency] = await findCurrencies(ctx);
  const kinds = await findPublicKinds(ctx);
  return {
    months: months.map(({ month, file }) => ({ month, isOpen: file === undefined })),
    purses: purses.map(({ code, name }) => ({ code, name: name ?? "" })),
    chosen: { month: isYear ? undefined : month?.month, purse: purse?.code, name: purse?.name },
    hasYear: closed.last !== undefined,
    year: isYear ? { first: closed.first ?? "", last: closed.last ?? "" } : undefined,
    file: isYear ? undefined : month?.file,
    main: writeAccount(own, currency),
    others: accountsOf(own.totals).flatMap((account) =>
      account.currency === currency ? [] : [writeOther(own, account.currency)],
    ),
    slices: writeSlices(own.sums, currency, kinds),
    rows: purse === undefined ? writePurses(split, currency, all) : [],
    lines:
      isYear || month === undefined
        ? undefined
        : await listLines(ctx, month, purse, period.sums.filter(isOwn), { purses: all, kinds }),
    files: months.flatMap(({ month, file }) => (file === undefined ? [] : [{ month, ...file }])),
    moved: await findMovedPage(ctx, "transparency"),
    origin: requestInfo.origin,
  };
}

async function listLines(
  ctx: AppContext,
  { month, file }: Month,
  purse: PublicPurse | undefined,
  sums: Sum[],
  names: { purses: readonly PublicPurse[]; kinds: readonly PublicKind[] },
) {
  const limit = maxLines + 1;
  const lines =
    file === undefined
      ? await listOpenLines(ctx, { from: month, to: month, purse, limit }, sums, names)
      : await listClosedLines(ctx, { month, purse: purse?.code, limit }, names);
  return { shown: lines.slice(0, maxLines), hasMore: lines.length > maxLines };
}

const money = (currency: Currency) => (amount: number) => formatMoney({ amount, currency });

/** Returns the money at the beginning of a period, with that of the first day. */
const beforeOf = (sums: readonly Sum[], totals: readonly Sum[], currency: Currency): number => {
  const { opening, left } = accountIn(sums, currency);
  return accountIn(totals, currency).left - left + opening;
};

function writeAccount({ sums, totals }: Period, currency: Currency) {
  const account = accountIn(sums, currency);
  const { left } = accountIn(totals, currency);
  const write = money(currency);
  const some = (amount: number) => (amount === 0 ? undefined : write(amount));
  const before = beforeOf(sums, totals, currency);
  return {
    cameIn: write(cameInOf(account)),
    between: some(betweenOf(account)),
    none: write(0),
    spent: write(account.spent),
    wentBack: some(account.wentBack),
    out: write(wentOutOf(account)),
    left: write(left),
    isBelow: left < 0,
    before: some(before),
    gifts: account.gifts,
    vouchers: account.vouchers,
    charges: account.charges,
  };
}

function writeOther({ sums, totals }: Period, currency: Currency) {
  const account = accountIn(sums, currency);
  const write = money(currency);
  return {
    currency: nameOf(currency),
    cameIn: write(cameInOf(account)),
    out: write(wentOutOf(account)),
    left: write(accountIn(totals, currency).left),
  };
}

/** Returns the slices in the order of the kinds; a kind that the site does not know any more comes last. */
export function writeSlices(sums: readonly Sum[], currency: Currency, kinds: readonly PublicKind[]) {
  const slices = sliceSpending(sums, currency).map(({ code, minor, hundredths }) => {
    const kind = kinds.find((one) => one.code === code) ?? { label: code, position: kinds.length };
    return {
      label: kind.label,
      percent: hundredths / 100,
      position: kind.position,
      amount: formatMoney({ amount: minor, currency }),
    };
  });
  return slices.toSorted((a, b) => a.position - b.position);
}

/** Returns a row for each purse. Those of projects that visitors do not see are one row without a name. */
function writePurses({ sums, totals }: Period, currency: Currency, purses: readonly PublicPurse[]) {
  const write = money(currency);
  const known = new Map(purses.map((purse) => [purse.code, purse]));
  const groupOf = ({ purpose }: Sum) => (known.get(purpose)?.name === undefined ? "" : purpose);
  const groups = [...purses.filter(({ name }) => name !== undefined).map(({ code }) => code), ""];
  const rows = groups.flatMap((code) => {
    const isOfGroup = (sum: Sum) => groupOf(sum) === code && sum.currency === currency;
    const [account] = accountsOf(sums.filter(isOfGroup));
    const [total] = accountsOf(totals.filter(isOfGroup));
    if (total === undefined) return [];
    const { name, key } = known.get(code) ?? {};
    const amounts = {
      in: write(account ? cameInOf(account) : 0),
      between: write(account ? betweenOf(account) : 0),
      out: write(account ? wentOutOf(account) : 0),
      left: write(total.left),
    };
    return [{ code, name, key, ...amounts, isBelow: total.left < 0 }];
  });
  return rows;
}

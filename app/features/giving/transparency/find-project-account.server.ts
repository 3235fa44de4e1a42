import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { siteDate } from "../../../values/dates.ts";
import { type Currency, formatMoney, nameOf } from "../../../values/money.ts";
import { projectKey } from "../../../values/project-key.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { findPanelPhotos, findProjectByKey } from "../../publishing/projects/find-projects.server.ts";
import { type Account, accountIn, accountsOf } from "./count-sums.ts";
import { listMonths, type Month, readAll, readMonth } from "./find-months.server.ts";
import { findPublicKinds, findPublicPurses, type PublicPurse } from "./name-purses.server.ts";
import { listClosedLines, listOpenLines, type PublicLine } from "./public-line.server.ts";
import { requireFirstDay } from "./shows-books.server.ts";
import { writeSlices } from "./view-money.server.ts";

/** Maximum number of lines on the page, and of files that are read for them. */
const maxLines = 30;
const maxFiles = 6;

/** Maximum number of pictures. */
const maxPictures = 3;

/**
 * Finds the account of a project's purse.
 * @param key of the project; an earlier one leads to the present one
 * @returns the project's present key alone if that differs
 * @throws AppError notFound for a project that visitors do not see, or that has no purse yet
 */
export async function findProjectAccount(ctx: AppContext, requestInfo: RequestInfo, key: string) {
  const firstDay = await requireFirstDay(ctx, requestInfo);
  const project = await findProjectByKey(ctx, key);
  if (project === undefined) throw new AppError("notFound");
  if (projectKey(project) !== key) return { movedTo: projectKey(project) };
  const purses = await findPublicPurses(ctx);
  const purse = purses.find(({ projectId }) => projectId === project.id);
  if (purse === undefined) throw new AppError("notFound");
  const months = await listMonths(ctx, firstDay);
  const sums = (await readAll(ctx, months, purses)).filter(({ purpose }) => purpose === purse.code);
  const kinds = await findPublicKinds(ctx);
  const [main] = await findCurrencies(ctx);
  const accounts = accountsOf(sums);
  const currency = accounts.find((account) => account.currency === main)?.currency ?? accounts[0]?.currency ?? main;
  const photos = await findPanelPhotos(ctx, project);
  return {
    movedTo: undefined,
    project: { title: project.title, theme: project.theme, key },
    endedOn: purse.endedAt === null ? undefined : siteDate(new Date(purse.endedAt)),
    restTo: purses.find(({ id }) => id === purse.restTo)?.name,
    account: {
      ...writeProjectAccount(accountIn(sums, currency)),
      // The count has vouchers of all currencies.
      vouchers: Math.max(
        accounts.reduce((count, { vouchers }) => count + vouchers, 0),
        0,
      ),
    },
    others: accounts.flatMap((account) => (account.currency === currency ? [] : [writeOther(account)])),
    slices: writeSlices(sums, currency, kinds),
    ...(await listLines(ctx, months, purse, { purses, kinds })),
    photos: photos.slice(0, maxPictures),
  };
}

/** Returns the parts of an account that are not 0. */
export function writeProjectAccount(account: Account) {
  const { currency, opening, cameIn, putIn, spent, passedOn, exchanged, left, vouchers } = account;
  const write = (amount: number) => formatMoney({ amount, currency });
  const some = (amount: number) => (amount === 0 ? undefined : write(amount));
  const passedIn = passedOn < 0 ? -passedOn : 0;
  return {
    currency: nameOf(currency),
    gifts: write(cameIn),
    opening: some(opening),
    putIn: some(putIn),
    passedIn: some(passedIn),
    exchanged: some(exchanged),
    cameIn: write(opening + cameIn + putIn + passedIn + exchanged),
    spent: write(spent),
    passedOn: some(Math.max(passedOn, 0)),
    left: write(left),
    vouchers: Math.max(vouchers, 0),
  };
}

const writeOther = ({ currency, opening, cameIn, putIn, exchanged, spent, passedOn, left }: Account) => {
  const write = (amount: number) => formatMoney({ amount, currency: currency as Currency });
  const all = opening + cameIn + putIn + exchanged - Math.min(passedOn, 0);
  return { currency: nameOf(currency), cameIn: write(all), spent: write(spent), left: write(left) };
};

/** Lists the newest lines: of the open months from the books, of closed months from their files. */
async function listLines(
  ctx: AppContext,
  months: readonly Month[],
  purse: PublicPurse,
  names: Parameters<typeof listClosedLines>[2],
): Promise<{ lines: PublicLine[]; hasMore: boolean }> {
  const lines: PublicLine[] = [];
  let files = 0;
  for (const { month, file } of months) {
    if (lines.length > maxLines || files === maxFiles) return { lines: lines.slice(0, maxLines), hasMore: true };
    const limit = maxLines + 1 - lines.length;
    if (file === undefined) {
      const { sums } = await readMonth(ctx, months, month, names.purses);
      lines.push(...(await listOpenLines(ctx, { from: month, to: month, purse, limit }, sums, names)));
    } else {
      files++;
      lines.push(...(await listClosedLines(ctx, { month, purse: purse.code, limit }, names)));
    }
  }
  return { lines: lines.slice(0, maxLines), hasMore: lines.length > maxLines };
}

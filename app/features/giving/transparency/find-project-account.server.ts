import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { siteDate } from "../../../values/dates.ts";
import { formatMoney, nameOf } from "../../../values/money.ts";
import { projectKey } from "../../../values/project-key.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { findPanelPhotos, findProjectByKey } from "../../publishing/projects/find-projects.server.ts";
import { type Account, accountIn, accountsOf, cameInOf, listParts, wentOutOf } from "./count-sums.ts";
import { listMonths, type Month, readAll, readMonth } from "./find-months.server.ts";
import { findPublicKinds, findPublicPurses, isGeneral, type PublicPurse } from "./name-purses.server.ts";
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
    restTo: (purses.find(({ id }) => id === purse.restTo) ?? purses.find(isGeneral))?.name,
    account: {
      ...writeAccount(accountIn(sums, currency)),
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

/** Figures of a purse, formatted; undefined for most that are 0. */
export type FiguresOf = Omit<ReturnType<typeof writeAccount>, "parts">;

/** Returns the figures of an account, and its parts. */
export function writeAccount(account: Account) {
  const { currency, opening, putIn, passedOn, exchanged, spent, wentBack, left } = account;
  const write = (amount: number) => formatMoney({ amount, currency });
  const some = (amount: number) => (amount === 0 ? undefined : write(amount));
  return {
    cameIn: write(cameInOf(account)),
    spent: write(spent),
    wentBack: some(wentBack),
    left: write(left),
    opening: some(opening),
    between: some(putIn + exchanged + Math.max(-passedOn, 0)),
    passedOn: some(Math.max(passedOn, 0)),
    parts: listParts(account).map(({ name, minor }) => ({ name, amount: write(minor) })),
  };
}

const writeOther = (account: Account) => {
  const { currency, left } = account;
  const write = (amount: number) => formatMoney({ amount, currency });
  return {
    currency: nameOf(currency),
    cameIn: write(cameInOf(account)),
    out: write(wentOutOf(account)),
    left: write(left),
  };
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

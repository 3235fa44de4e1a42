import { staffBoard as words } from "content/staff-board.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { staffPastGifts as pastWords } from "content/staff-past-gifts.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { csvResponse } from "../../../server/http/csv-response.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { fixedAmount } from "../../../values/money.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import type { Route } from "./+types/board-csv-endpoint";
import { type BoardSum, findBoardSums, findPastYears, readBoardYear } from "./find-board-report.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

/** Exports the sums of two years by month, purpose, payment method and currency. Contains no donor's name. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const year = readBoardYear(new URL(request.url).searchParams, siteDate(ctx.clock.now()));
  const sums = await findBoardSums(ctx, year);
  const past = await findPastYears(ctx, year);
  const pages = (async function* () {
    yield sums.map(lineOf);
    if (past.length > 0) yield [[""], [pastWords.partOfCsv], ...past];
  })();
  return csvResponse(words.file(year), words.csvHeads, pages, (line) => line);
}

const lineOf = ({ month, purpose, method, gifts, ...money }: BoardSum) => [
  month.slice(0, 4),
  month,
  purpose,
  staffGifts.methods[method],
  method === "goods" ? "" : money.currency,
  gifts,
  method === "goods" ? "" : fixedAmount(money),
];

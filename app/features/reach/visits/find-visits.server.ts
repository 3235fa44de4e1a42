import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { countVisitsByDay, listVisitedPages } from "../../../server/visits/visit-queries.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { findTitlesOfPaths } from "./visited-page-queries.server.ts";

/** Periods that the page offers (days). */
export const visitPeriods = [7, 30, 90] as const;

const maxPages = 200;

/**
 * Finds the visits of each page, most first, and of each day, newest first. A page that no longer exists is listed with
 * its path.
 * @param days one of `visitPeriods`
 * @param home title of the home page
 */
export async function findVisits(ctx: AppContext, requestInfo: RequestInfo, days: number, home: string) {
  const today = siteDate(ctx.clock.now());
  const since = addDays(today, 1 - days);
  const rows = await listVisitedPages(ctx.db, since, maxPages);
  const of = await findWordsOfOnce(ctx, requestInfo);
  const fixed = ctx.features.flatMap(({ pages = [] }) => pages.map((page) => [page.path, page.title(of)] as const));
  const items = await findTitlesOfPaths(
    ctx.db,
    rows.map(({ path }) => path),
  );
  const titles = new Map([...fixed, ["/", home], ...items]);
  const counted = await countVisitsByDay(ctx.db, since);
  return {
    pages: rows.map(({ path, count }) => ({ id: path, path, count, title: titles.get(path) ?? path })),
    days: Array.from({ length: days }, (_, at) => addDays(today, -at)).map((date) => ({
      id: date,
      day: writeDay(date),
      count: counted.get(date) ?? 0,
    })),
  };
}

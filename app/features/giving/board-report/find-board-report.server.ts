import { staffBoard as words } from "content/staff-board.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { staffPastGifts as past } from "content/staff-past-gifts.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { readDay, siteDate, writeDayOfYear } from "../../../values/dates.ts";
import { fixedAmount, formatMoney, sumsOf } from "../../../values/money.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { giftMethods } from "../gifts/gift-filter.ts";
import { sumPastGifts } from "../past-gifts/find-past-gifts.server.ts";
import { listMonthSums, listPurposes, type MonthSum } from "./board-queries.server.ts";

export interface BoardSection {
  heading: string;
  /** Column headers; the first is for the labels. */
  heads: string[];
  rows: string[][];
  note?: string;
}

export type BoardReport = Awaited<ReturnType<typeof findBoardReport>>;

interface Span {
  head: string;
  /** ISO dates. */
  from: string;
  until: string;
  has(sum: MonthSum): boolean;
}

/** Returns the requested year; the current year by default and for later years. @param today ISO date */
export function readBoardYear(query: URLSearchParams, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  const asked = query.get("year") ?? "";
  return /^20\d\d$/.test(asked) ? Math.min(Number(asked), thisYear) : thisYear;
}

/** Returns the titles of projects; for deleted projects, the last recorded title. */
async function namePurposes(ctx: AppContext, sums: MonthSum[]): Promise<Map<number, string>> {
  const names = new Map((await listProjects(ctx)).map(({ id, title }) => [id, title]));
  const unknown = [...new Set(sums.map(({ project }) => project))].filter((id) => id !== 0 && !names.has(id));
  const titles = await listPurposes(ctx.db, unknown);
  for (const id of unknown) names.set(id, titles.get(id) ?? words.gone);
  return names.set(0, staffGifts.expected.anything);
}

/** Returns the sums of two years with the names of purposes, for the CSV file. */
export async function findBoardSums(ctx: AppContext, year: number) {
  const sums = await listMonthSums(ctx.db, year, "12-31");
  const purposes = await namePurposes(ctx, sums);
  return sums.map((sum) => ({ ...sum, purpose: purposes.get(sum.project) ?? words.gone }));
}

export type BoardSum = Awaited<ReturnType<typeof findBoardSums>>[number];

/** Returns the past gifts of two years, as lines of the CSV file. */
export async function findPastYears({ db }: AppContext, year: number): Promise<(string | number)[][]> {
  const years = await Promise.all(
    [year - 1, year].map(async (year) => {
      const sums = await sumPastGifts(db, { from: `${year}-01-01`, until: `${year}-12-31` });
      return sums.byCurrency.map(({ count, ...money }) => [
        String(year),
        "",
        "",
        past.state,
        money.currency,
        count,
        fixedAmount(money),
      ]);
    }),
  );
  return years.flat();
}

/** Compares a year with the previous year. For the current year, also compares the same days of both. */
export async function findBoardReport(ctx: AppContext, year: number) {
  const today = siteDate(ctx.clock.now());
  const isOver = year < Number(today.slice(0, 4));
  const until = isOver ? "12-31" : today.slice(5);
  const sums = await listMonthSums(ctx.db, year, until);
  const purposes = await namePurposes(ctx, sums);
  const before = year - 1;
  const isOf = (year: number) => (sum: MonthSum) => sum.month.startsWith(`${year}-`);
  const days = (year: number, until = "12-31") => ({ from: `${year}-01-01`, until: `${year}-${until}` });
  const whole: Span[] = [year, before].map((year) => ({ head: String(year), ...days(year), has: isOf(year) }));
  const day = words.until(writeDayOfYear(today));
  const spans: Span[] = isOver
    ? whole
    : [
        { head: `${year} ${day}`, ...days(year, until), has: isOf(year) },
        { head: `${before} ${day}`, ...days(before, until), has: (sum) => isOf(before)(sum) && sum.isEarly === 1 },
        { head: `${before}, ${words.whole}`, ...days(before), has: isOf(before) },
      ];
  const section = (heading: string, head: string, of: Span[], rows: [string, (sum: MonthSum) => boolean][]) => ({
    heading,
    heads: [head, ...of.map((span) => span.head)],
    rows: rows.map(([label, has]) => [
      label,
      ...of.map((span) => write(sums.filter((sum) => span.has(sum) && has(sum)))),
    ]),
  });
  const pastSections = await findPastSums(ctx, spans);
  const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));
  const shownPurposes = [...purposes].filter(([id]) => sums.some(({ project }) => project === id));
  const shownWays = giftMethods.filter((way) => way !== "goods" && sums.some(({ method }) => method === way));
  const all: [string, (sum: MonthSum) => boolean] = [words.total, () => true];
  return {
    year,
    title: words.heading(year),
    lede: [words.lede, ...(sums.length === 0 ? [words.none] : [])],
    sections: [
      ...((sums.length === 0
        ? []
        : [
            section(words.total, "", spans, [all]),
            section(words.months, words.month, whole, [
              ...months.map((month): [string, (sum: MonthSum) => boolean] => [
                readDay(`${year}-${month}-01`).month,
                (sum) => sum.month.endsWith(`-${month}`),
              ]),
              all,
            ]),
            section(
              words.purposes,
              words.purpose,
              spans,
              shownPurposes.map(([id, name]) => [name, ({ project }) => project === id]),
            ),
            section(
              words.ways,
              words.way,
              spans,
              shownWays.map((way) => [staffGifts.methods[way], ({ method }) => method === way]),
            ),
          ]) as BoardSection[]),
      ...pastSections,
    ],
    goods: [year, before].flatMap((year) => {
      const count = sums
        .filter((sum) => isOf(year)(sum) && sum.method === "goods")
        .reduce((all, { gifts }) => all + gifts, 0);
      return count === 0 ? [] : [words.goods(count, year)];
    }),
  };
}

/** Returns the section of gifts from before this site; none without such gifts. No other sum counts them. */
async function findPastSums({ db }: AppContext, spans: readonly Span[]): Promise<BoardSection[]> {
  const found = await Promise.all(spans.map((span) => sumPastGifts(db, { from: span.from, until: span.until })));
  if (found.every(({ count }) => count === 0)) return [];
  const cells = found.map(({ count, sums }) =>
    count === 0 ? words.nothing : `${sums.map(formatMoney).join(", ")} ${words.count(count)}`,
  );
  return [
    {
      heading: past.board,
      heads: ["", ...spans.map(({ head }) => head)],
      rows: [[words.total, ...cells]],
      note: past.boardNote,
    },
  ];
}

/**
 * Formats amounts with the number of gifts, for example `₦12,000, $50 (4 gifts)`. Amounts in different currencies are
 * never added.
 */
function write(sums: MonthSum[]): string {
  const money = sums.filter(({ method }) => method !== "goods");
  const gifts = money.reduce((all, { gifts }) => all + gifts, 0);
  if (gifts === 0) return words.nothing;
  return `${sumsOf(money).map(formatMoney).join(", ")} ${words.count(gifts)}`;
}

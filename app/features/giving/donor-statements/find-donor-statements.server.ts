import { findEventsAbout } from "../../../server/audit-log/audit-log-queries.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { findPastNameOf, listPastAddresses, listPastUnaddressed } from "../past-gifts/find-past-gifts.server.ts";
import { type DonorStatement, findDonorStatement } from "../receipts/find-donor-statement.server.ts";
import * as store from "./donor-statement-queries.server.ts";

interface Unaddressed {
  /** Id of a gift; that of a past gift has a minus sign. */
  id: number;
  promise_id: number | null;
  name: string | null;
  name_folded: string | null;
}

export interface NamedGifts {
  /** Id of the first gift; in the form, it represents the name. */
  id: number;
  /** The name as in the latest gift. */
  name: string;
  /** Gift ids in groups with certainly one donor each: the gifts of a promise, or a single gift. */
  origins: number[][];
}

/** Groups gifts by name. A promise has one donor, but two donors may have the same name. @param gifts oldest first */
export function groupByName(gifts: readonly Unaddressed[]): { names: NamedGifts[]; nameless: number } {
  const named = gifts.flatMap((gift) => (gift.name === null ? [] : [{ ...gift, name: gift.name }]));
  const byName = Map.groupBy(named, ({ name, name_folded }) => name_folded || name);
  const names = [...byName.values()].map((group): NamedGifts => {
    const origins = Map.groupBy(group, ({ id, promise_id }) =>
      promise_id === null ? `gift ${id}` : `promise ${promise_id}`,
    );
    return {
      id: group[0]?.id ?? 0,
      name: group.at(-1)?.name ?? "",
      origins: [...origins.values()].map((origin) => origin.map(({ id }) => id)),
    };
  });
  return { names, nameless: gifts.length - named.length };
}

/** Divides gifts into sheets. @param together ids of names that belong to one donor, see `NamedGifts` */
export const splitIntoSheets = (
  names: readonly NamedGifts[],
  together: ReadonlySet<number>,
): { name: string; gifts: number[] }[] =>
  names.flatMap(({ id, name, origins }) =>
    (together.has(id) ? [origins.flat()] : origins).map((gifts) => ({ name, gifts })),
  );

/** Reads the id of a name in the form; that of a past gift has a minus sign. */
export const readSheetId = (text: string): number[] => (/^-?[1-9]\d{0,14}$/.test(text) ? [Number(text)] : []);

const maxGifts = 5_000;

export const maxNames = 300;

export const donorStatementsSubject = "year statements";

/**
 * Reads the year from an address. By default the current year; until March, the previous year.
 * @param today ISO date
 */
export function readDonorStatementYear(query: URLSearchParams, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  const asked = query.get("year") ?? "";
  if (/^20\d\d$/.test(asked)) return Math.min(Number(asked), thisYear);
  return today.slice(5) < "04" ? thisYear - 1 : thisYear;
}

/** Lists the e-mail addresses that get a statement of a year, in lower case. */
export const listAddresses = async ({ db }: Pick<AppContext, "db">, year: number): Promise<string[]> =>
  [...new Set([...(await store.listAddresses(db, year)), ...(await listPastAddresses(db, year))])].sort();

/** Lists the gifts of a year without an e-mail address, oldest first: past gifts, then those of this site. */
async function listUnaddressed({ db }: Pick<AppContext, "db">, year: number): Promise<Unaddressed[]> {
  const past = await listPastUnaddressed(db, year, maxGifts);
  const ofSite = await store.listUnaddressed(db, year, maxGifts);
  return [...past.map((gift) => ({ ...gift, id: -gift.id, promise_id: null })), ...ofSite];
}

/** Finds the name of a donor, as in the latest gift. @param email in lower case */
export const findNameOf = async ({ db }: Pick<AppContext, "db">, email: string): Promise<string | null> =>
  (await store.findNameOf(db, email)) ?? findPastNameOf(db, email);

/** Counts a year's donors with an e-mail address, lists names without one, and finds the last sending. */
export async function findDonorStatements(ctx: AppContext, year: number) {
  const addresses = await listAddresses(ctx, year);
  const { names, nameless } = groupByName(await listUnaddressed(ctx, year));
  return {
    year,
    byEmail: addresses.length,
    last: await findLastSent(ctx, year),
    names: names.slice(0, maxNames).map(({ id, name, origins }) => ({ id, name, origins: origins.length })),
    isMore: names.length > maxNames,
    nameless,
  };
}

export async function findLastSent({ db }: Pick<AppContext, "db">, year: number) {
  for (const { id, at, who, after } of await findEventsAbout(db, donorStatementsSubject, "")) {
    const sent: { year: number; count: number } = JSON.parse(after ?? "{}");
    if (sent.year === year) return { id, day: writeDay(siteDate(new Date(at))), by: who, count: sent.count };
  }
  return undefined;
}

/** Finds the statement of a donor. @param of e-mail address in lower case, or ids as in `Unaddressed` */
export const findDonorStatementOfYear = (
  ctx: AppContext,
  of: { email: string } | { gifts: number[] },
  year: number,
  name: string | null,
) => {
  const today = siteDate(ctx.clock.now());
  const last = `${year}-12-31`;
  const days = new URLSearchParams({ from: `${year}-01-01`, to: today < last ? today : last });
  if ("email" in of) return findDonorStatement(ctx, of, days, name);
  const past = of.gifts.filter((id) => id < 0).map((id) => -id);
  return findDonorStatement(ctx, { gifts: of.gifts.filter((id) => id > 0), past }, days, name);
};

/**
 * Finds the statements for printing.
 * @param together ids of names that belong to one donor; for other names, each promise and each single gift has its own
 * sheet
 */
export async function findPaperDonorStatements(ctx: AppContext, year: number, together: ReadonlySet<number>) {
  const { names } = groupByName(await listUnaddressed(ctx, year));
  const sheets = splitIntoSheets(names.slice(0, maxNames), together);
  const statements: DonorStatement[] = [];
  for (const { name, gifts } of sheets) statements.push(await findDonorStatementOfYear(ctx, { gifts }, year, name));
  return statements;
}

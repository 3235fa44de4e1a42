import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { Cursor } from "../../../values/cursor.ts";
import { currencies, type Money } from "../../../values/money.ts";
import { searchWordsOf } from "../../../values/search-words.ts";
import type { PastGiftTable } from "./past-gift-tables.ts";

export type PastGift = Selectable<PastGiftTable>;

export interface PastGiftFilter {
  /** ISO dates; empty for all days. */
  from?: string;
  until?: string;
  /** Words of a name, or an e-mail address. */
  q?: string;
}

const foldName = (name: string | null): string | null => (name === null ? null : searchWordsOf(name).join(" "));

export async function insertPastGift(
  db: Database,
  gift: Omit<Insertable<PastGiftTable>, "name_folded"> & Pick<PastGift, "name">,
) {
  const row = { ...gift, name_folded: foldName(gift.name) };
  return (await db.insertInto("past_gifts").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Columns of a gift whose donor was erased. The words of a purpose may name them. */
export const withoutDonor = { name: null, email: null, purpose: null };

export const deletePastGift = (db: Database, id: number) => db.deleteFrom("past_gifts").where("id", "=", id).execute();

function pastGiftsOf(db: Database, { from = "", until = "", q = "" }: PastGiftFilter) {
  let query = db.selectFrom("past_gifts");
  if (from !== "") query = query.where("value_date", ">=", from);
  if (until !== "") query = query.where("value_date", "<=", until);
  const words = searchWordsOf(q);
  if (q === "") return query;
  return query.where(({ or, and, eb }) =>
    or([
      eb("email", "=", q.toLowerCase()),
      ...(words.length === 0 ? [] : [and(words.map((word) => eb("name_folded", "like", `%${word}%`)))]),
    ]),
  );
}

/** Lists a page of past gifts, newest day first. @param after last row of the previous page */
export function listPastGifts(db: Database, filter: PastGiftFilter, after: Cursor | undefined, limit: number) {
  let query = pastGiftsOf(db, filter);
  if (after !== undefined)
    query = query.where(({ and, or, eb }) =>
      or([eb("value_date", "<", after.at), and([eb("value_date", "=", after.at), eb("id", "<", after.id)])]),
    );
  return query.selectAll().orderBy("value_date", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Counts past gifts, and sums the amounts of each currency. */
export async function sumPastGifts(db: Database, filter: PastGiftFilter) {
  const rows = await pastGiftsOf(db, filter)
    .select(({ fn }) => ["currency", fn.countAll<number>().as("count"), fn.sum<number>("amount").as("amount")])
    .groupBy("currency")
    .execute();
  const byCurrency = currencies.flatMap((currency) =>
    rows.flatMap((row) =>
      row.currency === currency ? [{ currency, count: Number(row.count), amount: Number(row.amount) }] : [],
    ),
  );
  const sums: Money[] = byCurrency.map(({ currency, amount }) => ({ currency, amount }));
  return { count: byCurrency.reduce((all, { count }) => all + count, 0), sums, byCurrency };
}

/** Lists the past gifts of a donor between two days, oldest first. @param of e-mail address in lower case, or ids */
export function listPastGiftsBetween(
  db: Database,
  of: { email: string } | { ids: readonly number[] },
  from: string,
  to: string,
  limit: number,
): Promise<PastGift[]> {
  const query = pastGiftsOf(db, { from, until: to }).selectAll().orderBy("value_date").orderBy("id").limit(limit);
  return "ids" in of ? query.where("id", "in", [...of.ids]).execute() : query.where("email", "=", of.email).execute();
}

/** Selects the addresses of donors who asked for no e-mail, with any of their past gifts. */
const silentAddresses = (db: Database) =>
  db.selectFrom("past_gifts").select("email").where("is_without_mail", "=", 1).where("email", "is not", null);

/** Lists the e-mail addresses of past donors of a year, in lower case, without donors who asked for no e-mail. */
export async function listPastAddresses(db: Database, year: number): Promise<string[]> {
  const rows = await pastGiftsOf(db, yearOf(year))
    .select("email")
    .distinct()
    .where("email", "is not", null)
    .where("email", "not in", silentAddresses(db))
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** Lists past gifts of a year whose donors get no e-mail, oldest first. */
export const listPastUnaddressed = (db: Database, year: number, limit: number) =>
  pastGiftsOf(db, yearOf(year))
    .select(["id", "name", "name_folded"])
    .where(({ or, eb }) => or([eb("email", "is", null), eb("email", "in", silentAddresses(db))]))
    .orderBy("value_date")
    .orderBy("id")
    .limit(limit)
    .execute();

const yearOf = (year: number): PastGiftFilter => ({ from: `${year}-01-01`, until: `${year}-12-31` });

export const findPastNameOf = async (db: Database, email: string): Promise<string | null> =>
  (
    await db
      .selectFrom("past_gifts")
      .select("name")
      .where("email", "=", email)
      .where("name", "is not", null)
      .orderBy("value_date", "desc")
      .limit(1)
      .executeTakeFirst()
  )?.name ?? null;

/** Finds the first day on which a donor gave, to this site or before. @param email in lower case */
export async function findFirstGiftDay(db: Database, email: string): Promise<string | undefined> {
  const received = await db
    .selectFrom("gifts")
    .select("value_date")
    .where("email", "=", email)
    .where("state", "=", "received")
    .orderBy("value_date")
    .limit(1)
    .executeTakeFirst();
  const [past] = await listPastGiftsBetween(db, { email }, "", "", 1);
  return [received?.value_date, past?.value_date].filter((day) => day !== undefined).sort()[0];
}

type Line = Pick<PastGift, "amount" | "currency"> & { day: string };

/** Returns keys of the past gifts with the days and amounts of bank lines, from `keyOfLine`. */
export async function findPastOfLines(db: Database, lines: readonly Line[]): Promise<Set<string>> {
  const days = [...new Set(lines.map(({ day }) => day))];
  const rows = await inChunks(days, (some) =>
    db.selectFrom("past_gifts").select(["value_date", "amount", "currency"]).where("value_date", "in", some).execute(),
  );
  return new Set(rows.map(({ value_date, ...money }) => keyOfLine({ day: value_date, ...money })));
}

export const keyOfLine = ({ day, amount, currency }: Line): string => `${day} ${currency} ${amount}`;

/** A gift of a list, with the names under which the site itself would have its payment. */
type ListedGift = Pick<PastGift, "amount" | "currency" | "value_date" | "name" | "email"> & {
  sources: readonly string[];
};

/** Finds the gifts of a list that this site has: by the name of the payment, or by day, amount and donor. */
export async function findGiftsOfSite<Gift extends ListedGift>(
  db: Database,
  gifts: readonly Gift[],
): Promise<Set<Gift>> {
  const of = (column: "source" | "value_date", values: readonly string[]) =>
    inChunks([...new Set(values)], (some) =>
      db
        .selectFrom("gifts")
        .select(["source", "value_date", "amount", "currency", "email", "name_folded", "state"])
        .where(column, "in", some)
        .execute(),
    );
  const sources = new Set(
    (
      await of(
        "source",
        gifts.flatMap((gift) => gift.sources),
      )
    ).map(({ source }) => source ?? ""),
  );
  const nameOf = (gift: Pick<PastGift, "value_date" | "amount" | "currency">, donor: string) =>
    `${gift.value_date} ${gift.amount} ${gift.currency} ${donor}`;
  const rows = await of(
    "value_date",
    gifts.map(({ value_date }) => value_date),
  );
  const here = new Set(
    rows
      .filter(({ state }) => state !== "void")
      .flatMap((row) => [row.email, row.name_folded].flatMap((donor) => (donor ? nameOf(row, donor) : []))),
  );
  const isHere = (gift: Gift) =>
    gift.sources.some((source) => sources.has(source)) ||
    [gift.email, foldName(gift.name)].some((donor) => donor && here.has(nameOf(gift, donor)));
  return new Set(gifts.filter(isHere));
}

/** Finds a donor's past gifts, for the person. @param email in lower case */
export const findPastDonorData = (db: Database, email: string) =>
  db
    .selectFrom("past_gifts")
    .select(["id", "amount", "currency", "fee", "value_date", "purpose", "receipt", "program", "name", "email"])
    .select(["is_without_mail", "brought_at"])
    .where("email", "=", email)
    .orderBy("id")
    .execute();

/** Erases a donor. Amount, day and the old receipt number stay; the purpose of another program may name people. */
export async function erasePastDonor(db: Database, email: string): Promise<void> {
  await db
    .updateTable("past_gifts")
    .set({ ...withoutDonor, name_folded: null })
    .where("email", "=", email)
    .execute();
}

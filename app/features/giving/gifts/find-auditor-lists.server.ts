import { findNumbersUsed } from "../../../server/closings/record-closing.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { cutPageById, newest, readCursor } from "../../../values/cursor.ts";
import { asRowId } from "../../../values/row-id.ts";
import { readBank } from "../bank-details/bank-steps.server.ts";
import { formatWay, readWays } from "../bank-details/ways.ts";
import { formatNumber, reasonOfEnd, receiptVoid } from "../receipts/receipt-contents.ts";
import * as store from "./auditor-queries.server.ts";

/** With the year's receipt numbers; gaps begin on this page. */
type Ctx = Pick<AppContext, "db" | "config"> & { numbers: Awaited<ReturnType<typeof store.findNumbers>> };

/** @param rows one more than a page has @param at returns the cursor's second value, beside the id */
function pageOf<Row extends { id: number }>(rows: Row[], at?: (row: Row) => string) {
  const { page, older } = cutPageById(rows, store.auditorRows);
  const last = page.at(-1);
  const cursor = last === undefined || at === undefined ? String(older) : `${at(last)}.${older}`;
  return { rows: page, older: older === undefined ? undefined : cursor };
}

const idOf = (before: string | undefined): number => asRowId(before ?? "") ?? newest;

/** Loaders of the auditor's lists, in the order of the page. Each returns a year's rows from a cursor. */
const lists = {
  async gaps({ db, numbers: { highest, gaps } }: Ctx, year: number) {
    // Numbers up to this one were used before a backup was restored.
    const used = await findNumbersUsed(db, `receipt ${year}`);
    const all = used > highest ? [...gaps, { from: highest + 1, to: used }] : gaps;
    const number = (serial: number) => formatNumber({ year, serial });
    return pageOf(all.map(({ from, to }) => ({ id: to, from: number(from), to: number(to), isRestored: to <= used })));
  },

  async ended({ db }: Ctx, year: number, before: string | undefined) {
    const { rows, older } = pageOf(
      (await store.listEndedReceipts(db, year, idOf(before))).map((row) => ({ ...row, id: row.serial })),
    );
    const gifts = [...new Set(rows.map(({ gift_id }) => gift_id))];
    const ends = await store.listNotesOf(db, gifts, receiptVoid);
    const whyOf = (receipt: (typeof rows)[number]) =>
      ends
        .filter(({ gift_id }) => gift_id === receipt.gift_id)
        .map(({ note }) => reasonOfEnd(receipt, note ?? ""))
        .findLast((reason) => reason !== undefined);
    return { rows: rows.map((row) => ({ ...row, number: formatNumber(row), why: whyOf(row) })), older };
  },

  refunds: async ({ db }: Ctx, year: number, before: string | undefined) =>
    pageOf(await store.listRefundsOf(db, year, idOf(before))),

  purposes: async ({ db }: Ctx, year: number, before: string | undefined) =>
    pageOf(await store.listPurposesOf(db, year, idOf(before))),

  corrections: async ({ db }: Ctx, year: number, before: string | undefined) =>
    pageOf(await store.listActsOf(db, "corrections", year, idOf(before))),

  disputes: async ({ db }: Ctx, year: number, before: string | undefined) =>
    pageOf(await store.listActsOf(db, "disputes", year, idOf(before))),

  async agreed({ db }: Ctx, year: number, before: string | undefined) {
    const rows = await store.listAgreedOf(db, year, readCursor(before ?? null, "date"));
    return pageOf(rows, ({ value_date }) => value_date);
  },

  statements: async ({ db }: Ctx, year: number, before: string | undefined) =>
    pageOf(await store.listBankStatementsOf(db, year, idOf(before))),

  limits: async ({ db }: Ctx, year: number, before: string | undefined) =>
    pageOf(await store.listLimitsOf(db, year, idOf(before))),

  async bank({ db, config }: Ctx, year: number, before: string | undefined) {
    const { all } = await readBank(db, config.secret);
    const below = idOf(before);
    const rows = all.filter(({ at, id }) => id < below && at >= `${year}` && at < `${year + 1}`).toReversed();
    return pageOf(
      rows.map((row) => {
        const { id, at, what, change_id, by, is_alone, reason } = row;
        return { id, at, what, change_id, by, is_alone, ways: readWays(row).map(formatWay), reason };
      }),
    );
  },
};

type Name = keyof typeof lists;

/** A page of a list. `older` is the cursor of the next page. */
export type AuditorList = { [Key in Name]: { name: Key } & Awaited<ReturnType<(typeof lists)[Key]>> }[Name];

export const auditorLists = Object.keys(lists) as Name[];

/** Finds a page of each requested list. @param before cursor, if one list is requested */
export const findAuditorLists = (
  ctx: Ctx,
  names: readonly Name[],
  year: number,
  before?: string,
): Promise<AuditorList[]> =>
  Promise.all(names.map(async (name) => ({ name, ...(await lists[name](ctx, year, before)) }) as AuditorList));

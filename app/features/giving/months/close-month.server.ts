import { createHash } from "node:crypto";
import { monthErrors as words } from "content/month-errors.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { lastDayOfMonth, monthAfter, startOfSiteDay } from "../../../values/site-days.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findAdminAddresses } from "../../people/users/find-settled-people.server.ts";
import { bookWaiting } from "../purse/book-money.server.ts";
import { findFirstDay, findLastMonth, stopActs } from "../purse/books.server.ts";
import { formatVoucherNumber, payeeInFiles } from "../spending/voucher-states.ts";
import { type BankDifference, findBankDifferences } from "./find-bank-differences.server.ts";
import { findThingsLeft } from "./find-things-left.server.ts";
import { monthClosedEmail } from "./month-emails.tsx";
import * as store from "./month-queries.server.ts";
import { type EntryOfMonth, readEntries, whatInFile } from "./read-entries.server.ts";
import { lastLineOf } from "./read-month-file.server.ts";
import { type FileEntry, type FileVoucher, noSeal, writeMonthFile } from "./write-month-file.server.ts";

/** Returns the oldest open month (YYYY-MM); undefined before the first day. */
export async function findOpenMonth({ db }: Pick<AppContext, "db">): Promise<string | undefined> {
  const last = await findLastMonth(db);
  return last === undefined ? (await findFirstDay(db))?.slice(0, 7) : monthAfter(last);
}

/** @throws FormError for a month that is not over, or that is not the oldest open one */
export async function requireClosable(ctx: Pick<AppContext, "db" | "clock">, month: string): Promise<void> {
  if ((await findOpenMonth(ctx)) !== month) throw new FormError(words.notNext(writeMonth(month)), { status: 409 });
  if (lastDayOfMonth(month) >= siteDate(ctx.clock.now())) throw new FormError(words.notOver(writeMonth(month)));
}

/**
 * Closes a month: writes its file, which carries the seal of the file before.
 * @throws FormError if it is closed, not over, or something is left to do
 */
export async function closeMonth(
  ctx: InTransaction,
  { month, lastEntry, differs }: { month: string; lastEntry: number; differs: BankDifference[] },
  { by, second }: { by: { id: string }; second?: { id: string } | undefined },
): Promise<void> {
  await requireClosable(ctx, month);
  await bookWaiting(ctx);
  if ((await store.findLastEntry(ctx.db, `${month}-01`, lastDayOfMonth(month))) !== lastEntry)
    throw new FormError(words.linesAdded, { status: 409 });
  // Two people explain the sums that they saw; a statement since then shows others.
  if (JSON.stringify(await findBankDifferences(ctx, month)) !== JSON.stringify(differs))
    throw new FormError(words.bankChanged, { status: 409 });
  if ((await findThingsLeft(ctx, month)).some(({ isDone }) => !isDone))
    throw new FormError(words.thingsLeft(writeMonth(month)), { status: 409 });
  const { text, lines, ended, vouchers } = await writeFile(ctx, month);
  const file = {
    content: text,
    sha256: createHash("sha256").update(text).digest("hex"),
    closed_by_id: by.id,
    agreed_by_id: second?.id ?? null,
    at: ctx.clock.now().toISOString(),
  };
  if (!(await store.insertMonthFile(ctx.db, { month, ...file })))
    throw new FormError(words.notNext(writeMonth(month)), { status: 409 });
  await stopActs(ctx.db, "close", file.at);
  const numbers = new Map(vouchers.map(({ id, number }) => [number, id]));
  await store.insertMonthLines(ctx.db, [
    ...[...lines].map(([entry_id, line]) => ({ month, line, entry_id, voucher_id: null })),
    ...[...ended].map(([number, line]) => ({ month, line, entry_id: null, voucher_id: numbers.get(number) ?? null })),
  ]);
  await recordClosing(ctx, { kind: "month", key: month, value: JSON.stringify(file) });
  await notifyAdmins(ctx, month, file.sha256);
}

async function writeFile(ctx: InTransaction, month: string) {
  const { db } = ctx;
  const before = await store.findNewestSeal(db);
  const lastLine = before === undefined ? 0 : lastLineOf((await store.findMonthFile(db, before.month))?.content ?? "");
  const entries = (await readEntries(ctx, month)).map(toFileEntry);
  const fixed = entries.flatMap(({ fixes }) => fixes ?? []);
  const earlier = { lines: await store.findLinesOf(db, fixed), last: lastLine };
  const ended = await store.findEndedVouchers(db, startOfSiteDay(`${monthAfter(month)}-01`));
  const vouchers = ended.map((voucher) => ({
    id: voucher.id,
    number: formatVoucherNumber(voucher.year, voucher.serial),
  }));
  const rows = ended.map(
    ({ state, currency, at, year, serial }): FileVoucher => ({
      day: siteDate(new Date(at)) < `${month}-01` ? `${month}-01` : siteDate(new Date(at)),
      what: state === "refused" ? "refused" : "taken-back",
      voucher: formatVoucherNumber(year, serial),
      currency,
    }),
  );
  const written = writeMonthFile(month, before?.sha256 ?? noSeal, { entries, vouchers: rows }, earlier);
  return { ...written, vouchers };
}

/** Returns an entry as the file of its month has it. */
const toFileEntry = ({
  id,
  day,
  what,
  gift_id,
  fixes,
  people,
  voucher,
  postings,
  ...payee
}: EntryOfMonth): FileEntry => ({
  id,
  day,
  what: whatInFile(what),
  isOfGift: gift_id !== null,
  voucher,
  payee: voucher === "" ? "" : payeeInFiles(payee),
  fixes,
  people,
  postings,
});

async function notifyAdmins(ctx: InTransaction, month: string, seal: string): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  const link = siteUrl && `${siteUrl}/admin/month`;
  for (const to of await findAdminAddresses(ctx)) {
    const email = monthClosedEmail({ to, foundation, month: writeMonth(month), seal, link });
    await enqueueEmail(ctx, ctx.db, email, { kind: "month-closed", idempotencyKey: `month-closed:${month}:${to}` });
  }
}

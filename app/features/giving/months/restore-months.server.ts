import { createHash } from "node:crypto";
import type { ClosingRow } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import { bookWaiting } from "../purse/book-money.server.ts";
import * as books from "../purse/books.server.ts";
import type { Line } from "../purse/entry-lines.server.ts";
import { makePlace, requireGeneral } from "../purse/find-holders.server.ts";
import type { EntryWhat, PlaceKind } from "../purse/purse-tables.ts";
import { writeEntry } from "../purse/write-entry.server.ts";
import { changeVoucher } from "../spending/vouchers.server.ts";
import * as store from "./month-queries.server.ts";
import type { MonthFileTable } from "./month-tables.ts";
import { readEntries } from "./read-entries.server.ts";
import { type FileRow, readMonthFile } from "./read-month-file.server.ts";
import type { FilePosting } from "./write-month-file.server.ts";

/** States of a voucher that is in no file of the backup yet. */
const everyState = ["waits", "half", "asked", "to pay", "written", "refused", "taken back"] as const;

type Stored = Omit<MonthFileTable, "month">;

/**
 * Closes months again that were closed after the backup: their files are the ones that were published, and the books get
 * the amounts that the backup lacks. Nothing is made of a month twice.
 */
export async function closeRestoredMonths(ctx: InTransaction, fresh: ClosingRow[]): Promise<void> {
  const closings = fresh.filter(({ kind }) => kind === "month").toSorted((a, b) => (a.key < b.key ? -1 : 1));
  if (closings.length === 0) return;
  // Before the months close: later, a gift of theirs would enter an open month.
  await bookWaiting(ctx);
  for (const { key, value } of closings) await restoreMonth(ctx, key, JSON.parse(value ?? "{}") as Stored);
}

async function restoreMonth(ctx: InTransaction, month: string, file: Stored): Promise<void> {
  const { content, sha256 } = file;
  if (createHash("sha256").update(content).digest("hex") !== sha256)
    throw new Error(`The file of ${month} beside the backups is damaged.`);
  const known = await store.findMonthFile(ctx.db, month);
  if (known !== undefined) {
    if (known.sha256 !== sha256) ctx.log.error("two files of one month: the one of this database stays", { month });
    return;
  }
  const rows = readMonthFile(content);
  const lines = await restoreVouchers(ctx, month, rows);
  await restoreAmounts(ctx, month, rows);
  await store.insertMonthFile(ctx.db, { month, ...file });
  await store.insertMonthLines(ctx.db, lines);
}

/** Writes vouchers of the backup into the books as the file has them, or ends them. @returns their lines */
async function restoreVouchers(ctx: InTransaction, month: string, rows: FileRow[]) {
  const lines: Parameters<typeof store.insertMonthLines>[1] = [];
  const own = rows.filter(({ voucher, fixes }) => voucher !== "" && fixes === undefined);
  for (const [number, parts] of Map.groupBy(own, ({ voucher }) => voucher)) {
    const voucher = await store.findVoucherByNumber(ctx.db, number);
    const [part] = parts;
    if (voucher === undefined || part === undefined) continue;
    if (part.what === "refused" || part.what === "taken-back") {
      const state = part.what === "refused" ? "refused" : "taken back";
      await changeVoucher(ctx.db, voucher.id, everyState, { state });
      lines.push({ month, line: part.line, entry_id: null, voucher_id: voucher.id });
      continue;
    }
    const first = parts.filter(({ line }) => line === part.line);
    const id =
      voucher.entry_id ??
      (await writeEntry(ctx, {
        day: part.day,
        what: "spent",
        source: `voucher:${voucher.id}`,
        voucherId: voucher.id,
        lines: await linesOf(ctx, first.flatMap(toPostings)),
        people: 0,
      }));
    await changeVoucher(ctx.db, voucher.id, everyState, { state: "written" });
    if (id !== undefined) lines.push({ month, line: part.line, entry_id: id, voucher_id: null });
  }
  return lines;
}

/** Writes what the file has more than the restored books, in one entry. */
async function restoreAmounts(ctx: InTransaction, month: string, rows: FileRow[]): Promise<void> {
  const here = await readEntries(ctx, month);
  const sums = new Map<string, FilePosting>();
  const add = (posting: FilePosting, sign: 1 | -1) => {
    const { what, place, purpose, kind, currency, minor } = posting;
    const key = [what, place, purpose, kind, currency].join(" ");
    sums.set(key, { ...posting, minor: (sums.get(key)?.minor ?? 0) + sign * minor });
  };
  for (const posting of rows.flatMap(toPostings)) add(posting, 1);
  for (const posting of here.flatMap(({ postings }) => postings)) add(posting, -1);
  const missing = [...sums.values()].filter(({ minor }) => minor !== 0);
  if (missing.length === 0) return;
  const isOpening = rows.some(({ what }) => what === "opening") && (await books.findFirstDay(ctx.db)) === undefined;
  const opening = missing.filter(({ what }) => isOpening && what === "opening");
  const day = rows.find(({ what }) => what === "opening")?.day ?? lastDayOfMonth(month);
  const about = { people: 0 } as const;
  if (isOpening) {
    const lines = await linesOf(ctx, opening);
    await writeEntry(ctx, { ...about, day, what: "opening", source: "opening", lines });
  }
  const rest = missing.filter((posting) => !opening.includes(posting));
  const what = rest[0]?.what ?? "moved";
  if (rest.length > 0) {
    const lines = await linesOf(ctx, rest);
    await writeEntry(ctx, { ...about, day: lastDayOfMonth(month), what, source: `restored:${month}`, lines });
  }
}

/** Returns the amounts of a row: of its place, of its purpose, or of both. A place has no kind. */
function toPostings({ what, place, purpose, kind, currency, minor }: FileRow): FilePosting[] {
  const about = { what: what as EntryWhat, currency, minor };
  return [
    ...(place === "" ? [] : [{ ...about, place, purpose: "", kind: "" }]),
    ...(purpose === "" ? [] : [{ ...about, place: "", purpose, kind }]),
  ].filter(({ minor }) => minor !== 0);
}

async function linesOf(ctx: InTransaction, postings: FilePosting[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { place, purpose, kind, currency, minor, what } of postings) {
    const about = { currency, minor, what, ...(kind !== "" && { kind }) };
    if (kind !== "") await books.insertKind(ctx.db, { code: kind, label: kind, position: 9 });
    lines.push(
      place === ""
        ? { ...about, purse: await requirePurse(ctx, purpose) }
        : { ...about, place: await requirePlace(ctx, place, currency) },
    );
  }
  return lines;
}

async function requirePlace(ctx: InTransaction, code: string, currency: Line["currency"]) {
  const found = (await books.findPlaces(ctx.db)).find((place) => place.code === code);
  if (found !== undefined) return found;
  const kind = (code.split("-")[0] ?? "box") as PlaceKind;
  return makePlace(ctx, { kind, currency, account: code, user_id: null, code });
}

async function requirePurse(ctx: InTransaction, code: string) {
  if (code === books.general) return requireGeneral(ctx);
  const found = await books.findPurse(ctx.db, "code", code);
  if (found !== undefined) return found;
  const project = await store.findProjectBySlug(ctx.db, code);
  const about = { project_id: project?.id ?? null, title: project?.title ?? code, rest_to: null, ended_at: null };
  const made = await books.insertPurse(ctx.db, { code, ...about });
  if (made === undefined) throw new Error(`The purse ${code} cannot be made again.`);
  return made;
}

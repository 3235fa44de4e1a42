import { errors } from "content/error-sentences.ts";
import { isSameSecret } from "../../../server/auth/is-same-secret.server.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { fillPlaces } from "../../../values/places.ts";
import { keyOf } from "../../../values/private-key.ts";
import { bareText, writeReference } from "../../../values/transfer-reference.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { formatId, formatNumber, formatPath, type ReceiptContents, readNumber } from "./receipt-contents.ts";
import type { PrintedReceipt } from "./receipt-pdf.server.ts";
import * as store from "./receipt-queries.server.ts";
import { formatReceipt, formatReceiptAmount } from "./write-receipt.server.ts";

/** Limits wrong keys from one network; many phones share one address. */
const wrongKeyLimit = { what: "gift link", times: 60, minutes: 60 };

/** Counts a wrong key; right keys are neither counted nor refused. @throws AppError tooManyTries */
export async function countWrongKey(ctx: AppContext, { address }: Pick<RequestInfo, "address">): Promise<void> {
  if (!(await countTowardsRateLimit(ctx, wrongKeyLimit, address))) throw new AppError("tooManyTries");
}

const receiptErrors = defineErrors({ noReceipt: 404 }, errors.receipt);

/** Formats a receipt for its page and PDF. @param origin undefined without a site address */
export async function showReceipt(
  ctx: AppContext,
  row: store.ReceiptRow,
  origin: string | undefined,
): Promise<PrintedReceipt> {
  const original = (await findWordsOf(ctx, "receipts")).receipt;
  const { code, name, register } = await findCountry(ctx);
  const registration = code === "XX" ? register.sentence : fillPlaces(original.registration, { country: name });
  const words = { ...original, registration };
  const contents: ReceiptContents = JSON.parse(row.contents);
  const id = formatId(row);
  const lines = formatReceipt(contents, words, formatNumber(row), { address: `${origin ?? ""}/receipt`, id });
  const next = row.replaced_by === null ? undefined : await store.findReceiptById(ctx.db, row.replaced_by);
  const notes = {
    valid: undefined,
    void: words.void,
    replaced: fillPlaces(words.replaced, { number: next === undefined ? "" : formatNumber(next) }),
  };
  const check = origin === undefined ? undefined : `${origin}/receipt/${id}`;
  const isInDoubt = row.state === "valid" && (await store.isDisputed(ctx.db, row.gift_id));
  return { lines, note: isInDoubt ? words.disputed : notes[row.state], check, issuedAt: row.issued_at };
}

/** Requires the promise's or receipt's own link. @param asker whose wrong keys are counted @throws AppError */
export async function requireReceipt(
  ctx: AppContext,
  { key, number }: { key: string; number: string },
  asker: Pick<RequestInfo, "address">,
): Promise<store.ReceiptRow> {
  const typed = readNumber(number);
  const found = typed && (await store.findReceipt(ctx.db, typed.year, typed.serial));
  if (found !== undefined) {
    const { code, promiseLink, ...row } = found;
    const ofPromise =
      code !== null && promiseLink !== null && isOfPromise(found) ? [bareText(keyOf({ code, link: promiseLink }))] : [];
    if ([row.link, ...ofPromise].some((link) => isSameSecret(link, bareText(key)))) return row;
  }
  await countWrongKey(ctx, asker);
  throw new AppError(receiptErrors.noReceipt);
}

/** A receipt for another promise stays hidden from the promise that its gift joined later. */
function isOfPromise({ contents, code, prefix }: Pick<store.PromiseReceipt, "contents" | "code" | "prefix">): boolean {
  const { reference }: ReceiptContents = JSON.parse(contents);
  return reference === null || (code !== null && prefix !== null && reference === writeReference(prefix, code));
}

/** @throws ThreadError */
export async function printReceipt(
  ctx: AppContext,
  row: store.ReceiptRow,
  origin: string | undefined,
): Promise<Uint8Array> {
  return runInThread(pdfFile, "makeReceiptsPdf", [[await showReceipt(ctx, row, origin)]]);
}

const pdfFile = "app/features/giving/receipts/receipt-pdf.server.ts";

/** @param rows at least one, a page each @param title of the document @throws ThreadError */
export async function printReceipts(ctx: AppContext, rows: store.ReceiptRow[], title: string): Promise<Uint8Array> {
  const shown: PrintedReceipt[] = [];
  for (const row of rows) shown.push(await showReceipt(ctx, row, ctx.config.siteUrl));
  return runInThread(pdfFile, "makeReceiptsPdf", [shown, title]);
}

/** Prints the PDF of an e-mail. @param number as in its header */
export async function printReceiptNumbered(ctx: AppContext, number: string): Promise<Uint8Array | undefined> {
  const typed = readNumber(number);
  const row = typed && (await store.findReceipt(ctx.db, typed.year, typed.serial));
  return row && printReceipt(ctx, row, ctx.config.siteUrl);
}

/** Returns the numbers of a promise's valid receipts, by gift id. */
export async function findNumbersOfPromise(
  { db }: Pick<AppContext, "db">,
  promise: number,
): Promise<Map<number, string>> {
  const rows = await store.findReceiptsOfPromise(db, promise);
  const valid = rows.filter((row) => row.state === "valid" && isOfPromise(row));
  return new Map(valid.map((row) => [row.gift_id, formatNumber(row)]));
}

export const listReceiptsOf = async ({ db }: Pick<AppContext, "db">, gift: number) =>
  (await store.findReceiptsOf(db, gift)).map((row) => ({
    number: formatNumber(row),
    path: formatPath(row),
    state: row.state,
  }));

/** Never has a name. */
export type CheckedReceipt =
  | { state: "none" | "incomplete" }
  | { state: "valid" | "disputed" | "void" | "replaced"; number: string; amount: string; day: string; other: string };

/** Checks a number; wrong letters get the same answer as a wrong number, after the same query. */
export async function findReceiptByNumber(ctx: AppContext, typed: string): Promise<CheckedReceipt> {
  const read = readNumber(typed);
  if (read === undefined) return { state: "none" };
  if (read.letters === undefined) return { state: "incomplete" };
  const row = await store.findReceipt(ctx.db, read.year, read.serial);
  if (row === undefined || !isSameSecret(row.letters, read.letters)) return { state: "none" };
  const contents: ReceiptContents = JSON.parse(row.contents);
  const next = row.replaced_by === null ? undefined : await store.findReceiptById(ctx.db, row.replaced_by);
  const other = next === undefined ? "" : formatNumber(next);
  const state = row.state === "valid" && (await store.isDisputed(ctx.db, row.gift_id)) ? "disputed" : row.state;
  return { state, number: formatNumber(row), amount: formatReceiptAmount(contents), day: contents.day, other };
}

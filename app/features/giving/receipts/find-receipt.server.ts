import { errors } from "content/error-sentences.ts";
import { isSameSecret } from "../../../server/auth/is-same-secret.server.ts";
import { withLanguage } from "../../../server/clock/clock-scope.server.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { runInThread } from "../../../server/thread/run-in-thread.server.ts";
import { fillPlaces } from "../../../values/places.ts";
import { keyOf } from "../../../values/private-key.ts";
import { siteLang } from "../../../values/site-clock.ts";
import { bareText, writeReference } from "../../../values/transfer-reference.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { formatId, formatNumber, formatPath, type ReceiptContents, readNumber } from "./receipt-contents.ts";
import type { PrintedReceipt } from "./receipt-pdf.server.ts";
import * as store from "./receipt-queries.server.ts";
import { formatReceipt, formatReceiptAmount } from "./write-receipt.server.ts";

/** Rate limit of wrong keys from one network; many phones share one address. */
const wrongKeyLimit = { what: "gift link", times: 60, minutes: 60 };

/**
 * Counts a wrong key against the rate limit. A right key is not counted, and is always accepted.
 * @throws AppError tooManyTries
 */
export async function countWrongKey(ctx: AppContext, { address }: Pick<RequestInfo, "address">): Promise<void> {
  if (!(await countTowardsRateLimit(ctx, wrongKeyLimit, address))) throw new AppError("tooManyTries");
}

const receiptErrors = defineErrors({ noReceipt: 404 }, errors.receipt);

const readContents = ({ contents }: Pick<store.ReceiptRow, "contents">): ReceiptContents => JSON.parse(contents);

/** Runs an action in the language in which a receipt was made. */
const inLanguageOf = <Result>({ language = "en" }: ReceiptContents, act: () => Result): Result =>
  withLanguage(language, act);

/** Formats a receipt for its page and its PDF. @param origin undefined if the site's address is not configured */
function showReceipt(ctx: AppContext, row: store.ReceiptRow, origin: string | undefined) {
  const contents = readContents(row);
  return inLanguageOf(contents, () => formatWhole(ctx, row, contents, origin));
}

/** Formats a receipt for its page, with the language and the words of the page around it. */
export async function showReceiptPage(ctx: AppContext, row: store.ReceiptRow, origin: string) {
  return inLanguageOf(readContents(row), async () => {
    const { save, code } = (await findWordsOf(ctx, "receipts")).receipt;
    return { ...(await showReceipt(ctx, row, origin)), lang: siteLang(), words: { save, code } };
  });
}

async function formatWhole(
  ctx: AppContext,
  row: store.ReceiptRow,
  contents: ReceiptContents,
  origin: string | undefined,
): Promise<PrintedReceipt> {
  const original = (await findWordsOf(ctx, "receipts")).receipt;
  const { name, registered } = await findCountry(ctx);
  const registration = registered ?? fillPlaces(original.registration, { country: name });
  const words = { ...original, registration };
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

/**
 * Finds a receipt by the key of its own or its promise's private link.
 * @param asker counts wrong keys against this sender's rate limit
 * @throws AppError
 */
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

/** Returns false for a receipt from before the gift was moved to this promise; the new donor must not see it. */
function isOfPromise({ contents, code, prefix }: Pick<store.PromiseReceipt, "contents" | "code" | "prefix">): boolean {
  const { reference } = readContents({ contents });
  return reference === null || (code !== null && prefix !== null && reference === writeReference(prefix, code));
}

/** Prints a receipt as PDF. @throws ThreadError */
export async function printReceipt(
  ctx: AppContext,
  row: store.ReceiptRow,
  origin: string | undefined,
): Promise<Uint8Array> {
  const contents = readContents(row);
  return inLanguageOf(contents, async () =>
    runInThread(pdfFile, "makeReceiptsPdf", [[await formatWhole(ctx, row, contents, origin)]]),
  );
}

const pdfFile = "app/features/giving/receipts/receipt-pdf.server.ts";

/**
 * Prints receipts as one PDF.
 * @param rows at least one receipt; each has its own page
 * @param title of the document
 * @throws ThreadError
 */
export async function printReceipts(ctx: AppContext, rows: store.ReceiptRow[], title: string): Promise<Uint8Array> {
  const shown: PrintedReceipt[] = [];
  for (const row of rows) shown.push(await showReceipt(ctx, row, ctx.config.siteUrl));
  return runInThread(pdfFile, "makeReceiptsPdf", [shown, title]);
}

/** Prints the PDF for an e-mail. @param number from the e-mail's header */
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

/** Result of a check; it contains no name. */
export type CheckedReceipt =
  | { state: "none" | "incomplete" }
  | { state: "valid" | "disputed" | "void" | "replaced"; number: string; amount: string; day: string; other: string };

/** Checks a receipt's number. Wrong letters and a wrong number have the same result, after the same query. */
export async function findReceiptByNumber(ctx: AppContext, typed: string): Promise<CheckedReceipt> {
  const read = readNumber(typed);
  if (read === undefined) return { state: "none" };
  if (read.letters === undefined) return { state: "incomplete" };
  const row = await store.findReceipt(ctx.db, read.year, read.serial);
  if (row === undefined || !isSameSecret(row.letters, read.letters)) return { state: "none" };
  const contents = readContents(row);
  const next = row.replaced_by === null ? undefined : await store.findReceiptById(ctx.db, row.replaced_by);
  const other = next === undefined ? "" : formatNumber(next);
  const state = row.state === "valid" && (await store.isDisputed(ctx.db, row.gift_id)) ? "disputed" : row.state;
  return { state, number: formatNumber(row), amount: formatReceiptAmount(contents), day: contents.day, other };
}

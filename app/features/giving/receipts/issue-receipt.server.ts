import { randomInt } from "node:crypto";
import { giftErrors } from "content/giving-errors.ts";
import { findNumbersUsed } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { cancelWaitingEmail, isEmailWaiting } from "../../../server/mail/waiting-email-queries.server.ts";
import { amountInWords } from "../../../values/amount-in-words.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { keyOf, stopLinkOf } from "../../../values/private-key.ts";
import { siteLanguage } from "../../../values/site-language.ts";
import { drawCharacters, writeReference } from "../../../values/transfer-reference.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import type { SiteSettings } from "../../foundation/settings/settings-schema.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { findMedium } from "../bank-details/find-bank.server.ts";
import type { Medium } from "../bank-details/ways.ts";
import { isByHand, isOnline, undoMs } from "../gifts/gift-states.ts";
import { findNewestSeal } from "../months/find-newest-seal.server.ts";
import { findNextEmail } from "../project-ends/find-next-email.server.ts";
import { receiptEmailKey } from "./erase-receipt-names.server.ts";
import { canBeSent } from "./find-sendable.server.ts";
import {
  checkLength,
  formatNumber,
  formatPath,
  isCheckCode,
  noteOfEnd,
  type ReceiptContents,
  receiptVoid,
} from "./receipt-contents.ts";
import { receiptEmail } from "./receipt-emails.tsx";
import * as store from "./receipt-queries.server.ts";
import { formatReceiptAmount } from "./write-receipt.server.ts";

type Gift = store.GiftRow;

interface Sources {
  settings: SiteSettings;
  promise: store.GiftPromise | undefined;
  /** Texts of the e-mail that the foundation changed. */
  words: NonNullable<Awaited<ReturnType<typeof findWords>>["emails"]>["receipt"] | undefined;
  medium: Medium;
  seal: Awaited<ReturnType<typeof findNewestSeal>>;
}

/** Same length as in the private link of a promise. */
const linkLength = 32;

/**
 * Issues receipts and sends their e-mails, in the transaction that receives the gifts. Numbers have no gaps: SQLite
 * allows one writer at a time, and PostgreSQL retries one of two transactions that use the same number.
 */
export const issueReceipts = (ctx: InTransaction, gifts: Gift[]): Promise<void> => issue(ctx, gifts);

/** @param old void receipt that the new one replaces @param isQuiet true to send no e-mails */
async function issue(ctx: InTransaction, gifts: Gift[], old?: store.ReceiptRow, isQuiet = false): Promise<void> {
  if (gifts.length === 0) return;
  const { db, clock } = ctx;
  const issued_at = clock.now().toISOString();
  const today = siteDate(clock.now());
  const year = Number(today.slice(0, 4));
  const settings = await findSettings(ctx);
  const words = gifts.some(({ email }) => email !== null) ? (await findWords(ctx)).emails?.receipt : undefined;
  const medium = gifts.some(({ method }) => method === "transfer") ? await findMedium(ctx) : "bank";
  const promises = await store.findPromisesOfGifts(db, gifts);
  const seal = await findNewestSeal(ctx);
  const issued = new Map(
    gifts.map((gift) => {
      const promise = promises.get(gift.id);
      return [
        gift.id,
        { gift, promise, contents: freeze(gift, { settings, promise, words, medium, seal }, today, old) },
      ];
    }),
  );
  const last = Math.max(await store.findLastSerial(db, year), await findNumbersUsed(db, `receipt ${year}`));
  const rows = [...issued.values()].map(({ gift, contents }, index) => ({
    gift_id: gift.id,
    year,
    serial: last + 1 + index,
    letters: drawCheckCode(),
    link: drawCharacters(linkLength, randomInt),
    contents: JSON.stringify(contents),
    state: "valid" as const,
    issued_at,
  }));
  const receipts = await store.insertReceipts(db, rows);
  const replacing = receipts[0];
  if (old !== undefined && replacing !== undefined)
    await store.updateReceipt(db, old.id, { state: "replaced", replaced_by: replacing.id }, ["void"]);
  const written = receipts.flatMap((receipt) => {
    const about = issued.get(receipt.gift_id);
    return about === undefined ? [] : [{ receipt, ...about }];
  });
  await store.insertReceiptMoves(
    db,
    written.map(({ receipt, gift, contents: { replaces } }) => {
      const note = replaces === null ? formatNumber(receipt) : `${formatNumber(receipt)} for ${replaces}`;
      return { gift, at: issued_at, what: "receipt issued", by: null, note };
    }),
  );
  if (isQuiet) return;
  for (const { receipt, gift, promise, contents } of written)
    await enqueueReceipt(ctx, gift, { settings, promise, words }, receipt, contents);
}

function drawCheckCode(): string {
  for (;;) {
    const letters = drawCharacters(checkLength, randomInt);
    if (isCheckCode(letters)) return letters;
  }
}

const isFromBankStatement = (source: string | null): boolean => !isByHand(source) && !isOnline(source);

function freeze(
  gift: Gift,
  { settings, promise, medium, seal }: Sources,
  today: string,
  old?: store.ReceiptRow,
): ReceiptContents {
  const { giving } = settings;
  const { amount, currency, goods, name, method, purpose } = gift;
  const tax =
    giving?.taxSentence && giving.taxExpiry >= today ? `${giving.taxSentence} (${giving.taxCertificate})` : null;
  return {
    amount,
    currency,
    name,
    method,
    ...((method === "transfer" || method === "mobile money") && isByHand(gift.source) && { isByHand: true }),
    ...(method === "transfer" && isOnline(gift.source) && { isByPartner: true }),
    ...(method === "transfer" && medium === "any" && { isAnyWay: true }),
    ...((method === "mobile money"
      ? isFromBankStatement(gift.source)
      : method === "transfer" && medium === "phone") && {
      isByPhone: true,
    }),
    purpose,
    tax,
    inWords: goods === null ? amountInWords(gift) : null,
    goods: goods === null ? null : { what: goods, count: gift.goods_count ?? 1 },
    day: gift.value_date,
    issuedOn: today,
    reference: promise === undefined ? null : writeReference(promise.prefix, promise.code),
    legalName: giving?.legalName || fullName(settings),
    registration: giving?.registration ?? "",
    taxNumber: giving?.taxNumber ?? "",
    address: giving?.address || settings.headOffice || settings.town,
    signatory: giving?.signatory ?? "",
    signatoryRole: giving?.signatoryRole ?? "",
    receivedBy: gift.recorded_by,
    checkedBy: gift.checked_by,
    ...(gift.is_by_one === 1 && { isByOne: true }),
    ...(gift.is_by_trustees === 1 && { isByTrustees: true }),
    replaces: old === undefined ? null : formatNumber(old),
    ...(seal && { seal }),
    language: siteLanguage(),
  };
}

/** Returns a delay for e-mails about recorded gifts, until staff can no longer undo the recording. */
export function holdOf(
  { clock }: Pick<InTransaction, "clock">,
  { source, recorded_at, recorded_by_id }: Gift,
): { notBefore?: Date } {
  const end = Date.parse(recorded_at) + undoMs;
  return isByHand(source) && recorded_by_id !== null && end > clock.now().getTime() ? { notBefore: new Date(end) } : {};
}

/** @returns false if the gift has no e-mail address, or the e-mail is stored already */
async function enqueueReceipt(
  ctx: InTransaction,
  gift: Gift,
  { settings, promise, words }: Omit<Sources, "medium" | "seal">,
  receipt: store.ReceiptRow,
  contents: ReceiptContents,
  idempotencyKey = receiptEmailKey(receipt.id),
) {
  const siteUrl = findSiteAddress(ctx);
  if (gift.email === null) return false;
  const number = formatNumber(receipt);
  // The link needs the site's address.
  const link =
    siteUrl === undefined ? undefined : promise ? `${siteUrl}/g/${keyOf(promise)}` : `${siteUrl}${formatPath(receipt)}`;
  const paid = await store.findPaidBefore(ctx.db, gift.id);
  const write = (amount: number) => formatMoney({ amount, currency: contents.currency });
  const email = receiptEmail({
    to: gift.email,
    foundation: settings.name,
    words,
    link,
    number,
    hasPromise: promise !== undefined,
    stop: promise && stopLinkOf(link, promise),
    amount: formatReceiptAmount(contents),
    refunded:
      paid === undefined || paid <= contents.amount
        ? undefined
        : { came: write(paid), back: write(paid - contents.amount) },
    next: await findNextEmail(ctx, gift),
    name: contents.name,
    reference: contents.reference,
    purpose: contents.purpose,
    day: writeDay(contents.day),
  });
  return enqueueEmail(ctx, ctx.db, email, { kind: "receipt", idempotencyKey, ...holdOf(ctx, gift) });
}

/**
 * Sends a receipt again.
 * @param key once for each form
 * @returns undefined without a valid receipt or an e-mail address
 */
export async function sendReceiptAgain(
  ctx: InTransaction,
  gift: Gift,
  key: string,
): Promise<{ number: string; isNew: boolean } | undefined> {
  const receipt = await findLastReceipt(ctx, gift.id);
  if (receipt === undefined || !canBeSent({ state: receipt.state, email: gift.email })) return undefined;
  const promise = (await store.findPromisesOfGifts(ctx.db, [gift])).get(gift.id);
  const words = (await findWords(ctx)).emails?.receipt;
  const contents: ReceiptContents = JSON.parse(receipt.contents);
  const sources = { settings: await findSettings(ctx), promise, words };
  const again = `${receiptEmailKey(receipt.id)} again ${key}`;
  return { number: formatNumber(receipt), isNew: await enqueueReceipt(ctx, gift, sources, receipt, contents, again) };
}

/** Returns the latest receipt of a gift; a valid receipt is always the latest. */
export async function findLastReceipt({ db }: InTransaction, gift: number): Promise<store.ReceiptRow | undefined> {
  return (await store.findReceiptsOf(db, gift)).at(-1);
}

interface About {
  /** Name of the member; null for the site. */
  by: string | null;
  reason: string;
  /** True if no e-mail announces the new receipt, because another e-mail contains it. */
  isQuiet?: boolean | undefined;
}

export const isReceiptOnItsWay = ({ db }: InTransaction, { id }: Pick<store.ReceiptRow, "id">): Promise<boolean> =>
  isEmailWaiting(db, receiptEmailKey(id));

/**
 * Makes a valid receipt void, and stores the reason in the gift's history.
 * @returns `wasSent` true if the donor may have its e-mail
 */
export async function voidReceipt(
  ctx: InTransaction,
  gift: Gift,
  { by, reason }: About,
): Promise<{ wasSent: boolean }> {
  const receipt = await findLastReceipt(ctx, gift.id);
  if (receipt?.state !== "valid") return { wasSent: true };
  if (!(await store.updateReceipt(ctx.db, receipt.id, { state: "void" }, ["valid"])))
    throw new FormError(giftErrors.oldReceipt, { status: 409 });
  const at = ctx.clock.now().toISOString();
  await store.insertReceiptMoves(ctx.db, [{ gift, at, what: receiptVoid, by, note: noteOfEnd(receipt, reason) }]);
  return { wasSent: !(await cancelWaitingEmail(ctx.db, receiptEmailKey(receipt.id))) };
}

export async function replaceReceipt(ctx: InTransaction, gift: Gift, about: About): Promise<void> {
  // A gift has at most one valid receipt, so the old one becomes void first.
  const { wasSent } = await voidReceipt(ctx, gift, about);
  // If the first receipt was not sent yet, the new receipt is always sent.
  await issue(ctx, [gift], await findLastReceipt(ctx, gift.id), about.isQuiet && wasSent);
}

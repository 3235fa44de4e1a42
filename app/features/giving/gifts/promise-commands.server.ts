import { randomInt } from "node:crypto";
import { errors } from "content/error-sentences.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { isSameSecret } from "../../../server/auth/is-same-secret.server.ts";
import type { AppContext, InTransaction, RequestInfo } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { formatMoney } from "../../../values/money.ts";
import { keyOf, stopLinkOf } from "../../../values/private-key.ts";
import { storedNames } from "../../../values/stored-names.ts";
import {
  bareText,
  codeLength,
  drawCharacters,
  drawCode,
  prefixFrom,
  writeReference,
} from "../../../values/transfer-reference.ts";
import { endSampleAccount } from "../../foundation/settings/end-sample-account.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords, findWordsOf } from "../../foundation/words/find-words.server.ts";
import { findReferenceField, findSampleBank } from "../bank-details/find-bank.server.ts";
import { countWrongKey } from "../receipts/find-receipt.server.ts";
import { purposeColumns, requirePurpose } from "./find-purpose.server.ts";
import { giftPromisedEmail } from "./gift-emails.tsx";
import * as gifts from "./gift-queries.server.ts";
import * as store from "./promise-queries.server.ts";
import type { PromiseFields } from "./promise-schema.ts";

const dayMs = 24 * 60 * 60 * 1000;

const reminderDays = 7;

/**
 * Length of the link's secret part; the code before it is on bank slips. 23^32 possible links, about 145 random bits.
 * Older links have eight characters.
 */
const linkLength = 32;

/** Maximum length of a key with dashes and spaces (characters). */
const maxKeyLength = 100;

/** Rate limit of e-mails to one address, from all senders. */
const emailRateLimit = { what: "promise email", times: 3, minutes: 24 * 60 };

const giftErrors = defineErrors({ noGift: 404 }, errors.gift);

export const formatReference = ({ prefix, code }: Pick<store.PromiseRow, "prefix" | "code">): string =>
  writeReference(prefix, code);

export const giftLink = (origin: string, promise: Pick<store.PromiseRow, "code" | "link">): string =>
  `${origin}/g/${keyOf(promise)}`;

export function emailDetails(origin: string, promise: store.PromiseRow) {
  const link = giftLink(origin, promise);
  return { amount: formatMoney(promise), reference: formatReference(promise), link, stop: stopLinkOf(link, promise) };
}

const findPrefix = async (ctx: AppContext): Promise<string> => {
  const { giving, name } = await findSettings(ctx);
  return giving?.prefix || prefixFrom(name);
};

/** Returns all prefixes of references, also those that the foundation used earlier. */
export const findAllPrefixes = async (ctx: AppContext): Promise<string[]> => [
  ...new Set([await findPrefix(ctx), ...(await store.findPrefixes(ctx.db))]),
];

/**
 * Stores a promise, once for each form's random key. If equal texts were the key, other people could find the private
 * page.
 */
export async function createPromise(
  ctx: AppContext,
  origin: string,
  fields: PromiseFields,
  formKey?: string,
): Promise<store.PromiseRow> {
  const prefix = await findPrefix(ctx);
  const settings = await findSettings(ctx);
  const { emails } = await findWords(ctx);
  const ended = (await findWordsOf(ctx, "giving")).promise.purpose.ended;
  const purpose = await requirePurpose(ctx, fields.project, ended);
  const field = fields.email === null ? undefined : await findReferenceField(ctx, fields.currency);
  return withTransaction(ctx, async (ctx, transaction) => {
    if ((await findSampleBank(ctx, settings)) !== undefined) await endSampleAccount(ctx);
    const createdAt = ctx.clock.now().toISOString();
    const fingerprint = formKey === undefined ? null : fingerprintOf([formKey, fields]);
    const known = fingerprint && (await store.findPromise(transaction, "fingerprint", fingerprint));
    if (known) return known;
    const { amount, currency, frequency, name, email, message, isPublic } = fields;
    const promise = await insertWithNewCode(ctx, {
      prefix,
      amount,
      currency,
      frequency,
      name,
      email,
      message,
      fingerprint,
      link: drawCharacters(linkLength, randomInt),
      ...purposeColumns(purpose),
      is_public: isPublic && name !== null ? 1 : 0,
      state: "open",
      created_at: createdAt,
      sent_at: null,
      remind_at: null,
    });
    await recordMove(ctx, { promise_id: promise.id, what: "promised" });
    if (email !== null && (await countTowardsRateLimit(ctx, emailRateLimit, email))) {
      const about = { to: email, foundation: settings.name, words: emails?.promise, field };
      const details = emailDetails(origin, promise);
      const idempotencyKey = emailKey(promise.id);
      const options = { kind: "gift-promised", idempotencyKey, priority: "visitor" } as const;
      await enqueueEmail(ctx, transaction, giftPromisedEmail({ ...about, ...details }), options);
    }
    return promise;
  });
}

export const emailKey = (id: number): string => `${storedNames.promiseEmail}:${id}`;
export const spentKey = (id: number): string => `gift-spent:${id}`;
/** Prefix of the idempotency keys of all e-mails about changes of a gift. */
export const changedKeys = (gift: number): string => `gift-changed:${gift}:`;
export const changedKey = (gift: number, receipt: number): string => `${changedKeys(gift)}${receipt}`;
export const reminderKey = (id: number): string => `${storedNames.promiseReminder}:${id}`;

type NewPromise = Omit<Parameters<typeof store.insertPromise>[1], "code">;

/** Inserts a promise with a random code that was never used. */
async function insertWithNewCode({ db }: InTransaction, promise: NewPromise): Promise<store.PromiseRow> {
  for (;;) {
    const code = drawCode(randomInt);
    const id = await store.insertPromise(db, { ...promise, code });
    const row = id === undefined ? undefined : await store.findPromise(db, "id", id);
    if (row !== undefined) return row;
  }
}

export interface Move {
  promise_id?: number | null;
  gift_id?: number;
  what: string;
  by?: string | undefined;
  note?: string | undefined;
}

export const recordMoves = ({ db, clock }: InTransaction, moves: Move[]) =>
  store.insertGiftEvents(
    db,
    moves.map(({ promise_id = null, gift_id = null, what, by = null, note = null }) => ({
      promise_id,
      gift_id,
      at: clock.now().toISOString(),
      what,
      by,
      note,
    })),
  );

export const recordMove = (ctx: InTransaction, move: Move) => recordMoves(ctx, [move]);

/**
 * Finds a promise by the key of its private link, in any spelling.
 * @param asker counts wrong keys against this sender's rate limit
 * @throws AppError
 */
export async function requirePromise(
  ctx: AppContext,
  key: string,
  asker: Pick<RequestInfo, "address">,
): Promise<store.PromiseRow> {
  const bare = key.length > maxKeyLength ? "" : bareText(key);
  const promise = bare === "" ? undefined : await store.findPromise(ctx.db, "code", bare.slice(0, codeLength));
  if (promise !== undefined && isSameSecret(promise.link, bare.slice(codeLength))) return promise;
  await countWrongKey(ctx, asker);
  throw new AppError(giftErrors.noGift);
}

export async function markSent(ctx: AppContext, promise: store.PromiseRow): Promise<void> {
  if (promise.sent_at !== null) return;
  await withTransaction(ctx, async (ctx, transaction) => {
    const at = ctx.clock.now().toISOString();
    if (!(await store.updatePromise(transaction, promise.id, { sent_at: at }, ["open"]))) return;
    await recordMove(ctx, { promise_id: promise.id, what: "said sent" });
  });
}

/**
 * Records day and number of a payment without a reference, while the promise waits for it.
 * @param digits last four digits
 */
export async function recordSender(
  ctx: AppContext,
  promise: store.PromiseRow,
  { day, digits }: { day: string; digits: string },
): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const sender = { sent_day: day, sent_from: digits };
    const waiting: store.PromiseRow["state"][] = promise.frequency === "monthly" ? ["open", "received"] : ["open"];
    if (!(await store.updatePromise(transaction, promise.id, sender, waiting))) return;
    const at = ctx.clock.now().toISOString();
    if (promise.sent_at === null) await store.updatePromise(transaction, promise.id, { sent_at: at }, ["open"]);
    await recordMove(ctx, {
      promise_id: promise.id,
      what: "said sent",
      note: staffGiftChanges.notes.sentOn(day),
    });
  });
}

export async function askForReminder(ctx: AppContext, promise: store.PromiseRow): Promise<void> {
  if (promise.remind_at !== null || promise.email === null) return;
  await withTransaction(ctx, async (ctx, transaction) => {
    const remind_at = new Date(ctx.clock.now().getTime() + reminderDays * dayMs).toISOString();
    if (!(await store.updatePromise(transaction, promise.id, { remind_at }, ["open"]))) return;
    await recordMove(ctx, { promise_id: promise.id, what: "reminder wanted" });
  });
}

/** Changes the donor's name in the promise and its gifts; existing receipts keep the old name. */
export async function renameDonor(
  ctx: AppContext,
  promise: store.PromiseRow,
  name: string | null,
  isPublic: boolean,
): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const changes = { name, is_public: isPublic && name !== null ? 1 : 0 };
    await store.updatePromise(transaction, promise.id, changes);
    await gifts.updateGiftsOf(transaction, promise.id, changes);
    await recordMove(ctx, { promise_id: promise.id, what: "name changed" });
  });
}

/**
 * Ends a monthly gift, once.
 * @param by name of the member; undefined for the donor
 * @returns true if the gift was running
 */
export async function stopPromise(ctx: InTransaction, { id }: Pick<store.PromiseRow, "id">, by?: string) {
  const isStopped = await store.stopPromise(ctx.db, id, ctx.clock.now().toISOString());
  if (isStopped) await recordMove(ctx, { promise_id: id, what: "monthly gift stopped", by });
  return isStopped;
}

import { createHmac } from "node:crypto";
import { type ClosingRow, lastWords, recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { cancelEmail, cancelEmailsBeginning } from "../../../server/mail/outbox.server.ts";
import { eraseWordsOfGifts } from "../bank-statements/expire-bank-statements.server.ts";
import { eraseReceiptNames } from "../receipts/erase-receipt-names.server.ts";
import { wentBackKeys } from "../refunds/went-back-key.ts";
import { noDonor } from "./donor-queries.server.ts";
import * as gifts from "./gift-queries.server.ts";
import { changedKeys, emailKey, recordMove, reminderKey, spentKey } from "./promise-commands.server.ts";
import * as store from "./promise-queries.server.ts";

/** Withdraws an open promise, and erases its donor's data. */
export async function withdrawPromise(ctx: AppContext, promise: store.PromiseRow): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    if (await endPromise(ctx, promise.id, "withdrawn")) await close(ctx, promise, "withdrawn");
  });
}

/** Erases the donor's data in a promise, its gifts and their receipts; these records are kept. */
export async function erasePromiseDonor(ctx: AppContext, promise: store.PromiseRow): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    await store.updatePromise(transaction, promise.id, erased);
    await eraseFromGifts(ctx, promise.id);
    await recordMove(ctx, { promise_id: promise.id, what: "forgotten" });
    await close(ctx, promise, "");
  });
}

/** Returns a promise's key in the list of closings. It is an HMAC, so that the list reveals no promise. */
const keyOf = ({ config }: Pick<AppContext, "config">, code: string): string =>
  `promise ${createHmac("sha256", config.secret).update(`forgotten promise ${code}`).digest("hex")}`;

/** Records a closing, so that a restored site erases the donor again. */
const close = (ctx: InTransaction, { code }: store.PromiseRow, value: "withdrawn" | "") =>
  recordClosing(ctx, { kind: "forgotten", key: keyOf(ctx, code), value });

/** Ends an open promise, and erases its donor's data. @returns false if the promise is not open */
export async function endPromise(
  ctx: InTransaction,
  id: number,
  state: "expired" | "withdrawn" | "fake",
  by?: string,
): Promise<boolean> {
  if (!(await store.updatePromise(ctx.db, id, { ...erased, state }, ["open"]))) return false;
  await eraseFromGifts(ctx, id);
  await recordMove(ctx, { promise_id: id, what: state, ...(by !== undefined && { by }) });
  return true;
}

const erased = { ...noDonor, message: null, sent_from: null, remind_at: null, fingerprint: null };

async function eraseFromGifts(ctx: InTransaction, promise: number): Promise<void> {
  const { db } = ctx;
  const own = await gifts.findGiftsOf(db, promise);
  await eraseReceiptNames(ctx, { promise });
  // Without its salt, the hash of the donor's data reveals no name.
  await gifts.updateGiftsOf(db, promise, { ...noDonor, donor_salt: null });
  for (const key of [emailKey(promise), reminderKey(promise), ...own.map(({ id }) => spentKey(id))])
    await cancelEmail(db, key);
  for (const { id } of own)
    for (const keys of [wentBackKeys(id), changedKeys(id)]) await cancelEmailsBeginning(db, keys);
  await eraseWordsOfGifts(
    ctx,
    own.map(({ id }) => id),
  );
}

const pageLength = 1_000;

/** Repeats erasures that were requested after the backup. @param fresh closings that the restored database lacked */
export async function eraseDonorsAgain(ctx: AppContext, fresh: ClosingRow[]): Promise<void> {
  const closings = fresh.filter(({ kind }) => kind === "forgotten");
  const closed = new Map([...lastWords(closings).values()].map(({ key, value }) => [key, value]));
  if (closed.size === 0) return;
  for (let after = 0; ; ) {
    const page = await store.listPromisesWithDonor(ctx.db, after, pageLength);
    for (const { id, code } of page) {
      const how = closed.get(keyOf(ctx, code));
      if (how === undefined) continue;
      await withTransaction(ctx, async (ctx, transaction) => {
        if (how === "withdrawn" && (await endPromise(ctx, id, "withdrawn"))) return;
        await store.updatePromise(transaction, id, erased);
        await eraseFromGifts(ctx, id);
        await recordMove(ctx, { promise_id: id, what: "forgotten" });
      });
    }
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

import { giftErrors } from "content/giving-errors.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { cancelEmail, cancelEmailsBeginning } from "../../../server/mail/outbox.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { eraseReceiptNames } from "../receipts/erase-receipt-names.server.ts";
import { wentBackKeys } from "../refunds/went-back-key.ts";
import { actOnGift, type GiftActor, performAct, reopenPromise, requireGift } from "./act-on-gift.server.ts";
import { requireByReference } from "./find-reference.server.ts";
import { canManageGifts, giftActsOfStaff } from "./gift-permissions.ts";
import type { GiftRow } from "./gift-queries.server.ts";
import { requireShown } from "./hash-facts.server.ts";
import { changedKeys, formatReference, spentKey } from "./promise-commands.server.ts";
import * as promises from "./promise-queries.server.ts";
import { donorColumns, nextPart, receiveGift } from "./receive-gift.server.ts";

/**
 * Divides a gift into two; the original becomes void.
 * @param first amount of the first part, in minor units
 * @throws FormError also if it is too large
 */
export const splitGift = (actor: GiftActor, id: number, first: number, seen?: string): Promise<void> =>
  actOnGift(actor, id, "split", { note: staffGiftChanges.notes.ofAct("divided"), seen }, async (ctx, gift) => {
    if (first >= gift.amount) throw new FormError(giftErrors.tooMuch);
    const { currency, method, value_date: valueDate, name, email, is_public, source, purpose, project_id } = gift;
    const promise = gift.promise_id === null ? undefined : await promises.findPromise(ctx.db, "id", gift.promise_id);
    for (const [index, amount] of [first, gift.amount - first].entries())
      await receiveGift(ctx, {
        amount,
        currency,
        method,
        valueDate,
        promise,
        recordedAt: gift.recorded_at,
        by: { id: gift.recorded_by_id, name: gift.recorded_by },
        checkedBy: { id: gift.checked_by_id, name: gift.checked_by },
        isByOne: gift.is_by_one === 1,
        isByTrustees: gift.is_by_trustees === 1,
        thanked: { thanked_on: gift.thanked_on, thanked_by: gift.thanked_by, thanked_by_id: gift.thanked_by_id },
        donor: { name, email, isPublic: is_public === 1 },
        project: project_id !== null && purpose !== null ? { id: project_id, title: purpose } : null,
        eventId: gift.event_id,
        source: `${source ?? `gift:${id}`}/${index + 1}`,
        wholeId: gift.whole_id ?? id,
      });
  });

/** Moves a gift to a promise and its donor, and erases the previous donor. @throws AppError notFound; FormError */
export async function joinGift(
  { ctx, member, requestInfo }: GiftActor,
  id: number,
  reference: string,
  seen?: string,
): Promise<void> {
  requireAct({ member, requestInfo }, giftActsOfStaff.join, `/admin/gifts/${id}`);
  await withTransaction(ctx, async (ctx, transaction) => {
    const gift = await requireGift(ctx, id);
    await requireShown(ctx, gift, seen);
    const promise = await requireByReference(ctx, reference);
    if (gift.promise_id === promise.id) throw new FormError(giftErrors.joinedAlready);
    const { name, email, is_public, project_id, purpose } = promise;
    if (gift.name !== name || gift.email !== email) {
      await requireOtherForDonor(ctx, gift, member);
      await eraseReceiptNames(ctx, { gift: id });
      await cancelEmail(transaction, spentKey(id));
      for (const keys of [wentBackKeys(id), changedKeys(id)]) await cancelEmailsBeginning(transaction, keys);
    }
    await promises.receivePromises(transaction, [promise.id]);
    const thanks = { thanked_on: null, thanked_by: null, thanked_by_id: null };
    const donor = donorColumns({ name, email, isPublic: is_public === 1 });
    const part = await nextPart(ctx, promise.id);
    await performAct(ctx, member, id, "join", {
      note: formatReference(promise),
      changes: { promise_id: promise.id, part, project_id, purpose, ...donor, ...thanks },
    });
    if (gift.promise_id !== null) await reopenPromise(ctx, gift.promise_id);
  });
}

/**
 * Requires another person than the recorder to change the donor, unless the foundation has one person only.
 * @throws FormError
 */
async function requireOtherForDonor(ctx: InTransaction, gift: GiftRow, { id }: Actor["member"]): Promise<void> {
  if (gift.name === null && gift.email === null) return;
  const standings = await readStandingsOfGifts(ctx);
  if (isAlone(standings, canManageGifts)) return;
  if (gift.recorded_by_id === null || !standings.areTwo(gift.recorded_by_id, id))
    throw new FormError(giftErrors.hasDonor);
}

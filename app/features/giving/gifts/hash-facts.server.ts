import { giftErrors } from "content/giving-errors.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import { findFactsBeside, type GiftRow } from "./gift-queries.server.ts";
import type { PromiseRow } from "./promise-queries.server.ts";

/** Returns a short hash of facts that a page shows. A form sends it back, and the command compares it. */
export const hashFacts = (facts: object): string => fingerprintOf([facts]).slice(0, 32);

/**
 * Hashes a gift as its page shows it, with its receipt and all that waits for a second person. The day of thanks is
 * missing: the site sets it by itself, and the form of thanks compares it.
 */
export async function hashGift({ db }: Pick<AppContext, "db">, gift: GiftRow): Promise<string> {
  const { id, state, state_before, amount, currency, fee, method, value_date, goods, goods_count } = gift;
  const { name, email, is_public, promise_id, project_id, purpose, event_id, whole_id, source, spent_on } = gift;
  const { recorded_by, recorded_by_id, checked_by, checked_by_id, is_by_one, is_by_trustees } = gift;
  return hashFacts([
    [id, state, state_before, Number(amount), currency, Number(fee), method, value_date, goods, goods_count],
    [name, email, is_public, promise_id, project_id, purpose, event_id, whole_id, source, spent_on],
    [recorded_by, recorded_by_id, checked_by, checked_by_id, is_by_one, is_by_trustees],
    await findFactsBeside(db, id),
  ]);
}

/**
 * Rejects an act of a person whose page showed other facts of the gift.
 * @param seen from `hashGift`; undefined for acts of the site
 * @throws FormError with status 409
 */
export async function requireShown(
  ctx: Pick<AppContext, "db">,
  gift: GiftRow,
  seen: string | undefined,
  sentence: string = giftErrors.otherState,
): Promise<void> {
  if (seen !== undefined && seen !== (await hashGift(ctx, gift))) throw new FormError(sentence, { status: 409 });
}

type ShownPromise = Pick<PromiseRow, "id" | "state" | "amount" | "currency" | "frequency" | "name" | "purpose"> &
  Pick<PromiseRow, "stopped_at">;

/** Hashes a promise as lists and proposals show it. */
export const hashPromise = (promise: ShownPromise): string => {
  const { id, state, amount, currency, frequency, name, purpose, stopped_at } = promise;
  return hashFacts([id, state, Number(amount), currency, frequency, name, purpose, stopped_at]);
};

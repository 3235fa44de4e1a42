import { purseErrors as words } from "content/purse-errors.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { AppError, type ErrorCode } from "../../../server/http/errors.ts";
import type { PersonalData } from "../../../server/personal-data.ts";
import { formatMoney } from "../../../values/money.ts";
import * as store from "../purse/books.server.ts";
import { findHolderOf } from "../purse/purse-act-rules.server.ts";

const findHands = async ({ db }: Pick<AppContext, "db">, user: string): Promise<store.Place[]> =>
  (await store.findPlaces(db)).filter(({ user_id, closed_at }) => user_id === user && closed_at === null);

/** Returns why a person cannot leave: cash of the foundation; undefined without any. */
async function findCashOf({ db }: Pick<AppContext, "db">, user: string): Promise<ErrorCode | undefined> {
  for (const place of await findHands({ db }, user)) {
    const amount = await store.findBalance(db, `place:${place.id}`, place.currency);
    if (amount === 0) continue;
    const money = formatMoney({ amount, currency: place.currency });
    return { code: "hasCash", status: 409, sentence: words.hasCash(place.holder ?? "", money) };
  }
  return undefined;
}

/** @throws AppError for a person with cash */
export async function refuseToLeave(ctx: InTransaction, account: string): Promise<void> {
  const reason = await findCashOf(ctx, account);
  if (reason !== undefined) throw new AppError(reason);
}

/** Ends what waits for a person whose account is deleted, and closes the places of cash that the person had. */
export async function closeHands(ctx: InTransaction, account: string): Promise<void> {
  const at = ctx.clock.now().toISOString();
  for (const act of await store.findWaitingActs(ctx.db))
    if ((await findHolderOf(ctx, act)) === account && act.what === "give")
      await store.changeAct(ctx.db, act.id, { state: "stopped", done_at: at });
  // After a restore, cash may stay without its person, until two keepers count it.
  for (const place of await findHands(ctx, account))
    if ((await store.findBalance(ctx.db, `place:${place.id}`, place.currency)) === 0)
      await store.updatePlace(ctx.db, place.id, { closed_at: at });
}

/** A person with cash is not erased; the restore, which has no account, erases again who was erased before. */
export const holderData: PersonalData = {
  whyNotErase: async (ctx, member, { accountId }) =>
    accountId === undefined || member.id === "" ? undefined : findCashOf(ctx, accountId),
};

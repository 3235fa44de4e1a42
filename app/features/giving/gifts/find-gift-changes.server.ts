import { dates } from "content/day-words.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { staffGifts } from "content/staff-gifts.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { plainAmount } from "../../../values/money.ts";
import { toSiteTime } from "../../../values/site-time.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { findWaitingMistake } from "../purse/act-on-purse.server.ts";
import { listPurposes } from "./find-purpose.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { findBankLine, type GiftRow } from "./gift-queries.server.ts";
import { isByHand, undoMs } from "./gift-states.ts";
import { findWaitingPurpose } from "./purpose-queries.server.ts";

const { purpose: words } = staffGiftChanges;

/** Returns true if a recorded gift can be undone: its donor was not notified yet, and no second person counted it. */
export const canUndo = ({ clock }: Pick<AppContext, "clock">, gift: GiftRow): boolean =>
  isByHand(gift.source) &&
  gift.whole_id === null &&
  gift.recorded_by_id !== null &&
  gift.checked_by_id === null &&
  (gift.state === "received" || gift.state === "counted") &&
  clock.now().getTime() < Date.parse(gift.recorded_at) + undoMs;

async function findWaiting(ctx: AppContext, gift: GiftRow, member: string) {
  const change = await findWaitingPurpose(ctx.db, gift.id);
  if (change === undefined) return undefined;
  const standings = await readStandingsOfGifts(ctx);
  const { anything } = staffGifts.expected;
  const to = change.purpose ?? anything;
  return {
    id: change.id,
    text: words.asked(change.by ?? words.gone, change.purpose_before ?? anything, to, change.why),
    canAgree: standings.areTwo(change.asked_by_id, member),
    isAlone: isAlone(standings, canManageGifts),
  };
}

/** Finds the changes that staff can make to a gift. @param member id of the viewing member */
export async function findGiftChanges(ctx: AppContext, gift: GiftRow, member: string) {
  const { amount, currency, goods, method, value_date: day, email, project_id, promise_id } = gift;
  const isOwnWord = isByHand(gift.source) && (await findBankLine(ctx.db, gift)) === undefined;
  const end = new Date(Date.parse(gift.recorded_at) + undoMs).toISOString();
  return {
    projects: await listPurposes(ctx),
    project: project_id === null ? "" : String(project_id),
    waiting: await findWaiting(ctx, gift, member),
    mistake: await findWaitingMistake(ctx, gift.id),
    now: isOwnWord
      ? {
          amount: plainAmount({ amount, currency }),
          day,
          method,
          email: email ?? "",
          isGoods: goods !== null,
          hasPromise: promise_id !== null,
        }
      : undefined,
    /** For a gift from a bank statement, staff can correct only the e-mail address. */
    address: !isOwnWord && promise_id === null ? { email: email ?? "" } : undefined,
    undo: canUndo(ctx, gift)
      ? { time: dates.time(toSiteTime(end).slice(11, 16)), email: gift.state === "received" ? email : null }
      : undefined,
  };
}

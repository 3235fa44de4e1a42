import type { AppContext } from "../../../server/context.server.ts";
import { cutPageById } from "../../../values/cursor.ts";
import { siteDate } from "../../../values/dates.ts";
import { formatMoney, plainAmount } from "../../../values/money.ts";
import { seenOf } from "./gift-commands.server.ts";
import * as gifts from "./gift-queries.server.ts";
import { referenceOf } from "./pledge-commands.server.ts";
import * as store from "./pledge-queries.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Promises that donors call sent, on the first page. */
const maxSent = 100;

const pageLength = 50;

export type ExpectedGift = Awaited<ReturnType<typeof listExpected>>["pledges"][number];

/** Open promises: those called sent first, then the oldest. @param after cursor: id of the last one before this page */
export async function listExpected({ db, clock }: Pick<AppContext, "db" | "clock">, after: number) {
  const now = clock.now();
  const daysSince = (iso: string) =>
    Math.round((Date.parse(siteDate(now)) - Date.parse(siteDate(new Date(iso)))) / dayMs);
  const sent = after === 0 ? await store.listSentPledges(db, maxSent) : [];
  const others = await store.listOpenPledges(db, after, pageLength + 1);
  const { page, older } = cutPageById(others, pageLength);
  const shown = [...sent, ...page];
  const live = Map.groupBy(
    await gifts.listLiveGiftsOfPledges(
      db,
      shown.map(({ id }) => id),
    ),
    (gift) => gift.pledge_id,
  );
  const { count, oldest, sums } = await store.sumOpenPledges(db);
  return {
    count,
    sums: sums.map(formatMoney),
    oldestDays: oldest === undefined ? 0 : daysSince(oldest),
    older,
    pledges: shown.map((pledge) => ({
      seen: seenOf(pledge, live.get(pledge.id)?.length ?? 0),
      /** Id of the gift that waits for a second person. */
      waitsFor: live.get(pledge.id)?.find(({ state }) => state === "counted")?.id,
      id: pledge.id,
      name: pledge.name,
      email: pledge.email,
      message: pledge.message,
      purpose: pledge.purpose,
      frequency: pledge.frequency,
      reference: referenceOf(pledge),
      amount: formatMoney(pledge),
      money: { amount: pledge.amount, currency: pledge.currency },
      /** Amount in major units, for the form. */
      plainAmount: plainAmount(pledge),
      days: daysSince(pledge.created_at),
      sentDays: pledge.sent_at === null ? undefined : daysSince(pledge.sent_at),
    })),
  };
}

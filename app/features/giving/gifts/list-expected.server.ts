import type { AppContext } from "../../../server/context.server.ts";
import { cutPageById } from "../../../values/cursor.ts";
import { siteDate } from "../../../values/dates.ts";
import { formatMoney, plainAmount } from "../../../values/money.ts";
import { seenOf } from "./gift-commands.server.ts";
import * as gifts from "./gift-queries.server.ts";
import { formatReference } from "./promise-commands.server.ts";
import * as store from "./promise-queries.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Maximum number of promises on the first page that donors say they sent. */
const maxSent = 100;

const pageLength = 50;

export type ExpectedGift = Awaited<ReturnType<typeof listExpected>>["promises"][number];

/**
 * Lists open promises: first those that donors say they sent, then the oldest.
 * @param after last id of the previous page
 */
export async function listExpected({ db, clock }: Pick<AppContext, "db" | "clock">, after: number) {
  const now = clock.now();
  const daysSince = (iso: string) =>
    Math.round((Date.parse(siteDate(now)) - Date.parse(siteDate(new Date(iso)))) / dayMs);
  const sent = after === 0 ? await store.listSentPromises(db, maxSent) : [];
  const others = await store.listOpenPromises(db, after, pageLength + 1);
  const { page, older } = cutPageById(others, pageLength);
  const shown = [...sent, ...page];
  const live = Map.groupBy(
    await gifts.listLiveGiftsOfPromises(
      db,
      shown.map(({ id }) => id),
    ),
    (gift) => gift.promise_id,
  );
  const { count, oldest, sums } = await store.sumOpenPromises(db);
  return {
    count,
    sums: sums.map(formatMoney),
    oldestDays: oldest === undefined ? 0 : daysSince(oldest),
    older,
    promises: shown.map((promise) => ({
      seen: seenOf(promise, live.get(promise.id)?.length ?? 0),
      waitsFor: live.get(promise.id)?.find(({ state }) => state === "counted")?.id,
      id: promise.id,
      name: promise.name,
      email: promise.email,
      message: promise.message,
      purpose: promise.purpose,
      frequency: promise.frequency,
      reference: formatReference(promise),
      amount: formatMoney(promise),
      money: { amount: promise.amount, currency: promise.currency },
      plainAmount: plainAmount(promise),
      days: daysSince(promise.created_at),
      sentDays: promise.sent_at === null ? undefined : daysSince(promise.sent_at),
    })),
  };
}

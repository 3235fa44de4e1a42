import type { AppContext } from "../../../server/context.server.ts";
import { type Cursor, cutPage } from "../../../values/cursor.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, plainAmount } from "../../../values/money.ts";
import { seenOf } from "../gifts/gift-commands.server.ts";
import { hashPromise } from "../gifts/hash-facts.server.ts";
import { formatReference } from "../gifts/promise-commands.server.ts";
import { findPastOfLines, keyOfLine } from "../past-gifts/find-past-gifts.server.ts";
import { dueAfter } from "./next-due.ts";
import * as store from "./standing-queries.server.ts";

const pageLength = 50;

const maxLines = 3;

export type StandingGift = Awaited<ReturnType<typeof listStanding>>["gifts"][number];

/** Lists a page of monthly gifts with at least one payment: first those that are overdue longest, then the next due. */
export async function listStanding({ db, clock }: Pick<AppContext, "db" | "clock">, after: Cursor | undefined) {
  const today = siteDate(clock.now());
  const found = await store.listStanding(db, after && { day: after.at, id: after.id }, pageLength + 1);
  const { page: rows, older } = cutPage(found, pageLength, ({ last_day }) => last_day ?? today);
  const ids = rows.map(({ id }) => id);
  const collected = await store.listCollected(db, ids);
  const came = Map.groupBy(await store.listGiftsOfStanding(db, ids), ({ promise_id }) => promise_id);
  const lines = await store.listOpenLines(
    db,
    rows.map(({ amount }) => amount),
  );
  const past = await findPastOfLines(db, lines);
  const { count, sums } = await store.sumStanding(db);
  return {
    count,
    sums: sums.map(formatMoney),
    older,
    gifts: rows.map((row) => {
      const gifts = came.get(row.id) ?? [];
      const latest = gifts.at(-1);
      const { due, missed } = dueAfter(row.last_day ?? today, today);
      return {
        id: row.id,
        name: row.name,
        email: row.email,
        purpose: row.purpose,
        reference: formatReference(row),
        amount: formatMoney(row),
        money: { amount: row.amount, currency: row.currency },
        plainAmount: plainAmount(row),
        last: latest && { id: latest.id, day: writeDay(latest.value_date), wentBack: latest.state === "refunded" },
        due: { iso: due, day: writeDay(due) },
        missed,
        waitsFor: gifts.find(({ state }) => state === "counted")?.id,
        seen: seenOf(row, gifts.length),
        promiseSeen: hashPromise(row),
        isCollected: collected.has(row.id),
        lines: lines
          .filter(
            (line) =>
              line.amount === row.amount &&
              line.currency === row.currency &&
              line.day > (row.last_day ?? "") &&
              !past.has(keyOfLine(line)),
          )
          .slice(0, maxLines)
          .map(({ id, day, payer, ...money }) => ({ id, day: writeDay(day), payer, amount: formatMoney(money) })),
      };
    }),
  };
}

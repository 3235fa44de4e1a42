// Slow: many pages and forms, on sites of their own.
// PostgreSQL at length: nearly all of its statements run there in other tests.
import { expect, test } from "vitest";
import { isAtLength } from "../../../../tests/support/at-length.ts";
import { findFaults } from "../../../../tests/support/gift-faults.ts";
import { doSomething, type History, openHistory } from "../../../../tests/support/gift-histories.ts";
import { numbersFrom } from "../../../../tests/support/random-numbers.ts";
import { findExportFaults } from "../../../../tests/support/refund-faults.ts";
import { oneOnPostgres } from "../../../../tests/support/test-database.ts";
import { followDisputes } from "./follow-dispute.server.ts";
import { reconcilePayments } from "./handle-notices.server.ts";

/** Histories on one site, half by one person and half by two. */
const histories = 12;
/** Sites: 300 histories in all at length. */
const sites = isAtLength ? 25 : 1;
const actsEach = 30;

/** Checks the rules after every history, once the partner has answered. */
async function check(history: History) {
  const { ctx, standIn, provider } = history;
  for (const refund of standIn.state.refunds) if (refund.status === "waiting") refund.status = "done";
  await reconcilePayments(ctx);
  await followDisputes(ctx);
  const gifts = await history.gifts();
  const partner = new Map<string, number>();
  for (const { reference, status, amount } of standIn.payments.values()) {
    const back = standIn.state.refunds.filter((one) => one.reference === reference && one.status === "done");
    const isTaken = status !== "paid" || ["open", "lost"].includes(standIn.state.disputes.get(reference) ?? "");
    partner.set(reference, isTaken ? 0 : amount - back.reduce((sum, { amount }) => sum + amount, 0));
  }
  const ours = new Map([...partner.keys()].map((reference) => [reference, 0]));
  for (const { source, state, amount } of gifts)
    if (source?.startsWith(`${provider.name}:`) && state === "received")
      ours.set(source.slice(provider.name.length + 1), amount);
  // Refunds by another way are unknown to the partner.
  for (const { gift_id, way, state, amount } of await ctx.db.selectFrom("refunds").selectAll().execute()) {
    const reference = gifts.find(({ id }) => id === gift_id)?.source?.split(":")[1] ?? "";
    const left = partner.get(reference);
    if (left !== undefined && way !== "partner" && state === "done") partner.set(reference, Math.max(0, left - amount));
  }
  const faults = [...(await findFaults(history)), ...(await findExportFaults(history))];
  expect([faults, Object.fromEntries(ours)]).toEqual([[], Object.fromEntries(partner)]);
  return gifts.length;
}

const people: [string, string[]][] = [
  ["one person, with an own second account", ["admin", "puppet"]],
  ["two people", ["admin", "two", "puppet"]],
];

test.each(isAtLength ? people : oneOnPostgres(people))(
  "after any history of %s, receipts, cash or the partner's sums are right",
  async (_, who) => {
    let gifts = 0;
    for (let seed = 1; seed <= sites; seed++) {
      const history = await openHistory(seed);
      const random = numbersFrom(seed * 1_000 + who.length);
      for (let count = 0; count < histories / 2; count++) {
        for (let act = 0; act < actsEach; act++)
          await doSomething(history, who, random, ["onlineActs", "inStatement", "changes"]);
        gifts += await check(history);
      }
    }
    expect(gifts).toBeGreaterThan(50 * sites);
  },
  isAtLength ? 3_600_000 : undefined,
);

import { expect, test } from "vitest";
import { followDisputes } from "../../../app/features/giving/online-payments/follow-dispute.server.ts";
import { reconcilePayments } from "../../../app/features/giving/online-payments/handle-notices.server.ts";
import { findFaults } from "../gift-faults.ts";
import { doSomething, type History, openHistory } from "../gift-histories.ts";
import { numbersFrom } from "../random-numbers.ts";
import { findExportFaults } from "../refund-faults.ts";
import { oneOnPostgres } from "../test-database.ts";

/** Histories on one site, of which one person and two people have half each. */
const historiesEach = 12;
const actsEach = 30;

/** Checks the rules for every history, after the last notice of the partner. */
async function check(history: History) {
  const { ctx, standIn, provider } = history;
  for (const refund of standIn.state.refunds) if (refund.status === "waiting") refund.status = "done";
  await reconcilePayments(ctx);
  await followDisputes(ctx);
  const gifts = await history.gifts();
  const partner = new Map<string, number>();
  for (const { reference, status, amount } of standIn.payments.values()) {
    const back = standIn.state.refunds.filter((refund) => refund.reference === reference && refund.status === "done");
    const isTaken = status !== "paid" || ["open", "lost"].includes(standIn.state.disputes.get(reference) ?? "");
    partner.set(reference, isTaken ? 0 : amount - back.reduce((sum, { amount }) => sum + amount, 0));
  }
  const ours = new Map([...partner.keys()].map((reference) => [reference, 0]));
  for (const { source, state, amount } of gifts)
    if (source?.startsWith(`${provider.name}:`) && state === "received")
      ours.set(source.slice(provider.name.length + 1), amount);
  // The partner has no record of a refund by another way.
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

/** Tests random histories of gifts. @param sites each with its own histories */
export function testGiftHistories(sites: number): void {
  test.each(oneOnPostgres(people))(
    "any history of %s gives each gift one receipt, no cash without a second person, equal sums",
    async (_, who) => {
      let gifts = 0;
      for (let seed = 1; seed <= sites; seed++) {
        const history = await openHistory(seed);
        const random = numbersFrom(seed * 1_000 + who.length);
        for (let count = 0; count < historiesEach / 2; count++) {
          for (let act = 0; act < actsEach; act++)
            await doSomething(history, who, random, ["onlineActs", "inStatement", "changes"]);
          gifts += await check(history);
        }
      }
      expect(gifts).toBeGreaterThan(50 * sites);
    },
    3_600_000,
  );
}

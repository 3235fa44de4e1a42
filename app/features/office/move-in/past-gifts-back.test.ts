import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createMovingSite } from "./old-sites.support.ts";

/** Reads one list, and brings it in. */
async function bring(rows: string[], answers: Record<string, string> = {}) {
  const site = await createMovingSite();
  const path = await site.read("gifts", Buffer.from(`${rows.join("\n")}\n`));
  if (Object.keys(answers).length > 0) await site.press(path, "answers", answers);
  const shown = textOf(mainOf(await site.readAsStaff(path)));
  await site.press(path, "bring");
  const gifts = await site.ctx.db.selectFrom("past_gifts").selectAll().orderBy("id").execute();
  return {
    shown,
    lines: gifts.map(({ value_date, amount, currency, name }) => `${value_date} ${amount} ${currency} ${name}`),
    fees: gifts.map(({ fee }) => fee),
  };
}

const back = "The money was given back, or the payment was cancelled.";

test.each([
  ["Amount Refunded", "500", back],
  ["Amount Refunded", "NGN 500.00", back],
  ["Amount Refunded", "200", "A part of it was given back. Type the rest by hand."],
  ["Refunded", "Yes", back],
  ["Refunded", "1", back],
  ["Remboursé", "oui", back],
  ["Returned", "yes", back],
  ["Cancel Date", "2024-02-01 10:00", back],
  ["Chargeback", "2024-02-01", back],
  ["Mode", "Test", "It is a test payment."],
  ["Is Test?", "Yes", "It is a test payment."],
  ["Livemode", "false", "It is a test payment."],
  ["Captured", "false", "The money was not taken."],
  ["Statut du paiement", "annulé", "Its status says that no money stayed."],
  ["Type", "Transfer from bank", "Its type says that it is no gift."],
  ["Type", "General Currency Conversion", "Its type says that it is no gift."],
  ["Type", "Hold on Balance", "Its type says that it is no gift."],
  ["Type", "General Withdrawal", "Its type says that it is no gift."],
])("a row whose %s is %s stays out", async (head, cell, sentence) => {
  const { shown, lines } = await bring([`Date,Name,Amount,For,${head}`, `2024-01-01,Ann,₦500,Roof,${cell}`]);
  expect(shown).toContain(sentence);
  expect(lines).toEqual([]);
});

test.each([
  ["Amount Refunded", "0.00"],
  ["Amount Refunded", "NGN 0.00"],
  ["Refunded", "No"],
  ["Returned", "-"],
  ["Mode", "Live"],
  ["Captured", "true"],
  ["Type", "Donation Payment"],
  ["Type", "Bank transfer"],
])("a row whose %s is %s comes in", async (head, cell) => {
  const { lines } = await bring([`Date,Name,Amount,For,${head}`, `2024-01-01,Ann,₦500,Roof,${cell}`]);
  expect(lines).toEqual(["2024-01-01 50000 NGN Ann"]);
});

test("a refunded row of Paystack stays out", async () => {
  const heads = "Amount,Currency,Reference,Status,Paid At,Customer Email,Fees,Channel,Amount Refunded";
  const row = (reference: string, refunded: string) =>
    `150000,NGN,${reference},success,2022-03-01T10:00:00Z,a@g.org,2250,card,${refunded}`;
  const { lines } = await bring([heads, row("pq1", "0"), row("pq2", "150000")], { units: "minor" });
  expect(lines).toEqual(["2022-03-01 150000 NGN null"]);
});

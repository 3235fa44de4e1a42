import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createMovingSite } from "./old-sites.support.ts";

/** Reads one list, and brings it in. */
async function bring(rows: string[], answers: Record<string, string> = {}, order?: string) {
  const site = await createMovingSite();
  const path = await site.read("gifts", Buffer.from(`${rows.join("\n")}\n`));
  if (Object.keys(answers).length > 0) await site.press(path, "answers", answers);
  const [, days = ""] = /name="(days:[^"]+)"/.exec(await site.readAsStaff(path)) ?? [];
  if (order !== undefined) await site.press(path, "answers", { ...answers, [days]: order });
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

test.each([
  ["Amount (USD)", "50", "5000 USD"],
  ["Amount (₦)", "50", "5000 NGN"],
  ["Montant (naira)", "50", "5000 NGN"],
])("a head %s says the currency", async (head, cell, money) => {
  const { lines } = await bring([`Date,Name,${head}`, `2024-01-01,Ann,${cell}`]);
  expect(lines).toEqual([`2024-01-01 ${money} Ann`]);
});

test("the filled one of several amounts counts", async () => {
  const rows = ["2021-03-01,H1,50,20000,Roof", "2021-03-02,H2,,30000,Roof", "2021-03-03,H3,60,,Roof"];
  const { lines, shown } = await bring(["Date,Donor,Amount (USD),Amount (NGN),For", ...rows]);
  expect(lines).toEqual(["2021-03-02 3000000 NGN H2", "2021-03-03 6000 USD H3"]);
  expect(shown).toContain("It has several amounts. Leave the one that came in.");
});

test("a head with another currency than the row's keeps it out", async () => {
  const { lines } = await bring(["Date,Name,Amount (USD),Currency", "2024-01-01,Ann,50,NGN"]);
  expect(lines).toEqual([]);
});

test.each(["Amount (₦'000)", "Amount (in thousands)", "Montant (en milliers)"])(
  "a head %s stays unread",
  async (head) => {
    const { lines, shown } = await bring([`Date,Name,${head}`, "2024-01-01,Ann,₦50"]);
    expect(shown).toContain("The head says thousands. Write whole amounts.");
    expect(lines).toEqual([]);
  },
);

test.each([
  "Total March",
  "Grand total",
  "Balance c/f",
  "Bal b/f",
  "Balance brought forward",
  "Carried forward",
  "Sub total",
  "Report à nouveau",
  "Solde",
  "Solde au 31 mars",
])("a row called %s is no gift", async (name) => {
  const { shown, lines } = await bring(["Date,Name,Amount,For", `2024-01-01,${name},₦500,`, "2024-01-02,Ann,₦20,Roof"]);
  expect(shown).toContain("It is a sum of other rows.");
  expect(lines).toEqual(["2024-01-02 2000 NGN Ann"]);
});

test.each(["Total Energies", "Balance Okoro", "Report Adeyemi"])(
  "a donor named %s is not read as a sum",
  async (name) => {
    const { lines } = await bring(["Date,Name,Amount,For", `2024-01-02,${name},₦20,Roof`]);
    expect(lines).toEqual([`2024-01-02 2000 NGN ${name}`]);
  },
);

const notStayed = "Its remark says that no money came, or that it went back.";

test.each([
  ["Remark", "cheque bounced"],
  ["Remark", "The bank returned it"],
  ["Notes", "refunded on 5 March"],
  ["Remarque", "promesse"],
  ["Observations", "chèque sans provision"],
  ["Info", "pledge only"],
])("a row with the %s %s stays out", async (head, cell) => {
  const { shown, lines } = await bring([`Date,Name,Amount,For,${head}`, `2024-01-01,Ann,₦500,Roof,${cell}`]);
  expect(shown).toContain(notStayed);
  expect(lines).toEqual([]);
});

test.each([
  ["Remark", "not refunded"],
  ["Remark", "promesse tenue"],
  ["Info", "Returned to school"],
])("a row with the %s %s comes in", async (head, cell) => {
  const { lines } = await bring([`Date,Name,Amount,For,${head}`, `2024-01-01,Ann,₦500,Roof,${cell}`]);
  expect(lines).toEqual(["2024-01-01 50000 NGN Ann"]);
});

test("a date is read year first if day first is in the future", async () => {
  const { lines } = await bring(["Date,Name,Amount", "21/04/13,L1,₦10", "21/05/14,L2,₦10", "21/06/30,L3,₦10"]);
  expect(lines).toEqual(["2021-04-13 1000 NGN L1", "2021-05-14 1000 NGN L2", "2021-06-30 1000 NGN L3"]);
});

test.each([
  ["day", "2013-04-21"],
  ["year", "2021-04-13"],
])("a day with two readings is read %s first by the answer", async (order, day) => {
  const { lines } = await bring(["Date,Name,Amount", "21/04/13,L1,₦10"], {}, order);
  expect(lines).toEqual([`${day} 1000 NGN L1`]);
});

test("a day with two readings waits for its answer", async () => {
  const { lines, shown } = await bring(["Date,Name,Amount", "21/04/13,L1,₦10"]);
  expect(shown).toContain("Answer first how days are written.");
  expect(lines).toEqual([]);
});

test.each([
  ["Date", "2024-01-01 23:45 UTC"],
  ["Date", "2024-01-01 23:45:10 GMT"],
  ["Date (UTC)", "2024-01-01 23:45"],
])("a time below %s such as %s moves to the site's day", async (head, cell) => {
  const { lines } = await bring([`${head},Name,Amount`, `${cell},Ann,₦500`]);
  expect(lines).toEqual(["2024-01-02 50000 NGN Ann"]);
});

test("a negative processing fee is its amount", async () => {
  const { fees } = await bring(["Date,Name,Amount,Processing Fee", "2024-01-01,Ann,₦500,-3.20"]);
  expect(fees).toEqual([320]);
});

test("the processing fee of Donorbox is its fee", async () => {
  const heads = "Name,Donor Email,Amount,Currency,Processing Fee,Receipt Id,Refunded,Donated At,Status";
  const row = (id: string, refunded: string) => `E,e@g.org,100.00,USD,3.20,${id},${refunded},03/13/2022 10:00:00,paid`;
  const { fees } = await bring([heads, row("R1", "No"), row("R2", "Yes")]);
  expect(fees).toEqual([320]);
});

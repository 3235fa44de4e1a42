import { Readable } from "node:stream";
import { text as streamText } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { addOneOfEach } from "../../../../tests/support/feature-samples.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { tablesOf } from "../../../server/define-feature.server.ts";
import type { Currency } from "../../../values/money.ts";
import { insertPastGift } from "../../giving/past-gifts/past-gift-queries.server.ts";
import { moneyInLists, tablesIn } from "./archive-plan.ts";
import { createFullSite } from "./full-site.support.ts";
import { createMovingSite } from "./old-sites.support.ts";
import { writeList } from "./write-list.server.ts";

const brought_at = "2026-03-09T09:00:00.000Z";

const pastGift = (amount: number, currency: Currency, name: string) => ({
  amount,
  currency,
  fee: 1_250,
  value_date: "2023-03-04",
  name,
  email: "ada@example.org",
  is_without_mail: 1,
  purpose: "Roof",
  receipt: "L-501",
  program: "givewp",
  import_id: 1,
  brought_at,
});

async function addPeople({ db }: AppContext): Promise<void> {
  await insertPastGift(db, pastGift(50_000, "NGN", "Ada Sample"));
  await insertPastGift(db, pastGift(1_999, "USD", "Ben Sample"));
  await db
    .insertInto("subscribers")
    .values({
      email: "reader@example.org",
      created_at: "2025-03-01T23:30:00.000Z",
      confirmed_at: "2025-03-01T23:40:00.000Z",
      consent: "Yes, write to me once a month.",
      page: "/newsletter",
      token: "secret-word",
    })
    .execute();
  const volunteer = { name: "Cid Sample", phone: "+2348030000001", email: "cid@example.org", place: "Jos" };
  const texts = { skills: '["read","carry"]', other_skill: "Cooks", days: "Mondays", message: "- Hello\n- again" };
  const dates = { created_at: brought_at, changed_at: brought_at, vetted_on: "2026-01-01" };
  await db
    .insertInto("volunteers")
    .values({ ...volunteer, ...texts, ...dates, state: "vetted" })
    .execute();
}

/** Adds a receipt, a refund and a debit, which the samples lack. */
async function addPaperOfGift({ db }: AppContext): Promise<void> {
  const { id: gift_id } = await db.selectFrom("gifts").select("id").executeTakeFirstOrThrow();
  const { id: bank_statement_id } = await db.selectFrom("bank_statements").select("id").executeTakeFirstOrThrow();
  const contents = JSON.stringify({ amount: 50_000, currency: "NGN", name: "Ada Sample" });
  const number = { year: 2026, serial: 1, letters: "K7Q", link: "abc" };
  const receipt = { ...number, gift_id, contents, state: "valid" as const, issued_at: brought_at };
  await db.insertInto("receipts").values(receipt).execute();
  const money = { amount: 50_000, paid: 50_000, kind: "refund" as const, state: "done" as const };
  await db
    .insertInto("refunds")
    .values({ gift_id, ...money, asked_at: brought_at, changed_at: brought_at })
    .execute();
  const line = { account: "NGN", currency: "NGN" as const, day: "2026-01-05", amount: 50_000, balance: 50_000 };
  await db
    .insertInto("lines_out")
    .values({ bank_statement_id, ...line, fingerprint: "f", occurrence: 1, added_at: brought_at })
    .execute();
}

async function listsOf(archive: Uint8Array) {
  const files = unzipSync(archive);
  return (table: string) => files[`lists/${table}.csv`] ?? new Uint8Array();
}

async function bringList(kind: string, name: string, bytes: Uint8Array) {
  const site = await createMovingSite();
  const path = await site.read(kind, { name, bytes });
  const shown = async () => textOf(mainOf(await site.readAsStaff(path)));
  const asked = await shown();
  expect(asked).not.toContain("What becomes what");
  await site.press(path, "bring");
  return { ...site, shown };
}

const listsOfFullSite = async () => listsOf(await (await createFullSite(addPeople)).makeArchive());

test("past gifts of an archive come back with the same money", async () => {
  const list = await listsOfFullSite();
  expect(Buffer.from(list("past_gifts")).toString("utf8")).toContain('"500.00","NGN","12.50"');
  const { ctx } = await bringList("gifts", "past_gifts.csv", list("past_gifts"));
  const { import_id: _import, brought_at: _at, ...facts } = pastGift(50_000, "NGN", "Ada Sample");
  expect(await ctx.db.selectFrom("past_gifts").selectAll().orderBy("id").execute()).toMatchObject([
    facts,
    { ...facts, amount: 1_999, currency: "USD", name: "Ben Sample" },
  ]);
});

test("gifts of an archive become past gifts if their money came", async () => {
  const csv = [
    '"id","amount_in_currency","currency","fee_in_currency","value_date","name","email","purpose","state"',
    '"1","5000.00","NGN","0.00","2026-01-05","Ada Sample","ada@example.org","Roof","received"',
    '"2","100.00","NGN","0.00","2026-01-06","Ben Sample","","","void"',
  ].join("\r\n");
  const { ctx } = await bringList("gifts", "gifts.csv", Buffer.from(csv));
  expect(await ctx.db.selectFrom("past_gifts").select(["amount", "program"]).execute()).toEqual([
    { amount: 500_000, program: "archive" },
  ]);
});

test("amounts of an older archive are asked about", async () => {
  const { ctx, read, press, readAsStaff } = await createMovingSite();
  const csv = [
    '"id","amount","currency","fee","value_date","name","name_folded","email","is_without_mail","purpose"',
    '"1","50000","NGN","0","2023-03-04","Ada Sample","ada sample","","0","Roof"',
  ].join("\r\n");
  const path = await read("gifts", { name: "past_gifts.csv", bytes: Buffer.from(csv) });
  expect(textOf(await readAsStaff(path))).toContain("The smallest unit: 5000 is ₦50");
  await press(path, "bring");
  expect(await ctx.db.selectFrom("past_gifts").select("amount").execute()).toEqual([]);
  await press(path, "answers", { units: "minor" });
  await press(path, "bring");
  expect(await ctx.db.selectFrom("past_gifts").select("amount").execute()).toEqual([{ amount: 50_000 }]);
});

test("readers of an archive come back with their consent", async () => {
  const list = await listsOfFullSite();
  const { ctx } = await bringList("subscribers", "subscribers.csv", list("subscribers"));
  const [reader] = await ctx.db.selectFrom("subscribers").selectAll().execute();
  expect(reader).toMatchObject({ email: "reader@example.org", page: "/newsletter" });
  expect(reader?.consent).toMatch(/^Yes, write to me once a month\. The list subscribers\.csv/);
  expect(reader?.confirmed_at).toBe("2025-03-01T23:00:00.000Z");
});

test("volunteers of an archive come back with their skills, never vetted", async () => {
  const list = await listsOfFullSite();
  const { ctx } = await bringList("volunteers", "volunteers.csv", list("volunteers"));
  expect(await ctx.db.selectFrom("volunteers").selectAll().execute()).toMatchObject([
    {
      name: "Cid Sample",
      phone: "+2348030000001",
      email: "cid@example.org",
      skills: '["read","carry"]',
      other_skill: "Cooks",
      days: "Mondays",
      place: "Jos",
      message: "- Hello\n- again",
      state: "new",
      vetted_on: null,
    },
  ]);
});

test("every list with amounts says which columns are money", async () => {
  const { ctx } = await createTestSite();
  const tables = tablesOf(ctx.features);
  const withMoney = tablesIn("list").filter((table) =>
    Object.keys(tables[table].columns).some((name) => /^(?:amount|fee|paid|balance|closing|minor)$/.test(name)),
  );
  expect(withMoney.filter((table) => moneyInLists[table] === undefined)).toEqual([]);
});

test("no amount of a list is in the smallest unit", async () => {
  const { ctx } = await createTestSite();
  await addOneOfEach(ctx);
  await addPaperOfGift(ctx);
  const filled: string[] = [];
  for (const [table, money] of Object.entries(moneyInLists)) {
    const [head = "", ...rows] = (await streamText(Readable.from(writeList(ctx, table as "gifts")))).split("\r\n");
    const heads = head.replace("\uFEFF", "").split(",");
    expect([table, heads]).toEqual([table, expect.arrayContaining(money.map((name) => `"${name}_in_currency"`))]);
    expect([table, heads[heads.indexOf(`"${money[0]}_in_currency"`) + 1]]).toEqual([table, '"currency"']);
    for (const row of rows) expect([table, row]).toEqual([table, expect.stringMatching(/"-?\d+\.\d\d","NGN"/)]);
    if (rows.length > 0) filled.push(table);
  }
  expect(filled.toSorted()).toEqual(Object.keys(moneyInLists).toSorted());
});

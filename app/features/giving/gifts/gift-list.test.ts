import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertGifts, updateGift } from "./gift-queries.server.ts";

const list = "/admin/gifts/received";

const gift = {
  currency: "NGN" as const,
  method: "transfer" as const,
  is_public: 0,
  part: 1,
  donor_hash: "h",
  state: "received" as const,
  recorded_at: "2026-03-01T09:00:00.000Z",
};

async function withGifts() {
  const here = await createStaffedSite({}, "admin");
  const rows = [
    { ...gift, amount: 100_000, value_date: "2026-01-05", name: "Ada Sample", email: null, source: "gift:1" },
    {
      ...gift,
      amount: 200_000,
      value_date: "2026-02-05",
      name: "Bola Sample",
      email: "bola@example.org",
      source: "credit:9",
    },
    {
      ...gift,
      amount: 5_000,
      currency: "USD" as const,
      value_date: "2026-03-05",
      name: '=HYPERLINK("x")',
      source: "credit:8",
    },
    {
      ...gift,
      amount: 300_000,
      value_date: "2025-12-31",
      name: "Chidi Sample",
      method: "cash" as const,
      source: "gift:2",
    },
    {
      ...gift,
      amount: 700_000,
      value_date: "2026-02-01",
      name: "Taken Sample",
      state: "void" as const,
      source: "gift:3",
    },
  ];
  await insertGifts(here.ctx.db, rows);
  const open = async (query = "") => textOf(await here.readAsStaff(`${list}${query}`));
  const csv = async (query = "") => (await (await here.visit(`${list}.csv${query}`)).text()).split("\r\n");
  return { ...here, open, csv };
}

test("the list shows this year's gifts, with a sum for each currency", async () => {
  const { open } = await withGifts();
  const page = await open();
  expect(page).toContain("3 gifts shown ₦3,000 $50 These 3 as CSV");
  expect(page).not.toContain("Chidi Sample");
  expect(await open("?from=")).toContain("4 gifts shown ₦6,000 $50");
});

test("each filter narrows list, sum or file alike; names find donors without address", async () => {
  const { open, csv } = await withGifts();
  for (const [query, sum, names] of [
    ["?q=ada+sam", "1 gift shown ₦1,000", ["Ada Sample"]],
    ["?q=BOLA@example", "1 gift shown ₦2,000", ["Bola Sample"]],
    ["?from=2025-12-01&until=2026-01-31", "2 gifts shown ₦4,000", ["Ada Sample", "Chidi Sample"]],
    ["?from=&way=cash", "1 gift shown ₦3,000", ["Chidi Sample"]],
    ["?from=&unseen=on", "2 gifts shown ₦4,000", ["Ada Sample", "Chidi Sample"]],
    ["?state=void", "1 gift shown ₦7,000", ["Taken Sample"]],
    ["?q=100%25", "0 gifts shown", []],
  ] as const) {
    expect([query, await open(query)]).toEqual([query, expect.stringContaining(sum)]);
    const rows = await csv(query);
    expect([query, rows.length - 1]).toEqual([query, names.length]);
    for (const name of names) expect(rows.join()).toContain(name);
  }
});

test("a name is found with or without marks, in any order of words", async () => {
  const { ctx, open } = await withGifts();
  const names = ["Ọláyínká Sample", "Ƙaƙa Ɗanladi", "Ẹ̀bùn O’Brien"];
  const rows = names.map((name, n) => ({
    ...gift,
    amount: 100,
    name,
    source: `credit:${n + 500}`,
    value_date: "2026-03-01",
  }));
  await insertGifts(ctx.db, rows);
  const found = {
    Ọláyínká: 0,
    ọláyínká: 0,
    láyínká: 0,
    olayinka: 0,
    "sample ọláyínká": 0,
    Ƙaƙa: 1,
    kaka: 1,
    "ɗanladi Ƙaƙa": 1,
    Ẹ̀bùn: 2,
    "ebun obrien": 2,
    "O'Brien": 2,
  };
  for (const [words, index] of Object.entries(found)) {
    const page = await open(`?q=${encodeURIComponent(words)}`);
    expect([words, names.filter((name) => page.includes(name))]).toEqual([words, [names[index]]]);
  }
  // The folded name follows each change of the name.
  const id = (
    await ctx.db
      .selectFrom("gifts")
      .select("id")
      .where("name", "=", names[0] ?? "")
      .executeTakeFirst()
  )?.id;
  await updateGift(ctx.db, id ?? 0, { name: "Ìdòwú" }, ["received"]);
  expect(await open("?q=idowu")).toContain("Ìdòwú");
  expect(await open("?q=olayinka")).toContain("0 gifts shown");
});

test("days that do not exist are reported", async () => {
  const { open } = await withGifts();
  expect(await open("?from=2026-02-31")).toContain("A day does not exist");
  expect(await open("?from=2026-03-01&until=2026-01-01")).toContain("the last day is before the first");
});

test("the file has every page of the list, without cells that a spreadsheet would run", async () => {
  const { ctx, csv, open } = await withGifts();
  const many = Array.from({ length: 1_100 }, (_, n) => ({
    ...gift,
    amount: 100,
    name: `Giver ${n}`,
    value_date: `2024-0${1 + (n % 9)}-11`,
    source: `credit:${n + 100}`,
  }));
  await insertGifts(ctx.db, many);
  const rows = await csv("?from=2024-01-01&until=2024-12-31");
  expect(new Set(rows.slice(1).map((row) => row.split(",")[2])).size).toBe(1_100);
  expect(await open("?from=2024-01-01&until=2024-12-31")).toContain("1,100 gifts shown ₦1,100");
  expect((await csv()).join("\n")).toContain(`"'=HYPERLINK(""x"")"`);
});

test("a file of chosen gifts has just these; without a choice it is empty", async () => {
  const { csv } = await withGifts();
  expect(await csv("?chosen=on&ids=1&ids=4&ids=x")).toMatchObject([
    expect.stringContaining("Number"),
    expect.stringContaining("Ada Sample"),
    expect.stringContaining("Chidi Sample"),
  ]);
  expect(await csv("?chosen=on")).toHaveLength(1);
});

test("an empty filter describes itself, with a link to existing gifts", async () => {
  const { open, readAsStaff } = await withGifts();
  const page = await open("?when=2026-02&way=cash");
  expect(page).toContain("No arrived gift of February 2026 by cash There is 1 of other days. Show all days");
  expect(page).toContain("0 gifts shown");
  // The link leads to the gifts that it names.
  const way = /href="([^"]*)"[^>]*>Show all days/.exec(await readAsStaff(`${list}?when=2026-02&way=cash`))?.[1] ?? "";
  expect(await open(way.replaceAll("&amp;", "&").replace(list, ""))).toContain("1 gift shown ₦3,000");
  // No single part empties the list.
  const nothing = await open("?when=2026-02&way=cheque&q=nobody");
  expect(nothing).toContain("No arrived gift of February 2026 by cheque with “nobody”");
  expect(nothing).not.toContain("Show all days");
});

test("a month or a year is chosen by name, as the form then says", async () => {
  const { open, readAsStaff } = await withGifts();
  for (const [query, sum, chosen] of [
    ["?when=2026-02", "1 gift shown ₦2,000", "February 2026"],
    ["?when=2025", "1 gift shown ₦3,000", "2025"],
    ["?when=all", "4 gifts shown ₦6,000 $50", "From the beginning"],
    ["", "3 gifts shown", "2026"],
    ["?when=days&from=2026-01-05&until=2026-02-05", "2 gifts shown ₦3,000", "From, until …"],
  ] as const) {
    expect([query, await open(query)]).toEqual([query, expect.stringContaining(sum)]);
    const html = await readAsStaff(list + query);
    const form = /<select name="when".*?<\/select>/s.exec(html)?.[0] ?? "";
    expect([query, /selected=""[^>]*>([^<]*)</.exec(form)?.[1]]).toEqual([query, chosen]);
  }
});

test("donors of chosen gifts are thanked once; other gifts stay", async () => {
  const { ctx, open, post } = await withGifts();
  await updateGift(ctx.db, 2, { thanked_on: "2026-02-06", thanked_by: "Before" }, ["received"]);
  const ids = ["1", "2", "3", "5", "99"];
  expect(textOf(await (await post(list, { ids })).text())).toContain(
    "2 gifts are marked as thanked today. 3 others stay unchanged",
  );
  expect(textOf(await (await post(list, { ids })).text())).toContain("0 gifts are");
  expect(textOf(await (await post(list, {})).text())).toContain("Nothing is chosen.");
  const rows = await ctx.db.selectFrom("gifts").select(["id", "thanked_by"]).orderBy("id").execute();
  expect(rows.map(({ thanked_by }) => thanked_by)).toEqual(["Sample Admin", "Before", "Sample Admin", null, null]);
  expect(await open("?unthanked=on")).toContain("0 gifts shown");
});

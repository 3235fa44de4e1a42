import { describe, expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { findMoney } from "../../../cms/publishing/money-guard/find-money.ts";
import { keyOf } from "../../../values/private-key.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

type Fields = Record<string, string>;

const paybill = { form1: "M-Pesa Paybill", number1: "247247", account1: "0112345678", name1: "Sauti ya Watoto" };
const free = { form1: "free wallet", label1: "Mixx", number1: "0712 345 678", name1: "Sauti", steps1: "Dial *150#" };

async function withWays(country: string, ways: Fields) {
  const here = await withTreasurer();
  await saveSetting(here.ctx.db, "country", country);
  expect((await here.post("/admin/bank", { intent: "ask", ...ways })).text).toContain("The details are saved.");
  const check = async (number: string) => textOf(mainOf(await (await here.send("/donate/check", { number })).text()));
  const found = async (text: string) =>
    findMoney([{ field: "text", text }], await here.ctx.moneyGuard.findContext(here.ctx)).map(({ number }) => number);
  const money: Fields = country === "KE" ? { money: "KES" } : country === "XX" ? { money: "USD" } : {};
  const sendPage = async (more: Fields = {}) => {
    const promise = await here.promise({ own: "1500", ...money, ...more });
    return textOf(mainOf(await here.read(`/g/${keyOf(promise)}/send`)));
  };
  return { ...here, check, found, sendPage };
}

describe("a Paybill of the bank with the foundation's own account", () => {
  test("shows both numbers, and asks for the day and the last digits", async () => {
    const here = await withWays("KE", paybill);
    const page = await here.sendPage();
    for (const part of ["247247", "Account number 0112345678", "has no field for it", "Last four digits"])
      expect(page).toContain(part);
    expect(page).not.toMatch(/Account number TAB/);
  });

  test("takes the reference where the donor may add words", async () => {
    const here = await withWays("KE", { ...paybill, reference1: "on" });
    const page = await here.sendPage();
    expect(page).toMatch(/Account number 0112345678.*Where it asks for a message, type TAB-/);
    expect(page).not.toContain("Last four digits");
  });

  test("is checked with its account, and never by the number that all share", async () => {
    const { check } = await withWays("KE", paybill);
    expect(await check("247247")).toContain("Many people share this number.");
    expect(await check("Paybill 247247")).toContain("Many people share this number.");
    for (const typed of ["0112345678", "247247 0112345678", "Paybill 247247, account 0112 345 678"])
      expect(await check(typed)).toContain("Yes. This is a number of ours.");
    for (const typed of ["247247 0112345679", "Paybill 247247, account 99887766"])
      expect(await check(typed)).toContain("No. We do not know this number.");
  });

  test("lets texts name its account, and no other account at the Paybill", async () => {
    const { found } = await withWays("KE", paybill);
    expect(await found("Give by Paybill 247247, account 0112345678.")).toEqual([]);
    expect(await found("Give by Paybill 247247, account 9988776655.")).toEqual(["9988776655"]);
  });
});

describe("a wallet that no country's file has", () => {
  test("shows its steps, and asks for the day and the last digits where it takes no reference", async () => {
    const here = await withWays("NG", free);
    const page = await here.sendPage();
    for (const part of ["Mixx", "0712 345 678", "Dial *150#", "Mixx has no field for it"]) expect(page).toContain(part);
  });

  test("is known in any form of its number, to visitors and to the money guard", async () => {
    const { check, found } = await withWays("NG", free);
    for (const typed of ["0712345678", "+255 712 345 678", "٠٧١٢٣٤٥٦٧٨"])
      expect([typed, (await check(typed)).includes("Yes. This is a number of ours.")]).toEqual([typed, true]);
    expect(await found("Send your gift by Mixx to 0712-345-678.")).toEqual([]);
    expect(await found("Send your gift by Mixx to 0712 345 679.")).toHaveLength(1);
  });

  test("keeps ends of numbers in bank lines, and the privacy page says so", async () => {
    const without = await withTreasurer();
    const ends = "except for their last four digits";
    expect(textOf(await without.read("/privacy"))).not.toContain(ends);
    const here = await withWays("NG", free);
    expect(textOf(await here.read("/privacy"))).toContain(ends);
  });
});

describe("another currency", () => {
  const bank = { form1: "Bank account", bank1: "Lake Bank", number1: "0112345678", name1: "Sauti" };
  const inDollars = { ...bank, currency1: "USD" };

  test("is offered only with a way to give in it", async () => {
    const shillings = await withWays("KE", bank);
    expect(await shillings.read("/donate/promise")).not.toContain("?dollars");
    const both = await withWays("KE", {
      ...bank,
      form2: "Bank account",
      bank2: "Lake Bank",
      number2: "0112345679",
      name2: "S",
      currency2: "USD",
    });
    expect(await both.read("/donate/promise")).toContain("?dollars");
  });

  test("is the first one where there is a way in it alone", async () => {
    const { read, promise } = await withWays("KE", inDollars);
    const page = textOf(mainOf(await read("/donate/promise")));
    expect(page).toContain("In dollars, from");
    expect(page).not.toContain("shillings");
    expect((await promise({ own: "50", money: "USD" })).currency).toBe("USD");
  });

  test("is refused once its account is removed, and is not taken for the own currency", async () => {
    const { send, gifts, ctx } = await withWays("KE", bank);
    const answer = await send("/donate/promise?dollars", { own: "5000" });
    expect([
      answer.status,
      textOf(await answer.text()).includes("Money in dollars cannot be sent to us any more"),
    ]).toEqual([422, true]);
    expect(await gifts()).toEqual([]);
    expect(await ctx.db.selectFrom("promises").select("id").execute()).toEqual([]);
  });
});

test("the receipt of mobile money that staff recorded names mobile money", async () => {
  const here = await withWays("KE", { form1: "M-Pesa Till", number1: "5123456", name1: "Sauti" });
  const gift = { method: "mobile money", amount: "1500", currency: "KES", day: "2026-03-09", name: "Ada" };
  expect((await here.post("/admin/gifts/record", gift)).status).toBe(200);
  const [stored] = await here.gifts();
  expect(stored?.method).toBe("mobile money");
  const { contents } = await here.ctx.db.selectFrom("receipts").select("contents").executeTakeFirstOrThrow();
  expect(JSON.parse(contents)).toMatchObject({ method: "mobile money", isByHand: true });
});

test("the sentence on one wrong number in ten stands beside Nigerian accounts alone", async () => {
  const limit = "A wrong number can still pass";
  const nigerian = await withWays("NG", {
    form1: "Bank account",
    bank1: "Own Bank",
    code1: "011",
    number1: "0000014579",
    name1: "Upendo",
  });
  expect(await nigerian.open("/admin/bank")).toContain(limit);
  const rib = { form1: "RIB", bank1: "Banque du Lac", name1: "Voix", number1: "SN010 01520 000485000030 35" };
  const senegalese = await withWays("SN", rib);
  const page = await senegalese.open("/admin/bank");
  expect(page).toContain("The account’s check digits are right.");
  expect(page).not.toContain(limit);
});

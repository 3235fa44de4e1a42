import { describe, expect, test } from "vitest";
import { chosenColumns, statementForm, statementPath } from "../../../../tests/support/bank-statement.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { textOfPdf } from "../../../../tests/support/pdf-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { currencies, fixedAmount, formatMoney, moneyOf } from "../../../values/money.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { receiveGift } from "./receive-gift.server.ts";

/** Opens a country's site with a treasurer. */
async function inCountry(country: string) {
  const here = await withTreasurer();
  await saveSetting(here.ctx.db, "country", country);
  await saveSetting(here.ctx.db, "welcomedAt", "2026-03-01T09:00:00.000Z");
  return here;
}

/** Replaces the spaces that hold a sign and its number together. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe.each([
  { country: "KE", currency: "KES", least: "KSh 50", five: "KSh 5,000", minor: 500_000, limit: "KSh 5,000 or $50" },
  { country: "UG", currency: "UGX", least: "USh 1,000", five: "USh 5,000", minor: 5_000, limit: "USh 150,000 or $50" },
] as const)("a foundation in $country", ({ country, currency, least, five, minor, limit }) => {
  test("takes a promise in its own currency, or in dollars", async () => {
    const here = await inCountry(country);
    const read = async (path: string) => plain(textOf(mainOf(await here.read(path))));
    const page = await read("/donate/promise");
    expect(page).toContain(`from ${least}.`);
    expect(page).toContain("Give in dollars instead");
    expect(page).not.toMatch(/naira|₦/i);
    expect(await here.promise({ own: "5,000", name: "Ada", money: currency })).toMatchObject({
      amount: minor,
      currency,
    });
    expect(await here.promise({ own: five, money: currency })).toMatchObject({ amount: minor, currency });
    const dollars = await read("/donate/promise?dollars");
    expect(dollars).toContain("In dollars, from $1.");
    expect(dollars).not.toMatch(/naira/i);
    await here.send("/donate/promise?dollars", { own: "$12.50" });
    const rows = await here.ctx.db.selectFrom("promises").select(["amount", "currency"]).orderBy("id").execute();
    expect(rows.at(-1)).toEqual({ amount: 1_250, currency: "USD" });
    expect(plain(await here.open("/admin/gifts"))).toContain(
      `${plain(formatMoney({ amount: minor * 2, currency }))} $12.50`,
    );
  });

  test("refuses a foreign sign with its name; the typed amount stays", async () => {
    const here = await inCountry(country);
    for (const [own, other] of [
      ["$50", "dollars"],
      ["₦5000", "naira"],
      ["50 USD", "dollars"],
    ] as const) {
      const refused = await here.send("/donate/promise", { own, money: currency });
      expect(refused.status).toBe(422);
      const html = await refused.text();
      expect(textOf(html)).toMatch(
        new RegExp(`That is an amount in ${other}\\. Type how much it is in [\\w ]+ shillings, in figures`),
      );
      expect(html).toContain(`value="${own}"`);
    }
    const answer = await here.ask("/admin/gifts/record", {
      method: "POST",
      headers: { Cookie: here.cookie, Origin: "https://site.test" },
      body: new URLSearchParams({ method: "transfer", amount: "$50", currency, day: "2026-03-09" }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("That is an amount in dollars. Type how much it is in");
    expect(await here.gifts()).toEqual([]);
  });

  test("records a gift by hand up to its own limit alone", async () => {
    const here = await inCountry(country);
    expect(plain(await here.open("/admin/gifts/record"))).toContain(`cheques above ${limit}`);
    const typed = { method: "transfer", day: "2026-03-09", name: "Ada Sample" };
    await here.post("/admin/gifts/record", { ...typed, amount: "5,000" });
    await here.post("/admin/gifts/record", { ...typed, amount: "20", currency: "USD" });
    expect(await here.gifts()).toMatchObject([
      { amount: minor, currency, state: "received" },
      { amount: 2_000, currency: "USD", state: "received" },
    ]);
    const list = plain(await here.open("/admin/gifts/received"));
    expect(list).toContain(`${five} $20`);
    expect(await here.html("/admin/gifts/received.csv")).toContain(
      `"${fixedAmount({ amount: minor, currency })}","${currency}"`,
    );
    const [receipt] = await here.ctx.db.selectFrom("receipts").select("contents").orderBy("id").execute();
    expect(JSON.parse(receipt?.contents ?? "")).toMatchObject({
      amount: minor,
      currency,
      inWords: expect.stringMatching(/^Five thousand (?:Kenya|Uganda) shillings only$/),
    });
  });

  test("sets its own limits without touching currencies that it does not have", async () => {
    const here = await inCountry(country);
    await here.post("/admin/gifts/record", { intent: "limits", [currency]: "200,000", USD: "70" });
    const [row] = await here.ctx.db.selectFrom("gift_limits").select("amounts").execute();
    expect(JSON.parse(row?.amounts ?? "")).toEqual({ [currency]: minor * 40, USD: 7_000 });
    expect(plain(await here.open("/admin/gifts/audit"))).toContain(
      `${plain(formatMoney({ amount: minor * 40, currency }))} · $70`,
    );
  });

  test("reads a statement in its currency, but refuses a foreign one", async () => {
    const here = await inCountry(country);
    const headers = { Cookie: here.cookie, Origin: "https://site.test" };
    const send = async (body: FormData | URLSearchParams) => here.ask(statementPath, { method: "POST", headers, body });
    const file = (sign: string) =>
      `Date,Narration,Debit,Credit,Balance\n09/03/2026,GIFT,,"${sign} 5,000.00","${sign} 6,000.00"\n10/03/2026,FEE,"${sign} 500","","${sign} 5,500"\n`;
    const read = async (account: string, sign: string) => {
      const [, held = ""] =
        /\?file=(\d+)/.exec((await send(statementForm(file(sign), { account }))).headers.get("Location") ?? "") ?? [];
      return send(new URLSearchParams({ ...chosenColumns, file: held }));
    };
    const refused = await read(currency, "$");
    expect([refused.status, textOf(await refused.text())]).toEqual([
      422,
      expect.stringContaining("Row 2 is in dollars, and the account that you chose is in another currency."),
    ]);
    expect((await read(currency, currency)).status).toBe(303);
    const credits = here.ctx.db.selectFrom("bank_credits").select(["amount", "currency"]);
    expect(await credits.execute()).toEqual([{ amount: minor, currency }]);
    const page = plain(await here.open(statementPath));
    expect(page).toContain(`${five}`);
    expect(page).not.toMatch(/naira|₦/i);
  });
});

test("a receipt in each currency has its amount in that currency's form", async () => {
  const here = await createTestSite();
  for (const [index, currency] of currencies.entries()) {
    const { amount } = moneyOf(1_234_567.5, currency);
    const gift = await withTransaction(here.ctx, (ctx) =>
      receiveGift(ctx, { amount: Math.floor(amount), currency, method: "transfer", name: "Ada" } as never),
    );
    expect(gift).toMatchObject({ currency });
    const row = await here.ctx.db.selectFrom("receipts").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    const path = `/g/${row.link.toLowerCase()}/receipt/2026-${String(index + 1).padStart(4, "0")}`;
    const written = plain(formatMoney({ amount: gift?.amount ?? 0, currency }));
    expect(plain(textOf(mainOf(await here.read(path))))).toContain(written);
    const pdf = textOfPdf(Buffer.from(await (await here.ask(`${path}.pdf`)).arrayBuffer()));
    expect(plain(pdf).replace(/\s/g, "")).toContain(written.replace(/\s/g, ""));
    expect(JSON.parse(row.contents).inWords === null).toBe(["XOF", "XAF", "ETB", "EGP"].includes(currency));
  }
});

test("gifts in two currencies for one promise are never added", async () => {
  const here = await withTreasurer();
  const promise = await here.promise({ own: "5000" });
  for (const money of [
    { amount: 500_000, currency: "NGN" as const },
    { amount: 2_000, currency: "USD" as const },
  ])
    await withTransaction(here.ctx, (ctx) => receiveGift(ctx, { ...money, method: "transfer", promise }));
  const page = textOf(mainOf(await here.read(`/g/${promise.code}${promise.link}`.toLowerCase())));
  expect(page).toContain("₦5,000, $20");
  expect(page).not.toContain("₦5,020");
});

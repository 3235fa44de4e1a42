import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { settingsFor, startPaymentStandIn } from "../../../../tests/support/payment-stand-in.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";
import { handleNotices } from "./handle-notices.server.ts";

/** Opens a country's site with this payment partner. */
async function siteIn(country: string, provider: "paystack" | "flutterwave") {
  const standIn = await startPaymentStandIn();
  const here = await createTestSite({ settings: settingsFor(standIn, provider) });
  await saveSetting(here.ctx.db, "country", country);
  return { ...here, standIn };
}

test.each([
  ["KE", "paystack", "KES", 500_000],
  ["KE", "flutterwave", "KES", 500_000],
  ["UG", "flutterwave", "UGX", 5_000],
  ["SN", "flutterwave", "XOF", 5_000],
] as const)("in %s, %s takes five thousand %s as the gift", async (country, provider, currency, minor) => {
  const here = await siteIn(country, provider);
  expect(await here.read("/donate")).toContain('href="/donate/promise?card"');
  const promised = await here.send("/donate/promise?card", { own: "5000", money: currency });
  const page = promised.headers.get("Location") ?? "";
  expect(page).toMatch(/\/pay$/);
  await here.send(page, { intent: "begin" });
  const html = await here.read(page);
  // The partner publishes no fee for this currency, so none is shown.
  expect(textOf(html)).not.toContain("arrives");
  const [payment] = here.standIn.payments.values();
  // The stand-in counts in hundredths.
  expect(payment).toMatchObject({ amount: 500_000, currency });
  expect(html).toContain(`href="${here.standIn.origin}/checkout/${payment?.reference}"`);
  Object.assign(payment ?? {}, { status: "paid" });
  const { body, headers } = here.standIn.noticeOf(provider, payment?.reference ?? "");
  expect((await here.ask(`/webhooks/${provider}`, { method: "POST", body, headers })).status).toBe(200);
  await handleNotices(here.ctx);
  const gifts = await here.ctx.db.selectFrom("gifts").select(["amount", "currency", "state"]).execute();
  expect(gifts).toEqual([{ amount: minor, currency, state: "received" }]);
});

test("a partner without the site's currency is not offered", async () => {
  const here = await siteIn("UG", "paystack");
  expect(await here.read("/donate")).not.toContain("/donate/promise?card");
  const promised = await here.send("/donate/promise?card", { own: "5000", money: "UGX" });
  expect(promised.headers.get("Location")).toMatch(/\/send$/);
  expect(here.standIn.payments.size).toBe(0);
  const dollars = await here.send("/donate/promise?dollars&card", { own: "50" });
  expect(dollars.headers.get("Location")).toMatch(/\/pay$/);
});

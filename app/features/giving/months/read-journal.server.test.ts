import { expect, test } from "vitest";
import { addGift } from "../../../../tests/support/books.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { doActsAlone } from "../purse/act-on-purse.server.ts";
import { bookMoney } from "../purse/book-money.server.ts";

test("hledger reads the journal with the balances of the books", async () => {
  const site = await withTreasurer();
  await site.post("/admin/cash", {
    intent: "open",
    idempotencyKey: "first",
    day: "2026-02-01",
    "place:bank:NGN:NGN": "900",
    "purse:0:NGN": "900",
  });
  await addGift(site.ctx);
  await bookMoney(site.ctx);
  await site.ctx.db.updateTable("places").set({ counted_on: "2026-02-28" }).execute();
  await site.post("/admin/month", { intent: "close", seen: "2026-02", idempotencyKey: "c" });
  await site.ctx.db.updateTable("purse_acts").set({ waiting_since: "2026-01-01T00:00:00.000Z" }).execute();
  await doActsAlone(site.ctx);
  expect(await site.html("/admin/month/lines.journal")).toBe(`decimal-mark .
commodity 1000.00 NGN
account assets:bank-1
account equity:opening:general
account income:gifts:general

2026-02-01 opening  ; line:1
    assets:bank-1  900.00 NGN
    equity:opening:general  -900.00 NGN

2026-02-10 gift
    assets:bank-1  50.00 NGN
    income:gifts:general  -50.00 NGN

2026-02-28 closed
    assets:bank-1  0.00 NGN = 950.00 NGN
`);
  expect(await site.html("/admin/month/lines.csv")).toContain(
    '"1","1","2026-02-01","opening","bank-1","","","NGN","900.00"',
  );
  expect(await site.open("/admin/month")).toContain("February 2026");
});

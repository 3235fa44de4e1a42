import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createMovingSite } from "./old-sites.support.ts";

const csv = (...lines: string[]) => Buffer.from(`${lines.join("\n")}\n`);

async function movingSite() {
  const site = await createMovingSite();
  return {
    ...site,
    lines: async () =>
      (await site.ctx.db.selectFrom("past_gifts").selectAll().orderBy("id").execute()).map(
        ({ value_date, amount, currency, name }) => `${value_date} ${amount} ${currency} ${name}`,
      ),
    shown: async (path: string) => textOf(mainOf(await site.readAsStaff(path))),
  };
}

test("the currency of bare amounts has no proposal", async () => {
  const { read, press, shown, lines } = await movingSite();
  const path = await read("gifts", csv("Date,Name,Amount", "2024-01-01,Ann,500"));
  expect(await shown(path)).toContain("Choose first the currency of amounts without one.");
  await press(path, "bring");
  expect(await lines()).toEqual([]);
  await press(path, "answers", { currency: "USD" });
  await press(path, "bring");
  expect(await lines()).toEqual(["2024-01-01 50000 USD Ann"]);
});

test.each([
  ["Curr", "USD", "USD"],
  ["Money of the gift", "$", "USD"],
  ["Devise", "naira", "NGN"],
  ["Cur.", "usd", "USD"],
])("a column %s with %s says the currency", async (head, cell, currency) => {
  const { read, press, lines, shown } = await movingSite();
  const path = await read("gifts", csv(`Date,Name,Amount,${head}`, `2024-01-01,Ann,500,${cell}`));
  expect(await shown(path)).not.toContain("Choose the currency");
  await press(path, "bring");
  expect(await lines()).toEqual([`2024-01-01 50000 ${currency} Ann`]);
});

test("amounts with signs need no answer about their currency", async () => {
  const { read, press, lines } = await movingSite();
  const path = await read("gifts", csv("Date,Name,Amount", "2024-01-01,Ann,₦500", "2024-01-02,Ben,$20"));
  await press(path, "bring");
  expect(await lines()).toEqual(["2024-01-01 50000 NGN Ann", "2024-01-02 2000 USD Ben"]);
});

test("a row without its currency needs an answer", async () => {
  const { read, press, lines } = await movingSite();
  const path = await read("gifts", csv("Date,Name,Amount,Currency", "2024-01-01,Ann,500,NGN", "2024-01-02,Ben,20,"));
  await press(path, "bring");
  expect(await lines()).toEqual([]);
});

test.each([
  ["Date,Name,Amount", "05/06/2021,C,₦1,000"],
  ["Date,Name,Amount,,For", "05/06/2021,C,₦1,000"],
  ["Date,Name,Amount,For", "05/06/2021,C,₦1,000,"],
  ["Date,Name,Amount,For", "05/06/2021,C,₦1,000,Roof"],
])("an amount that a comma splits stays out below %s", async (heads, row) => {
  const { read, press, lines, shown } = await movingSite();
  const path = await read("gifts", csv(heads, "13/06/2021,A,₦500", row));
  expect(await shown(path)).toContain("It has more cells than heads.");
  await press(path, "bring");
  expect(await lines()).toEqual(["2021-06-13 50000 NGN A"]);
});

test.each(["-500", "(500)", "₦-500", "500-"])("%s is named as a refund", async (amount) => {
  const { read, shown } = await movingSite();
  const path = await read("gifts", csv("Date,Name,Amount", `2024-01-01,Ann,${amount}`));
  expect(await shown(path)).toContain("It is a refund or a correction: it stays out. Lower the gift");
});

test("amounts of Paystack show no money before the answer about kobo", async () => {
  const { read, shown, press } = await movingSite();
  const heads = "Id,Reference,Amount,Currency,Status,Channel,Fees,First Name,Last Name,Paid At";
  const path = await read("gifts", csv(heads, "81,R-1,500000,NGN,success,card,0,Ann,S,2024-01-31T12:30:00.000Z"));
  const before = await shown(path);
  expect(before).toContain("Answer the question about the amounts first.");
  expect(before).not.toContain("₦500,000");
  await press(path, "answers", { units: "minor" });
  expect(await shown(path)).toContain("₦5,000");
});

test("a day that the order of the file forbids is named", async () => {
  const { read, shown, press, readAsStaff } = await movingSite();
  const rows = ["13/04/2024,A,₦500", "04/25/2024,B,₦500", "03/04/2024,C,₦500"];
  const path = await read("gifts", csv("Date,Name,Amount", ...rows));
  expect(await shown(path)).toContain("Answer first how days are written.");
  const [, days = ""] = /name="(days:[^"]+)"/.exec(await readAsStaff(path)) ?? [];
  await press(path, "answers", { [days]: "day" });
  expect(await shown(path)).toContain("Its day 04/25/2024 is not a day when days come first.");
});

import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { receiveGift } from "./receive-gift.server.ts";

test("expected gifts list those called sent first, then the oldest, with sums", async () => {
  const here = await withTreasurer();
  const first = await here.promise({ own: "5000", name: "First Donor" });
  const second = await here.promise({ own: "8000", frequency: "monthly", email: "friend@example.org" });
  expect(await here.open("/admin")).not.toContain("marked as sent");
  await here.send(`/g/${second.code}${second.link}`, { intent: "sent" });
  const page = await here.open("/admin/gifts");
  expect(page).toContain("Gifts 2 promises open ₦13,000 The oldest came today.");
  const [one, other] = [second.code, first.code].map((code) =>
    page.indexOf(`TAB-${code.slice(0, 3)}-${code.slice(3)}`),
  );
  expect(one).toBeGreaterThan(0);
  expect(other).toBeGreaterThan(one ?? 0);
  expect(page).toContain("Says sent, today");
  const csv = async (query: string) =>
    (await (await here.ask(`/admin/gifts/expected.csv${query}`, { headers: { Cookie: here.cookie } })).text())
      .split("\r\n")
      .slice(1);
  const [sent, open] = await csv("");
  expect(sent).toContain('"friend@example.org","8000.00","NGN","Where it is needed most","every month"');
  expect(open).toContain('"First Donor","","5000.00","NGN"');
  expect(await csv(`?chosen=on&ids=${first.id}`)).toEqual([open]);
  expect(await csv("?chosen=on")).toEqual([]);
  expect(page).toContain("every month");
  expect(await here.open("/admin")).toContain("One promised gift is marked as sent");
});

test("a transfer seen at the bank becomes one gift, also after a repeated form", async () => {
  const here = await withTreasurer();
  const { id, code, link } = await here.promise({ own: "5000", name: "Sample Teacher" });
  const seen = { intent: "seen", id: String(id), amount: "₦4,950", day: "2026-03-09", idempotencyKey: "one" };
  for (let count = 0; count < 2; count++)
    expect((await here.post("/admin/gifts", seen)).text).toContain("The gift is recorded.");
  expect(await here.gifts()).toMatchObject([
    { promise_id: id, part: 1, amount: 495_000, value_date: "2026-03-09", name: "Sample Teacher", state: "received" },
  ]);
  expect((await here.readPromise(id)).state).toBe("received");
  const page = textOf(await here.read(`/g/${code}${link}`));
  expect(page).toContain("Your gift has arrived");
  expect(page).toContain("Seen at the bank March 9, 2026 ₦4,950 arrived.");
});

test.each([
  [{ amount: "5k", day: "2026-03-09" }, "Write the amount out in figures, like 5000"],
  [{ amount: "5000", day: "2026-03-11" }, "That day has not come yet"],
  [{ amount: "5000", day: "2026-02-31" }, "Choose a day"],
])("%j is refused unstored", async (fields, sentence) => {
  const here = await withTreasurer();
  const { id } = await here.promise({ own: "5000" });
  const answer = await here.post("/admin/gifts", { intent: "seen", id: String(id), ...fields });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain("Nothing was saved yet. Please fix the marked field.");
  expect(answer.text).toContain(sentence);
  expect(await here.gifts()).toEqual([]);
});

test("an empty list of promises speaks only of promises", async () => {
  const here = await withTreasurer();
  const none = "No promised gift is open Promises are listed here until their money arrives.";
  expect(await here.open("/admin/gifts")).toContain(none);
  await here.post("/admin/gifts/record", {
    method: "transfer",
    amount: "2000",
    day: "2026-03-10",
    name: "Market women",
  });
  expect(await here.gifts()).toHaveLength(1);
  expect(await here.open("/admin/gifts")).toContain(none);
  const { id } = await here.promise({ own: "5000" });
  expect(await here.open("/admin/gifts")).not.toContain(none);
  await here.post("/admin/gifts", { intent: "seen", id: String(id), amount: "5000", day: "2026-03-10" });
  expect(await here.open("/admin/gifts")).toContain(none);
  expect(await here.open("/admin/gifts/received")).toContain("2 gifts shown");
});

test("cash counts after another settled admin agrees", async () => {
  const here = await withTreasurer();
  const other = await here.another();
  const cash = { method: "cash", amount: "2000", day: "2026-03-10", name: "Market women" };
  expect((await here.post("/admin/gifts/record", cash)).text).toContain("waiting for a second person who counts");
  const own = await here.post("/admin/gifts/1", { intent: "agree" });
  expect([own.status, own.text]).toEqual([422, expect.stringContaining("someone else must count and agree")]);
  expect(await other.open("/admin")).toContain("One gift is waiting for a second person");
  expect((await other.post("/admin/gifts/1", { intent: "agree" })).text).toContain("Agreed. The gift counts now.");
  expect((await here.gifts())[0]).toMatchObject({ state: "received", checked_by: "Second Admin" });
});

test("goods are counted, never valued; announced money waits for its arrival", async () => {
  const here = await withTreasurer();
  const goods = { method: "goods", goods: "exercise books", goodsCount: "200", day: "2026-03-10", amount: "99999" };
  await here.post("/admin/gifts/record", goods);
  await here.post("/admin/gifts/record", { method: "cheque", amount: "50000", day: "2026-04-01", coming: "on" });
  expect(await here.gifts()).toMatchObject([
    { amount: 0, goods: "exercise books", goods_count: 200, state: "received" },
    { amount: 5_000_000, state: "announced", value_date: "2026-04-01" },
  ]);
  await here.post("/admin/gifts/2", { intent: "arrived" });
  expect((await here.gifts())[1]).toMatchObject({ state: "received", value_date: "2026-03-10" });
  expect((await here.post("/admin/gifts/record", { method: "goods", day: "2026-03-10" })).status).toBe(422);
});

test.each([
  ["a telephone in the name", { name: "Our account is closed. Call 0803 999 9999 first" }],
  ["an account that begins in the count", { goods: "GTBank account 01234", goodsCount: "56789" }],
  ["an account that ends in the count", { goods: "Pads, 01234 arrived", goodsCount: "56789" }],
])("goods with %s are not recorded", async (_what, typed) => {
  const here = await withTreasurer();
  const goods = { method: "goods", goods: "Pads", goodsCount: "20", day: "2026-03-10", name: "Market women" };
  const answer = await here.post("/admin/gifts/record", { ...goods, ...typed });
  expect([answer.status, answer.text]).toEqual([
    422,
    expect.stringContaining("A name cannot have a number as long as “"),
  ]);
  expect(await here.gifts()).toEqual([]);
});

test("a wrong gift is taken out, then restored, while its promise waits", async () => {
  const here = await withTreasurer();
  const { id } = await here.promise({ own: "5000" });
  await here.post("/admin/gifts", { intent: "seen", id: String(id), amount: "5000", day: "2026-03-10" });
  expect((await here.post("/admin/gifts/1", { intent: "void", reason: "" })).status).toBe(422);
  await here.post("/admin/gifts/1", { intent: "void", reason: "Another account" });
  expect([(await here.gifts())[0]?.state, (await here.readPromise(id)).state]).toEqual(["void", "open"]);
  await here.post("/admin/gifts/1", { intent: "restore" });
  expect([(await here.gifts())[0]?.state, (await here.readPromise(id)).state]).toEqual(["received", "received"]);
  const moves = await here.ctx.db
    .selectFrom("gift_events")
    .select(["what", "by", "note"])
    .where("gift_id", "=", 1)
    .execute();
  expect(moves.map(({ what, by, note }) => [what, by, note])).toEqual([
    ["received", "Sample Admin", null],
    ["receipt issued", null, "2026-0001"],
    ["receipt void", "Sample Admin", "2026-0001: Another account"],
    ["void", "Sample Admin", "Another account"],
    ["receipt issued", null, "2026-0002 for 2026-0001"],
    ["restored", "Sample Admin", null],
  ]);
});

test("only staff divide a transfer or join it to a promise", async () => {
  const here = await withTreasurer();
  const { ctx } = here;
  const { id, prefix, code } = await here.promise({ own: "5000" });
  const transfer = { amount: 1_000_000, currency: "NGN" as const, method: "transfer" as const, source: "credit:12" };
  for (let count = 0; count < 2; count++) await withTransaction(ctx, (ctx) => receiveGift(ctx, transfer));
  expect(await here.gifts()).toHaveLength(1);
  expect((await here.post("/admin/gifts/1", { intent: "split", amount: "10000" })).text).toContain("add to more than");
  await here.post("/admin/gifts/1", { intent: "split", amount: "4000" });
  expect(await here.gifts()).toMatchObject([
    { state: "void", source: "credit:12" },
    { amount: 400_000, source: "credit:12/1" },
    { amount: 600_000, source: "credit:12/2" },
  ]);
  const [, half, rest] = (await here.gifts()).map(({ id }) => id);
  const slip = code.slice(0, 5) + (code.endsWith("2") ? "3" : "2");
  expect((await here.post(`/admin/gifts/${half}`, { intent: "join", reference: `${prefix}-${slip}` })).text).toContain(
    "One letter is wrong, or two are swapped",
  );
  const swept = await here.promise({ own: "5000" });
  await here.post("/admin/gifts", { intent: "sweep", ids: String(swept.id) });
  const ofSwept = { intent: "join", reference: `${swept.prefix}-${swept.code}` };
  expect((await here.post(`/admin/gifts/${half}`, ofSwept)).text).toContain("no promise with that reference");
  for (const gift of [half, rest])
    await here.post(`/admin/gifts/${gift}`, { intent: "join", reference: `${prefix} ${code}` });
  expect((await here.gifts()).slice(1)).toMatchObject([
    { promise_id: id, part: 1 },
    { promise_id: id, part: 2 },
  ]);
});

test("the donor gets one email about the spending, also after corrections", async () => {
  const here = await withTreasurer();
  const { id, code, link } = await here.promise({ own: "5000", email: "friend@example.org" });
  await here.post("/admin/gifts", { intent: "seen", id: String(id), amount: "5000", day: "2026-03-10" });
  for (const spentOn of ["One lesson", "One speech lesson"])
    await here.post("/admin/gifts/1", { intent: "spend", spentOn });
  expect(textOf(await here.read(`/g/${code}${link}`))).toContain("Your gift did its work");
  expect(textOf(await here.read(`/g/${code}${link}`))).toContain("One speech lesson");
  await here.pass(1);
  const spent = (await here.emails()).filter(({ subject }) => subject === "Your gift did its work");
  expect(spent).toHaveLength(1);
  expect(spent[0]?.text).toContain(`https://site.test/g/${code.toLowerCase()}`);
});

test("a thousand promises of a robot are removed with their names", async () => {
  const here = await withTreasurer();
  const rows = [];
  for (let count = 0; count < 30; count++) rows.push(await here.promise({ own: "5000", name: `Robot ${count}` }));
  const chosen = rows.slice(0, 29).map(({ id }): [string, string] => ["ids", String(id)]);
  const answer = await here.post("/admin/gifts", [["intent", "sweep"], ...chosen]);
  expect(answer.text).toContain("29 promises are removed, with name and email.");
  const left = await here.ctx.db.selectFrom("promises").select("name").where("name", "is not", null).execute();
  expect(left).toEqual([{ name: "Robot 29" }]);
});

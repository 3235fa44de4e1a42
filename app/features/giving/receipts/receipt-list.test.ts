import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { insertEvent } from "../../events/events/event-queries.server.ts";
import { receiveGift } from "../gifts/receive-gift.server.ts";
import { replaceReceipt } from "./issue-receipt.server.ts";

const list = "/admin/receipts";

/**
 * Stores four gifts with receipts: Ada's, replaced by a fifth; Bola's in dollars, disputed; anonymous goods; Chidi's,
 * void.
 */
async function withReceipts() {
  const here = await withTreasurer();
  const { db } = here.ctx;
  const receive = (name: string | null, gift: object = {}) =>
    withTransaction(here.ctx, (ctx) =>
      receiveGift(ctx, {
        currency: "NGN",
        amount: 100_000,
        method: "transfer",
        donor: { name, email: null, isPublic: false },
        ...gift,
      }),
    );
  await receive("Ádá Sample");
  await receive("Bola Sample", { amount: 5_000, currency: "USD" });
  await receive(null, { amount: 0, method: "goods", goods: { what: "chairs", count: 3 } });
  await receive("Chidi Sample", { amount: 700_000 });
  const gift = await db.selectFrom("gifts").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
  await withTransaction(here.ctx, (ctx) => replaceReceipt(ctx, gift, { by: null, reason: "A wrong name" }));
  await db.updateTable("gifts").set({ state: "disputed" }).where("id", "=", 2).execute();
  await here.post("/admin/gifts/4", { intent: "void", reason: "Fake" });
  const open = async (query = "") => textOf(mainOf(await here.html(list + query)));
  const csv = async (query = "") => {
    const answer = await here.ask(`${list}.csv${query}`, { headers: { Cookie: here.cookie } });
    return (await answer.text()).split("\r\n").slice(1);
  };
  const numbers = async (query = "") => (await csv(query)).map((row) => row.split(",")[0]?.replaceAll('"', ""));
  return { ...here, open, csv, numbers };
}

test("each receipt is listed with its state; valid ones are added by currency", async () => {
  const { open, numbers } = await withReceipts();
  const page = await open();
  expect(page).toContain("5 receipts shown ₦1,000 on the valid ones, and 1 in kind These 5 as CSV");
  expect(page).toMatch(/2026-0005.*2026-0004.*2026-0003.*2026-0002.*2026-0001/);
  for (const [state, serials] of [
    ["valid", [5, 3]],
    ["replaced", [1]],
    ["void", [4]],
    ["disputed", [2]],
    ["", [5, 4, 3, 2, 1]],
  ] as const)
    expect([state, await numbers(`?state=${state}`)]).toEqual([state, serials.map((serial) => `2026-000${serial}`)]);
  expect(await open("?state=valid")).toContain("2 receipts shown ₦1,000 and 1 in kind");
});

test("a receipt is found by number, letters, year or donor's name", async () => {
  const { ctx, numbers, open } = await withReceipts();
  const { letters } = await ctx.db
    .selectFrom("receipts")
    .select("letters")
    .where("serial", "=", 2)
    .executeTakeFirstOrThrow();
  for (const [query, found] of [
    ["?q=2026-0002", ["2026-0002"]],
    [`?q=20260002${letters.toLowerCase()}`, ["2026-0002"]],
    ["?year=2026&q=4", ["2026-0004"]],
    ["?q=sample+ada", ["2026-0005", "2026-0001"]],
    ["?q=ada&state=valid", ["2026-0005"]],
    ["?q=%25", []],
    ["?year=2025", []],
  ] as const)
    expect([query, await numbers(query)]).toEqual([query, found]);
  expect(await open("?q=bola&year=2025")).toContain(
    "No receipt of 2025 with “bola” There is 1 of other years. Show every year",
  );
});

test("the file has the receipts that are shown, or the chosen ones", async () => {
  const { csv } = await withReceipts();
  expect((await csv("?state=replaced"))[0]).toBe(
    '"2026-0001","2026-03-10","2026-03-10","Ádá Sample","1000.00","NGN","","Where it is needed most","","Replaced",""',
  );
  expect((await csv("?chosen=on&ids=3&ids=5")).map((row) => row.slice(0, 11))).toEqual(['"2026-0005"', '"2026-0003"']);
  expect((await csv("?q=2026-0005"))[0]).toContain('"Valid","2026-0001"');
  expect(await csv("?chosen=on")).toEqual([]);
});

test("each search reads a part of very many receipts, yet all are reached", async () => {
  const { ctx, open, html, csv } = await withReceipts();
  const rows = await ctx.db.selectFrom("receipts").selectAll().where("serial", "=", 4).execute();
  const row = rows.map(({ id, replaced_by, ...rest }) => rest)[0];
  if (row === undefined) throw new Error("no receipt");
  const contents = row.contents.replace("Chidi Sample", "Somebody Else");
  for (let first = 6; first < 4_506; first += 500) {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...row, contents, serial: first + index }));
    await ctx.db.insertInto("receipts").values(many).execute();
  }
  expect(await open()).toContain("More than 2,000 receipts shown All of these as CSV");
  const next = /href="([^"]*before=[^"]*)"/.exec(await html(list))?.[1] ?? "";
  expect(await open(next.replaceAll("&amp;", "&").replace(list, ""))).toMatch(/2026-4455.*2026-4406/);
  expect(await csv("?state=void")).toHaveLength(4_501);
  // Chidi is behind thousands: the page says that older ones were not searched yet.
  const page = await open("?q=chidi");
  expect(page).toContain("0 receipts found among the newest 2,000");
  expect(page).toContain("Search the older ones");
  expect(await open("?q=chidi&before=2026-1000")).toContain("Chidi Sample");
  expect(await open("?q=chidi&before=2026-0004")).toContain("No older ones");
  expect(await csv("?q=chidi")).toHaveLength(1);
});

test("chosen receipts are one PDF in the order of their numbers", async () => {
  const here = await withReceipts();
  const open = (query: string) => here.ask(`${list}.pdf${query}`, { headers: { Cookie: here.cookie } });
  const pdf = Buffer.from(await (await open("?ids=3&ids=1&ids=5&ids=999")).arrayBuffer()).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
  for (const query of ["", "?ids=999", "?ids=x"]) expect([query, (await open(query)).status]).toEqual([query, 404]);
});

test("an event's valid receipts are one PDF", async () => {
  const here = await withTreasurer();
  const second = await here.another();
  const day = "2026-03-09";
  const event = await insertEvent(here.ctx.db, anEvent({ title: "Open day", date: day }));
  expect(await here.open("/admin/gifts/record")).toContain("Open day, March 9, 2026");
  const cash = { method: "cash", amount: "2000", day, event: String(event) };
  for (const name of ["Ada Sample", "Bola Sample", "Chidi Sample"])
    await here.post("/admin/gifts/record", { ...cash, name });
  await here.post("/admin/gifts/record", { ...cash, name: "Dora Sample", event: "" });
  for (const id of [1, 2, 3, 4]) await second.post(`/admin/gifts/${id}`, { intent: "agree" });
  await here.post("/admin/gifts/3", { intent: "void", reason: "Twice" });
  expect(await here.open(`${list}?event=${event}`)).toContain("3 receipts shown ₦4,000 on the valid ones");
  const pdf = await here.ask(`${list}.pdf?event=${event}`, { headers: { Cookie: here.cookie } });
  const text = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
});

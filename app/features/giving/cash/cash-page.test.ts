import { expect, test } from "vitest";
import { balancesOf, checkBooks } from "../../../../tests/support/books.ts";
import { addStaffMember, signInAgain } from "../../../../tests/support/sign-in.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { erasePerson } from "../../office/privacy/erase-person.server.ts";
import { doActsAlone } from "../purse/act-on-purse.server.ts";
import { bookMoney } from "../purse/book-money.server.ts";

const opening = {
  intent: "open",
  idempotencyKey: "first",
  day: "2026-02-01",
  "place:bank:NGN:NGN": "900",
  "place:box:NGN:box": "100",
  "purse:0:NGN": "750",
  "purse:1:NGN": "₦250",
};

const move = { intent: "between", idempotencyKey: "m", from: "1", to: "2", amount: "200", day: "2026-02-03" };

/** A site whose first day two admins wrote. */
async function openSite() {
  const site = await withTreasurer();
  const second = await site.another();
  await site.post("/admin/cash", opening);
  await second.post("/admin/cash", { intent: "agree", id: "1" });
  return { ...site, second };
}

test("the first day is on the page after another person agreed", async () => {
  const site = await withTreasurer();
  const second = await site.another();
  expect((await site.post("/admin/cash", opening)).text).toContain("It waits until another person agrees.");
  expect(await site.open("/admin/cash")).toContain("You asked for it.");
  expect(await second.open("/admin/cash")).toContain("Cash box, NGN: ₦100");
  expect((await second.post("/admin/cash", { intent: "agree", id: "1" })).text).toContain("Done.");
  const page = await site.open("/admin/cash");
  for (const words of ["Bank account, NGN ₦900", "Cash box, NGN ₦100", "Most needed ₦750", "Together ₦1,000"])
    expect(page).toContain(words);
});

test("lists that differ are refused with the difference", async () => {
  const site = await withTreasurer();
  const { status, text } = await site.post("/admin/cash", { ...opening, "purse:0:NGN": "745" });
  expect([status, text.includes("The two lists differ by ₦5.")]).toEqual([422, true]);
  expect(await site.ctx.db.selectFrom("purse_acts").select("id").execute()).toEqual([]);
});

test("a house of one person writes the first day alone", async () => {
  const site = await withTreasurer();
  expect((await site.post("/admin/cash", opening)).text).toContain("the books are open");
  await checkBooks(site.ctx);
});

test("a form writes a move with its charge once", async () => {
  const { post, ctx } = await openSite();
  const withCharge = { ...move, charge: "5.50" };
  expect((await post("/admin/cash/move", withCharge)).text).toContain("It is written.");
  expect((await post("/admin/cash/move", withCharge)).text).toContain("Nothing was written twice.");
  expect(await balancesOf(ctx)).toMatchObject({ "bank-1": 69_450, "box-1": 30_000, general: 74_450 });
  await checkBooks(ctx);
});

test.each([
  ["more than the place has", { amount: "2000" }, "too little"],
  ["the same place", { to: "1" }, "Choose two different places."],
  ["an amount of 0", { amount: "0" }, "Type an amount above 0"],
  ["an amount with three decimals", { amount: "1.005" }, "Nothing was written."],
  ["no amount", { amount: "five" }, "Nothing was written."],
  ["a day ahead", { day: "2026-12-01" }, "That day has not come yet."],
  ["the first evening", { day: "2026-02-01" }, "not after the first evening of the books"],
  ["no day", { day: "2026-02-30" }, "Choose a day of the calendar."],
])("a move of %s is refused in a sentence", async (_, changes, sentence) => {
  const { post, ctx } = await openSite();
  const before = await balancesOf(ctx);
  const { status, text } = await post("/admin/cash/move", { ...move, ...changes });
  expect([status >= 400, text.includes(sentence)]).toEqual([true, true]);
  expect(await balancesOf(ctx)).toEqual(before);
});

test("money put in from Most needed waits for another person", async () => {
  const { post, second, ctx } = await openSite();
  const put = { intent: "put", idempotencyKey: "p", purse: "2", currency: "NGN", amount: "50", why: "A roof" };
  expect((await post("/admin/cash/move", put)).text).toContain("It waits until another person agrees.");
  expect((await post("/admin/cash", { intent: "agree", id: "2" })).text).toContain("another person must agree");
  await second.post("/admin/cash", { intent: "agree", id: "2" });
  expect(await balancesOf(ctx)).toMatchObject({ general: 70_000 });
  expect((await second.post("/admin/cash", { intent: "agree", id: "2" })).status).toBe(409);
});

test("money that the only person puts in moves after 72 hours", async () => {
  const { post, pass, ctx } = await withTreasurer();
  await post("/admin/cash", opening);
  await post("/admin/cash/move", {
    intent: "put",
    idempotencyKey: "p",
    purse: "2",
    currency: "NGN",
    amount: "50",
    why: "x",
  });
  await doActsAlone(ctx);
  expect(await balancesOf(ctx)).toMatchObject({ general: 75_000 });
  await pass(73);
  await doActsAlone(ctx);
  expect(await balancesOf(ctx)).toMatchObject({ general: 70_000 });
});

test("a gift that staff recorded stands in the box after the next run", async () => {
  const { post, ctx } = await openSite();
  await post("/admin/gifts/record", { method: "transfer", amount: "300", currency: "NGN", day: "2026-03-02" });
  await bookMoney(ctx);
  expect(await balancesOf(ctx)).toMatchObject({ "bank-1": 120_000, general: 105_000 });
});

/** Signs a writer in, to whom the first admin gives ₦40. */
async function openWithWriter() {
  const site = await openSite();
  const { email } = await addStaffMember(site.ctx, {
    id: "w",
    role: "writer",
    name: "Sample Writer",
    email: "w@example.org",
  });
  const writer = site.as(await signInAgain(site.ctx, email));
  const give = { intent: "person", idempotencyKey: "g", from: "2", person: "w", amount: "40", day: "2026-02-03" };
  expect((await site.post("/admin/cash/move", give)).text).toContain("Until then the money stays in its place.");
  return { ...site, writer };
}

test("a writer who is given cash sees this cash alone", async () => {
  const { writer, ctx } = await openWithWriter();
  const page = await writer.open("/admin/cash");
  expect(page).toContain("₦40 for Sample Writer");
  for (const words of ["Most needed", "₦900", "Between places", "Bank account"]) expect(page).not.toContain(words);
  expect((await writer.post("/admin/cash", { intent: "agree", id: "2" })).text).toContain("Done.");
  expect(await writer.open("/admin/cash")).toContain("Cash with Sample Writer, NGN ₦40");
  expect(await balancesOf(ctx)).toMatchObject({ "hand-1": 4_000, "box-1": 6_000 });
});

test("a writer with cash brings back a part of it", async () => {
  const { writer, second, ctx } = await openWithWriter();
  await writer.post("/admin/cash", { intent: "agree", id: "2" });
  const back = {
    intent: "back",
    idempotencyKey: "b",
    from: "3",
    to: "2",
    amount: "15",
    all: "part",
    day: "2026-02-04",
  };
  expect((await writer.post("/admin/cash/move", back)).text).toContain("It waits until another person agrees.");
  await second.post("/admin/cash", { intent: "agree", id: "3" });
  expect(await balancesOf(ctx)).toMatchObject({ "hand-1": 2_500, "box-1": 7_500 });
});

test.each(["/admin/cash/lines", "/admin/cash/lines/1", "/admin/gifts/statement/out"])(
  "a writer cannot open %s",
  async (path) => {
    const { writer } = await openWithWriter();
    expect(await writer.open(path)).not.toContain("₦");
  },
);

test("a person with cash is not erased", async () => {
  const { writer, ctx } = await openWithWriter();
  await writer.post("/admin/cash", { intent: "agree", id: "2" });
  const admin = { id: "two", name: "Second Admin", roles: ["admin"] } as unknown as StaffMember;
  await expect(erasePerson(ctx, admin, "w@example.org", false)).rejects.toMatchObject({
    data: { sentence: expect.stringContaining("Sample Writer has ₦40 of our cash") },
  });
});

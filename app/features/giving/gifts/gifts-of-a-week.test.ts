import { describe, expect, test } from "vitest";
import { sendStatement, statementPath, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { counts } from "./gift-states.ts";

const large = { method: "transfer", amount: "80000", day: "2026-03-10" };

test("several transfers of one person in a week are added up", async () => {
  const here = await withTreasurer();
  const other = await here.another();
  const small = { ...large, amount: "30000" };
  for (const post of [here.post, here.post, other.post]) await post("/admin/gifts/record", small);
  expect((await here.gifts()).map(({ state }) => state)).toEqual(["received", "counted", "received"]);
  await here.pass(8 * 24);
  await here.post("/admin/gifts/record", { ...small, day: "2026-03-18" });
  expect((await here.gifts())[3]?.state).toBe("received");
});

describe("small parts of a large sum count as one person's week", () => {
  const small = { ...large, amount: "40000" };
  const received = async ({ gifts }: Awaited<ReturnType<typeof withTreasurer>>) =>
    (await gifts()).filter(({ state }) => counts(state)).reduce((sum, { amount }) => sum + amount, 0) / 100;
  const open = async () => {
    const here = await withTreasurer();
    await here.another();
    return here;
  };

  test("when announced long before their arrival", async () => {
    const here = await open();
    for (let count = 0; count < 4; count++) await here.post("/admin/gifts/record", { ...small, coming: "on" });
    await here.pass(8 * 24);
    for (const id of [1, 2, 3, 4]) await here.post(`/admin/gifts/${id}`, { intent: "arrived" });
    expect(await received(here)).toBe(40_000);
  });

  test("when divided later, with the day of their recording", async () => {
    const here = await open();
    for (let count = 0; count < 3; count++) {
      await here.post("/admin/gifts/record", small);
      await here.post(`/admin/gifts/${count + 1}`, { intent: "void", reason: "Later" });
    }
    await here.post("/admin/gifts/1", { intent: "restore" });
    await here.pass(8 * 24);
    await here.post("/admin/gifts/1", { intent: "split", amount: "20000" });
    await here.post("/admin/gifts/2", { intent: "restore" });
    expect(await received(here)).toBe(40_000);
  });

  test("when recorded by a second account of the person", async () => {
    const here = await open();
    const puppet = await here.another("puppet", "Somebody Else");
    const made = { account_id: "puppet", what: "created" as const, by_id: "admin", at: "2024-01-01T00:00:00.000Z" };
    await here.ctx.db.insertInto("account_changes").values(made).execute();
    for (const { post } of [here, puppet, here]) await post("/admin/gifts/record", small);
    expect(await received(here)).toBe(40_000);
  });

  test("when seen in a statement that such a second account read", async () => {
    const here = await open();
    const puppet = await here.another("puppet", "Somebody Else");
    const made = { account_id: "puppet", what: "created" as const, by_id: "admin", at: "2024-01-01T00:00:00.000Z" };
    await here.ctx.db.insertInto("account_changes").values(made).execute();
    await here.post("/admin/gifts/record", small);
    await sendStatement(here, puppet.cookie, writeStatement([[10, "NIP STRANGER", 40_000]]));
    await here.post(statementPath, { intent: "join-hand", id: "1", gift: "1" });
    await here.post("/admin/gifts/record", small);
    expect(await received(here)).toBe(40_000);
  });
});

import { expect, test } from "vitest";
import { sendStatement, statementPath, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

test("a transfer that waits for a second person is no second gift when the bank shows it: the line is the witness", async () => {
  const here = await withTreasurer();
  await here.another();
  const { id, prefix, code } = await here.promise({ own: "80000" });
  await here.post("/admin/gifts", { intent: "seen", id: String(id), amount: "80000", day: "2026-03-09" });
  await sendStatement(
    here,
    here.cookie,
    writeStatement([
      [9, `NIP/${prefix} ${code}`, 79_950],
      [9, "NIP/A FRIEND", 80_000],
    ]),
  );
  const states = async () => (await here.gifts()).map(({ state }) => state);
  expect(await states()).toEqual(["counted"]);
  await here.post(statementPath, { intent: "join", id: "1", pledge: String(id), seen: "open" });
  expect(await states()).toEqual(["counted"]);
  await here.post(statementPath, { intent: "join-hand", id: "2", gift: "1" });
  expect([await states(), (await here.pledge(id)).state]).toEqual([["received"], "received"]);
  await here.post(statementPath, { intent: "undo", id: "2" });
  expect([await states(), (await here.pledge(id)).state]).toEqual([["counted"], "open"]);
});

const open = async () => {
  const here = await withTreasurer();
  await here.another();
  const act = (intent: string, fields: Record<string, string> = {}) =>
    here.post(statementPath, { intent, id: "1", ...fields });
  const show = (day: number, amount: number) =>
    sendStatement(here, here.cookie, writeStatement([[day, "NIP STRANGER", amount]]));
  const record = (fields: Record<string, string>) =>
    here.post("/admin/gifts/record", { method: "transfer", amount: "80000", day: "2026-03-10", ...fields });
  const money = async () => {
    const gifts = (await here.gifts()).filter(({ state }) => state === "received");
    const db = here.ctx.db.selectFrom("receipts").where("state", "=", "valid");
    return [gifts.reduce((sum, { amount }) => sum + amount, 0) / 100, (await db.select("id").execute()).length];
  };
  return { ...here, act, show, record, money };
};

test.each<[string, Record<string, string>, number]>([
  ["cash", { method: "cash" }, 9],
  ["goods", { method: "goods", goods: "Books", goodsCount: "3" }, 9],
  ["a transfer of another week", {}, 2],
  ["another amount", { amount: "80001" }, 9],
])("no bank line stands for %s, also where nothing proposed it", async (_, fields, day) => {
  const { act, show, record, money, gifts } = await open();
  await record(fields);
  const before = await money();
  await show(day, 80_000);
  expect((await act("join-hand", { gift: "1" })).status).toBe(409);
  expect(await money()).toEqual(before);
  expect((await gifts())[0]?.state).toBe(fields.method === "goods" ? "received" : "counted");
});

test("a cheque is found in the statement as a transfer is", async () => {
  const { act, show, record, open: read, money } = await open();
  await record({ method: "cheque" });
  await show(10, 80_000);
  expect(await read(statementPath)).toContain("recorded by hand");
  expect((await act("join-hand", { gift: "1" })).status).toBe(200);
  expect(await money()).toEqual([80_000, 1]);
});

test("a joined transfer that was divided is still the line's money: no second receipt, whatever is undone", async () => {
  const { act, show, record, post, money, gifts } = await open();
  await record({});
  await show(9, 80_000);
  await act("join-hand", { gift: "1" });
  await post("/admin/gifts/1", { intent: "split", amount: "30000" });
  expect((await act("undo")).text).toContain("counts as another gift now, or as parts of one");
  for (const intent of ["record", "join-hand"]) expect((await act(intent, { gift: "1" })).status).toBe(409);
  expect(await money()).toEqual([80_000, 2]);
  // A part is taken out and put back: the line still shows it.
  await post("/admin/gifts/3", { intent: "void", reason: "No" });
  await post("/admin/gifts/3", { intent: "restore" });
  expect(await money()).toEqual([80_000, 2]);
  for (const id of [2, 3]) await post(`/admin/gifts/${id}`, { intent: "void", reason: "No" });
  expect((await act("undo")).status).toBe(200);
  expect((await act("record")).status).toBe(200);
  expect(await money()).toEqual([80_000, 1]);
  // Without the line they are what one person recorded by hand.
  for (const id of [2, 3]) await post(`/admin/gifts/${id}`, { intent: "restore" });
  expect((await gifts()).map(({ state }) => state)).toEqual(["void", "received", "counted", "received"]);
});

test("a match that was put back and a transfer by hand are not both the money of one line", async () => {
  const { act, show, record, post, money } = await open();
  await show(9, 80_000);
  await act("record");
  await act("undo");
  await record({});
  await post("/admin/gifts/1", { intent: "restore" });
  expect((await act("join-hand", { gift: "2" })).text).toContain("The money of this line counts as a gift already.");
  expect((await act("other")).text).toContain("The money of this line counts as a gift already.");
  await post("/admin/gifts/1", { intent: "void", reason: "No" });
  await act("join-hand", { gift: "2" });
  expect((await post("/admin/gifts/1", { intent: "restore" })).text).toContain("counts as another gift now");
  expect(await money()).toEqual([80_000, 1]);
});

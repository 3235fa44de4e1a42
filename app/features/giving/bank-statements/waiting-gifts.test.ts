import { expect, test } from "vitest";
import { sendStatement, statementPath, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { signInAgain } from "../../../../tests/support/sign-in.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

test("a bank line confirms the transfer that waits for a second person, and adds no second gift", async () => {
  const here = await withTreasurer();
  const second = await here.another();
  const { id, prefix, code } = await here.promise({ own: "80000" });
  await here.post("/admin/gifts", { intent: "seen", id: String(id), amount: "80000", day: "2026-03-09" });
  await sendStatement(
    here,
    second.cookie,
    writeStatement([
      [9, `NIP/${prefix} ${code}`, 79_950],
      [9, "NIP/A FRIEND", 80_000],
    ]),
  );
  const states = async () => (await here.gifts()).map(({ state }) => state);
  expect(await states()).toEqual(["counted"]);
  await here.post(statementPath, { intent: "join", id: "1", promise: String(id) });
  expect(await states()).toEqual(["counted"]);
  await here.post(statementPath, { intent: "join-hand", id: "2", gift: "1" });
  expect([await states(), (await here.readPromise(id)).state]).toEqual([["received"], "received"]);
  await here.post(statementPath, { intent: "undo", id: "2" });
  expect([await states(), (await here.readPromise(id)).state]).toEqual([["counted"], "open"]);
});

/** Another person than the recorder of gifts imports bank statements. */
const open = async () => {
  const here = await withTreasurer();
  const { cookie } = await here.another();
  const act = (intent: string, fields: Record<string, string> = {}) =>
    here.post(statementPath, { intent, id: "1", ...fields });
  const show = (day: number, amount: number) =>
    sendStatement(here, cookie, writeStatement([[day, "NIP STRANGER", amount]]));
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
  expect(await act("join-hand", { gift: "1" })).toMatchObject({
    status: 409,
    text: expect.stringContaining("This line cannot be the money of that gift"),
  });
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

test("the bank line of a transfer that was later divided never makes a second gift", async () => {
  const { act, show, record, post, money, gifts } = await open();
  await record({});
  await show(9, 80_000);
  await act("join-hand", { gift: "1" });
  await post("/admin/gifts/1", { intent: "split", amount: "30000" });
  expect((await act("undo")).text).toContain("counts as another gift now, or as parts of one");
  for (const intent of ["record", "join-hand"])
    expect(await act(intent, { gift: "1" })).toMatchObject({
      status: 409,
      text: expect.stringContaining("Somebody decided about this line meanwhile. Nothing was changed."),
    });
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

test("a bank statement cannot confirm a gift that its importer recorded; a second person must", async () => {
  const here = await withTreasurer();
  const second = await here.another();
  const large = { method: "transfer", amount: "80000", day: "2026-03-10" };
  await here.post("/admin/gifts/record", large);
  await sendStatement(here, here.cookie, writeStatement([[9, "NIP STRANGER", 80_000]]));
  await here.post(statementPath, { intent: "join-hand", id: "1", gift: "1" });
  expect((await here.gifts()).map(({ state }) => state)).toEqual(["counted"]);
  await second.post("/admin/gifts/1", { intent: "agree" });
  expect((await here.gifts()).map(({ state }) => state)).toEqual(["received"]);
});

test("small gifts with lines of the recorder's own statements are added up like others", async () => {
  const here = await withTreasurer();
  await here.another();
  const small = { method: "transfer", amount: "30000", day: "2026-03-10" };
  await here.post("/admin/gifts/record", small);
  await sendStatement(here, here.cookie, writeStatement([[9, "NIP STRANGER", 30_000]]));
  await here.post(statementPath, { intent: "join-hand", id: "1", gift: "1" });
  await here.post("/admin/gifts/record", { ...small, amount: "30001" });
  expect((await here.gifts()).map(({ state }) => state)).toEqual(["received", "counted"]);
});

test("a file that a new account read makes no gift until a settled person decides", async () => {
  const here = await withTreasurer();
  await here.another();
  await here.another("new", "New Admin");
  const made = { account_id: "new", what: "created" as const, by_id: "admin", at: "2026-03-09T09:00:00.000Z" };
  await here.ctx.db.insertInto("account_changes").values(made).execute();
  const fresh = here.as(await signInAgain(here.ctx, "new@example.org"));
  const { id, prefix, code } = await here.promise({ own: "80000" });
  const statement = writeStatement([
    [9, `NIP/${prefix} ${code}`, 80_000],
    [9, "NIP STRANGER", 5_000_000],
  ]);
  await sendStatement(here, await signInAgain(here.ctx, "new@example.org"), statement);
  expect(await here.gifts()).toEqual([]);
  const acts: Record<string, string>[] = [
    { intent: "join", id: "1", promise: String(id) },
    { intent: "record", id: "2", name: "Sample Donor" },
  ];
  expect(await fresh.open(statementPath)).toContain("Your account is new.");
  for (const fields of acts) {
    const answer = await fresh.post(statementPath, fields);
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining("A settled person decides")]);
  }
  await here.post(statementPath, { intent: "join", id: "1", promise: String(id) });
  expect((await here.gifts()).map(({ state }) => state)).toEqual(["received"]);
});

test("a divided transfer is not counted again when the bank statement shows it", async () => {
  const here = await withTreasurer();
  const second = await here.another();
  const { id, prefix, code } = await here.promise({ own: "40000" });
  await here.post("/admin/gifts", { intent: "seen", id: String(id), amount: "40000", day: "2026-03-09" });
  await here.post("/admin/gifts/1", { intent: "split", amount: "15000" });
  await sendStatement(here, second.cookie, writeStatement([[9, `NIP/${prefix} ${code}`, 40_000]]));
  expect(await here.open(statementPath)).toContain("recorded by hand");
  const acts: Record<string, string>[] = [
    { intent: "join", promise: String(id) },
    { intent: "join-reference", reference: `${prefix} ${code}` },
  ];
  for (const fields of acts)
    expect(await here.post(statementPath, { id: "1", ...fields })).toMatchObject({
      status: 409,
      text: expect.stringContaining("A transfer of this amount was recorded by hand for this promise within a week."),
    });
  expect((await here.post(statementPath, { intent: "join-hand", id: "1", gift: "1" })).status).toBe(200);
  expect((await here.gifts()).map(({ state, amount }) => [state, amount])).toEqual([
    ["void", 4_000_000],
    ["received", 1_500_000],
    ["received", 2_500_000],
  ]);
  expect((await here.post(statementPath, { intent: "undo", id: "1" })).text).toContain("or as parts of one");
});

test("a transfer by hand that was taken out stays out once the bank brought its money", async () => {
  const here = await withTreasurer();
  const { id, prefix, code } = await here.promise({ own: "5000" });
  await here.post("/admin/gifts", { intent: "seen", id: String(id), amount: "5000", day: "2026-03-09" });
  await here.post("/admin/gifts/1", { intent: "void", reason: "Twice" });
  await sendStatement(here, here.cookie, writeStatement([[9, `NIP/${prefix} ${code}`, 5_000]]));
  const answer = await here.post("/admin/gifts/1", { intent: "restore" });
  expect(answer.text).toContain("came for this promise in a bank statement");
  expect((await here.gifts()).map(({ state }) => state)).toEqual(["void", "received"]);
});

// Also runs on PostgreSQL: two presses at once, and the sums of a line's gifts.
import { describe, expect, test } from "vitest";
import { type BankLine, sendStatement, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

const email = "donor@example.org";

/** Opens a site with a treasurer, who reads Today's needs. */
async function open() {
  const here = await withTreasurer();
  const needs = async () => {
    const text = await here.open("/admin");
    expect(text).not.toContain("could not finish this page");
    return text;
  };
  return { ...here, needs };
}

describe("money that the foundation itself sent back", () => {
  /** Imports a gift whose money a later line sends to its donor. */
  async function withSentBack(amount = 60_000, before?: (here: Awaited<ReturnType<typeof open>>) => Promise<unknown>) {
    const here = await open();
    here.clock.at = new Date("2026-03-12T12:00:00.000Z");
    const promise = await here.promise({ own: String(amount), name: "Ada Donor", email });
    const came: BankLine = [9, `NIP/ADA DONOR/${promise.prefix}${promise.code}`, amount];
    await sendStatement(here, here.cookie, writeStatement([came]));
    await before?.(here);
    await sendStatement(here, here.cookie, writeStatement([came, [11, "NIP TRANSFER TO ADA DONOR", -amount]]));
    const act = (intent: string, id = 1) => here.post(`/admin/gifts/${id}`, { intent, id: "1" });
    const refunds = () => here.ctx.db.selectFrom("refunds").selectAll().orderBy("id").execute();
    const mails = async () => {
      const all = here.ctx.db.selectFrom("outbox_emails").select("text").where("kind", "=", "gift-went-back");
      return (await all.execute()).map(({ text }) => text);
    };
    return { ...here, promise, act, refunds, mails };
  }

  test("is a transfer proved by its line, without a second person", async () => {
    const here = await withSentBack();
    expect(await here.needs()).toContain("₦60,000 of March 9, 2026 left the account again. Did this gift go back?");
    expect(await here.open("/admin/gifts/1")).toContain("₦60,000 of March 9, 2026 left the account again on March 11");
    expect((await here.act("sent-back")).text).toContain("Recorded: the money went back");
    expect((await here.gifts())[0]).toMatchObject({ state: "refunded" });
    expect(await here.refunds()).toMatchObject([
      { kind: "refund", way: "transfer", state: "done", amount: 6_000_000, day: "2026-03-11", line_id: 1 },
    ]);
    expect(await here.needs()).not.toContain("left the account again");
    expect(await here.open("/admin/gifts/1")).toContain("by transfer; went back; asked for by Sample Admin; seen at");
    expect(await here.open("/admin/gifts/audit?year=2026")).toContain("refund, ₦60,000, by transfer, done");
    expect(await here.mails()).toEqual([expect.stringContaining("its receipt is no longer valid")]);
    expect(textOf(await here.read(`/g/${here.promise.code}${here.promise.link}`))).toContain(
      "Your gift went back to you",
    );
    const { state } = await here.ctx.db.selectFrom("promises").select("state").executeTakeFirstOrThrow();
    expect(state).toBe("received");
  });

  test("is one refund for any repetition", async () => {
    const here = await withSentBack();
    const answers = await Promise.all(
      ["sent-back", "sent-back", "taken", "not-taken", "sent-back"].map((intent) => here.act(intent)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    for (const intent of ["sent-back", "taken", "not-taken"]) expect((await here.act(intent)).status).toBe(409);
    const [gift] = await here.gifts();
    expect((await here.refunds()).length).toBe(gift?.state === "refunded" ? 1 : 0);
    expect((await here.mails()).length).toBe(gift?.state === "refunded" ? 1 : 0);
  });

  test("covers each part of a divided gift", async () => {
    const here = await withSentBack(5_000, ({ post }) => post("/admin/gifts/1", { intent: "split", amount: "2000" }));
    await here.act("sent-back", 2);
    expect((await here.gifts()).map(({ state }) => state)).toEqual(["void", "refunded", "refunded"]);
    expect((await here.refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(500_000);
  });

  test.each([
    ["of all of it is done by the line", "", "transfer", [["refund", "done", "transfer"]]],
    ["by cheque keeps its way", "", "cheque", [["refund", "done", "cheque"]]],
    ["in cash went by transfer", "", "cash", [["refund", "done", "transfer"]]],
    [
      "of a part is stopped",
      "55000",
      "transfer",
      [
        ["refund", "stopped", "transfer"],
        ["refund", "done", "transfer"],
      ],
    ],
  ])("a waiting refund %s", async (_what, amount, way, expected) => {
    const here = await withSentBack(60_000, ({ post }) =>
      post("/admin/gifts/1", { intent: "refund", left: "6000000", amount, way, idempotencyKey: "a" }),
    );
    expect(await here.refunds()).toMatchObject([{ state: "waiting" }]);
    expect((await here.act("sent-back")).status).toBe(200);
    expect((await here.refunds()).map(({ kind, state, way }) => [kind, state, way])).toEqual(expected);
    expect((await here.gifts())[0]).toMatchObject({ state: "refunded" });
    expect((await here.refunds()).filter(({ line_id }) => line_id === 1)).toHaveLength(1);
    expect((await here.post("/admin/gifts/1", { intent: "agree-refund", id: "1" })).status).toBe(409);
    expect(await here.mails()).toHaveLength(1);
  });

  test("ends a gift that still waits for a second person", async () => {
    const here = await withSentBack();
    await here.ctx.db.updateTable("gifts").set({ state: "counted" }).execute();
    await here.act("sent-back");
    expect((await here.gifts())[0]).toMatchObject({ state: "refunded" });
    expect(await here.needs()).not.toContain("left the account again");
  });

  test("asks again once the money is here again", async () => {
    const here = await withSentBack();
    await here.act("sent-back");
    await here.post("/admin/gifts/1", { intent: "refund-back", id: "1", reason: "The transfer failed" });
    expect(await here.needs()).toContain("left the account again. Did this gift go back?");
    expect(await here.mails()).toEqual([]);
  });

  test("is asked about without naming the bank for an old line", async () => {
    const here = await withSentBack();
    await here.ctx.db.updateTable("lines_out").set({ says: null }).execute();
    expect(await here.needs()).toContain("left the account again. Did this gift go back?");
    await here.ctx.db.updateTable("lines_out").set({ says: "reversal" }).execute();
    expect(await here.needs()).toContain("The bank took ₦60,000 of March 9, 2026 back");
    expect(await here.open("/admin/gifts/1")).toContain("The bank statement says that the bank took ₦60,000");
  });

  test("shows on the statement, outside the matched lines", async () => {
    const here = await withSentBack();
    const page = "/admin/gifts/statement?added=1";
    expect(await here.open(page)).toContain("1 exact match");
    await here.act("sent-back");
    const text = await here.open(page);
    expect(text).not.toContain("1 exact match");
    expect(text).toContain("1 has no gift that counts");
    expect(text).toContain("The money went back");
    expect(text).not.toContain("Undo this match");
    const undo = await here.post(page, { intent: "undo", id: "1" });
    expect([undo.status, undo.text]).toEqual([409, expect.stringContaining("went back to its donor")]);
  });
});

test("prevents undoing a match of which a part went back", async () => {
  const here = await open();
  const { prefix, code } = await here.promise({ own: "5000", name: "Ada Donor" });
  await sendStatement(here, here.cookie, writeStatement([[9, `NIP/ADA DONOR/${prefix}${code}`, 5_000]]));
  const part = { intent: "refund", left: "500000", amount: "1000", way: "cash", idempotencyKey: "a" };
  await here.post("/admin/gifts/1", part);
  const page = "/admin/gifts/statement?added=1";
  const text = await here.open(page);
  expect(text).toContain("1 exact match");
  expect(text).toContain("₦1,000 of it went back");
  expect(text).not.toContain("Undo this match");
  expect((await here.post(page, { intent: "undo", id: "1" })).status).toBe(409);
  expect((await here.gifts()).map(({ state, amount }) => [state, amount])).toEqual([["received", 400_000]]);
});

// Also runs on PostgreSQL: sums, unique indexes, and two presses at once.
import { describe, expect, test } from "vitest";
import { type BankLine, sendStatement, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { refundAlone } from "./decide-refund.server.ts";

type Fields = Record<string, string>;

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

/** Records a transfer of ₦30,000 for a promise, with two admins. */
async function withGift(amount = "30000") {
  const here = await open();
  const two = await here.another();
  const promise = await here.promise({ own: amount, name: "Ada Donor", email });
  const seen = { intent: "seen", id: String(promise.id), day: "2026-03-10", amount };
  await here.post("/admin/gifts", seen);
  const gift = async (id = 1) => (await here.gifts()).find((one) => one.id === id);
  const refunds = () => here.ctx.db.selectFrom("refunds").selectAll().orderBy("id").execute();
  const receipts = async () =>
    (await here.ctx.db.selectFrom("receipts").select(["serial", "state"]).orderBy("serial").execute()).map(
      ({ serial, state }) => `${serial} ${state}`,
    );
  const mails = async () =>
    (await here.ctx.db.selectFrom("outbox_emails").select(["kind", "text", "headers"]).orderBy("id").execute()).filter(
      ({ kind }) => kind === "gift-went-back",
    );
  /** Reads the form on the gift's present page. */
  const form = async (id = 1): Promise<Fields> => {
    const html = await here.html(`/admin/gifts/${id}`);
    const value = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html.slice(html.indexOf('id="refund"')))?.[1] ?? "";
    return { intent: "refund", left: value("left"), idempotencyKey: value("idempotencyKey"), way: "transfer" };
  };
  const refund = async (fields: Fields = {}, id = 1) =>
    here.post(`/admin/gifts/${id}`, { ...(await form(id)), ...fields });
  const page = async () => textOf(await here.read(`/g/${promise.code}${promise.link}`));
  return { ...here, two, promise, gift, refunds, receipts, mails, form, refund, page };
}

describe.each(["transfer", "cash", "cheque", "mobile money"] as const)("by %s", (way) => {
  test("a part is refunded: one e-mail brings the receipt of the rest", async () => {
    const here = await withGift();
    expect((await here.refund({ amount: "10000", way, why: "She asked" })).text).toContain("Recorded.");
    expect(await here.gift()).toMatchObject({ state: "received", amount: 2_000_000 });
    expect(await here.receipts()).toEqual(["1 replaced", "2 valid"]);
    expect(await here.page()).toContain(
      "₦10,000 went back to you on March 10, 2026. It is no longer part of your gift.",
    );
    const [mail, ...others] = await here.mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("₦20,000 of your gift stays with us.");
    expect(mail?.headers).toContain("2026-0002");
    const receiptMails = await here.ctx.db
      .selectFrom("outbox_emails")
      .selectAll()
      .where("kind", "=", "receipt")
      .execute();
    expect(receiptMails).toHaveLength(1);
  });

  test("all is refunded: the promise does not wait again", async () => {
    const here = await withGift();
    await here.refund({ way });
    expect(await here.gift()).toMatchObject({ state: "refunded", amount: 3_000_000 });
    expect(await here.receipts()).toEqual(["1 void"]);
    const { state } = await here.ctx.db.selectFrom("promises").select("state").executeTakeFirstOrThrow();
    expect(state).toBe("received");
    expect(await here.page()).toContain("Your gift went back to you");
    expect((await here.mails())[0]?.text).toContain("its receipt is no longer valid");
    const ways = { transfer: "by transfer", cash: "in cash", cheque: "by cheque", "mobile money": "by mobile money" };
    expect(await here.open("/admin/gifts/audit?year=2026")).toContain(`refund, ₦30,000, ${ways[way]}, done`);
  });
});

test("above the limit, a second settled person must agree first", async () => {
  const here = await withGift("500000");
  await here.two.post("/admin/gifts/1", { intent: "agree" });
  expect(await here.gift()).toMatchObject({ state: "received" });
  expect((await here.refund()).text).toContain("Nothing has gone back yet. It is waiting for a second person.");
  expect(await here.gift()).toMatchObject({ state: "received", amount: 50_000_000 });
  expect(await here.needs()).toContain("One refund is waiting for a second person");
  expect((await here.post("/admin/gifts/1", { intent: "agree-refund", id: "1" })).text).toContain(
    "You asked for this refund, so someone else must agree. Nothing was refunded.",
  );
  expect((await here.refund({ left: "50000000" })).status).toBe(409);
  expect((await here.two.post("/admin/gifts/1", { intent: "agree-refund", id: "1" })).text).toContain("Recorded.");
  expect(await here.gift()).toMatchObject({ state: "refunded" });
  expect(await here.refunds()).toMatchObject([{ state: "done", asked_by_id: "admin", agreed_by_id: "two" }]);
  expect((await here.two.post("/admin/gifts/1", { intent: "agree-refund", id: "1" })).status).toBe(409);
  expect(await here.mails()).toHaveLength(1);
});

test("refunds of one person within a week are added up", async () => {
  const here = await withGift("30000");
  await here.two.post("/admin/gifts/record", { method: "transfer", amount: "30000", day: "2026-03-10" });
  await here.another("puppet", "Sample Admin");
  const made = { account_id: "puppet", what: "created" as const, by_id: "admin", at: "2024-01-01T00:00:00.000Z" };
  await here.ctx.db.insertInto("account_changes").values(made).execute();
  await here.refund();
  expect(await here.gift()).toMatchObject({ state: "refunded" });
  const puppet = await here.form(2);
  expect((await here.post("/admin/gifts/2", puppet)).text).toContain("Nothing has gone back yet.");
  expect(await here.gift(2)).toMatchObject({ state: "received" });
});

test("a waiting refund is stopped without effect", async () => {
  const here = await withGift("500000");
  await here.two.post("/admin/gifts/1", { intent: "agree" });
  await here.refund();
  await here.post("/admin/gifts/1", { intent: "stop-refund", id: "1" });
  expect((await here.two.post("/admin/gifts/1", { intent: "agree-refund", id: "1" })).status).toBe(409);
  expect(await here.gift()).toMatchObject({ state: "received", amount: 50_000_000 });
  expect(await here.mails()).toEqual([]);
});

test("a waiting refund is refused when less is left", async () => {
  const here = await withGift("500000");
  await here.two.post("/admin/gifts/1", { intent: "agree" });
  await here.refund();
  const taken = { gift_id: 1, kind: "refund", amount: 100, paid: 50_000_000, state: "done", partner_id: null } as const;
  const at = "2026-03-10T12:00:00.000Z";
  const rest = { why: null, asked_at: at, asked_by_id: null, changed_at: at };
  await here.ctx.db
    .insertInto("refunds")
    .values({ ...taken, ...rest })
    .execute();
  const answer = await here.two.post("/admin/gifts/1", { intent: "agree-refund", id: "1" });
  expect(answer).toMatchObject({
    status: 409,
    text: expect.stringContaining("₦499,999 is left by now, and ₦500,000 was asked for. Stop this refund"),
  });
});

test("a single person’s refund above the limit happens after 72 hours", async () => {
  const here = await withTreasurer();
  await here.post("/admin/gifts/record", { method: "transfer", amount: "500000", day: "2026-03-10" });
  await here.ctx.db.updateTable("gifts").set({ state: "received", is_by_one: 1, waiting_since: null }).execute();
  await here.post("/admin/gifts/1", { intent: "refund", left: "50000000", way: "transfer", idempotencyKey: "a" });
  await here.pass(71);
  await refundAlone(here.ctx);
  expect((await here.gifts())[0]).toMatchObject({ state: "received" });
  await here.pass(2);
  await refundAlone(here.ctx);
  expect((await here.gifts())[0]).toMatchObject({ state: "refunded" });
  expect(await here.open("/admin/gifts/1")).toContain("by one person alone, after 72 hours");
});

test.each([
  ["a kobo more than is left", { amount: "30000.01" }, "₦30,000 is left. Nothing was refunded."],
  ["a day to come", { day: "2026-03-11" }, "This day is still to come"],
  ["a day before the gift", { day: "2026-03-01" }, "This day is before the gift"],
])("%s is refused with the typed values", async (_what, fields, sentence) => {
  const here = await withGift();
  const answer = await here.refund({ ...fields, why: "What she said" });
  expect(answer.text).toContain(sentence);
  expect(await here.gift()).toMatchObject({ state: "received", amount: 3_000_000 });
  expect(await here.refunds()).toEqual([]);
});

test("five simultaneous forms record one refund", async () => {
  const here = await withGift();
  const form = { ...(await here.form()), amount: "1000" };
  const answers = await Promise.all(Array.from({ length: 5 }, () => here.post("/admin/gifts/1", form)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await here.refunds()).toHaveLength(1);
  expect(await here.mails()).toHaveLength(1);
});

test("an undone refund counts again, without its e-mail", async () => {
  const here = await withGift();
  await here.refund();
  await here.post("/admin/gifts/1", { intent: "refund-back", id: "1", reason: "The transfer failed" });
  expect(await here.gift()).toMatchObject({ state: "received", amount: 3_000_000 });
  expect(await here.receipts()).toEqual(["1 replaced", "2 valid"]);
  expect(await here.mails()).toEqual([]);
  expect(await here.page()).not.toContain("went back");
});

test("a promise with a refunded first gift does not wait after a second is voided", async () => {
  const here = await withGift();
  await here.refund();
  const again = { intent: "seen", id: "1", amount: "5000", day: "2026-03-10" };
  await here.post("/admin/gifts", again);
  const [, second] = await here.gifts();
  if (second !== undefined) await here.post(`/admin/gifts/${second.id}`, { intent: "void", reason: "A slip" });
  const { state } = await here.ctx.db.selectFrom("promises").select("state").executeTakeFirstOrThrow();
  expect(state).toBe("received");
});

describe("at the bank", () => {
  const came: BankLine = [9, "NIP/ADA DONOR/GIFT", 30_000];
  const back: BankLine = [11, "TRF TO ADA DONOR", -30_000];

  test.each(["before", "after"])("a debit that is read %s the refund proves it", async (order) => {
    const here = await withGift();
    here.clock.at = new Date("2026-03-12T12:00:00.000Z");
    const refund = () => here.refund({ day: "2026-03-11" });
    if (order === "after") await refund();
    await sendStatement(here, here.cookie, writeStatement([came, back]));
    if (order === "before") await refund();
    expect(await here.open("/admin/gifts/1")).toContain(
      "by transfer; went back; asked for by Sample Admin; seen at the bank",
    );
    expect(await here.needs()).not.toContain("left the account again");
  });

  test("the line of a refunded transfer belongs to its gift", async () => {
    const here = await withGift();
    here.clock.at = new Date("2026-03-12T12:00:00.000Z");
    await here.refund({ amount: "10000", day: "2026-03-11" });
    await sendStatement(here, here.cookie, writeStatement([came]));
    expect(await here.open("/admin/gifts/statement")).toContain("The same amount was recorded by hand");
    await here.post("/admin/gifts/statement", { intent: "join-hand", id: "1", gift: "1" });
    expect((await here.gifts()).map(({ amount }) => amount)).toEqual([2_000_000]);
  });

  test("a reversal is recorded by one press, with the gift's parts", async () => {
    const here = await open();
    const { prefix, code } = await here.promise({ own: "5000", name: "Ada Donor", email });
    const words = `NIP/ADA DONOR/${prefix}${code}`;
    await sendStatement(here, here.cookie, writeStatement([[9, words, 5_000]]));
    await here.post("/admin/gifts/1", { intent: "split", amount: "2000" });
    await sendStatement(
      here,
      here.cookie,
      writeStatement([
        [9, words, 5_000],
        [10, "REVERSAL ADA DONOR", -5_000],
      ]),
    );
    expect(await here.needs()).toContain("The bank took ₦5,000 of March 9");
    expect(await here.open("/admin/gifts/2")).toContain("Did this gift go back?");
    await here.post("/admin/gifts/2", { intent: "taken", id: "1" });
    expect((await here.gifts()).map(({ state }) => state)).toEqual(["void", "refunded", "refunded"]);
    expect(await here.needs()).not.toContain("The bank took");
    expect((await here.post("/admin/gifts/2", { intent: "taken", id: "1" })).status).toBe(409);
    const mails = here.ctx.db.selectFrom("outbox_emails").select("text").where("kind", "=", "gift-went-back");
    expect((await mails.execute()).map(({ text }) => text.includes("out of our account again on"))).toEqual([
      true,
      true,
    ]);
    const { state } = await here.ctx.db.selectFrom("promises").select("state").executeTakeFirstOrThrow();
    expect(state).toBe("received");
  });

  test("a debit of another payment leaves the gift, then asks no more", async () => {
    const here = await open();
    const { prefix, code } = await here.promise({ own: "5000", name: "Ada Donor" });
    const words = `NIP/ADA DONOR/${prefix}${code}`;
    await sendStatement(here, here.cookie, writeStatement([[9, words, 5_000]]));
    await sendStatement(
      here,
      here.cookie,
      writeStatement([
        [9, words, 5_000],
        [10, "REVERSAL", -5_000],
      ]),
    );
    await here.post("/admin/gifts/1", { intent: "not-taken", id: "1" });
    expect((await here.gifts())[0]).toMatchObject({ state: "received" });
    expect(await here.needs()).not.toContain("The bank took");
  });
});

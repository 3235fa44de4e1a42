// Also runs on PostgreSQL: unique indexes, and sums that triggers keep.
import { describe, expect, test } from "vitest";
import { sendStatement, statementPath, writeStatement } from "../../../../tests/support/bank-statement.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { sendQueuedEmails } from "../../../server/mail/outbox.server.ts";
import { writeReference } from "../../../values/transfer-reference.ts";
import { countAlone } from "./count-alone.server.ts";
import { sumGifts } from "./gift-list-queries.server.ts";
import { receiveGift } from "./receive-gift.server.ts";

type Fields = Record<string, string>;

const email = "ada@example.org";

/** A transfer of ₦30,000 that staff recorded by hand, with two admins and two projects. */
async function withGift(fields: Fields = {}) {
  const here = await withTreasurer();
  const two = await here.another();
  const { db } = here.ctx;
  const titles = (await db.selectFrom("projects").select(["id", "title"]).orderBy("id").execute()).slice(0, 2);
  const [first, second] = titles.map(({ id }) => String(id));
  const typed = { method: "transfer", amount: "30000", day: "2026-03-10", name: "Ada", email, ...fields };
  await here.post("/admin/gifts/record", typed);
  const gift = async () => (await here.gifts())[0];
  const receipts = async () =>
    (await db.selectFrom("receipts").select(["serial", "state", "contents"]).orderBy("serial").execute()).map(
      ({ serial, state, contents }) => ({ serial, state, ...JSON.parse(contents) }),
    );
  const mails = async () =>
    (
      await db.selectFrom("outbox_emails").select(["kind", "recipient", "state", "subject"]).orderBy("id").execute()
    ).map(({ kind, recipient, state, subject }) => `${state} ${kind} ${recipient} ${subject}`);
  const send = () => sendQueuedEmails(here.ctx, new AbortController().signal);
  const act = (intent: string, more: Fields = {}, by: Pick<typeof here, "post"> = here) =>
    by.post("/admin/gifts/1", { intent, ...more });
  const minutes = (count: number) => here.pass(count / 60);
  return { ...here, two, first: first ?? "", second: second ?? "", titles, gift, receipts, mails, send, act, minutes };
}

describe("the purpose of a gift", () => {
  test("one person adds a missing purpose; the donor gets one e-mail with a new receipt", async () => {
    const here = await withGift();
    await here.minutes(11);
    await here.send();
    const answer = await here.act("purpose", { project: here.first, why: "She said so" });
    expect(answer.text).toContain("The purpose is changed.");
    const [title] = here.titles.map((title) => title.title);
    expect(await here.gift()).toMatchObject({ state: "received", purpose: title });
    expect(await here.receipts()).toMatchObject([
      { state: "replaced", purpose: null },
      { state: "valid", purpose: title },
    ]);
    expect(await here.mails()).toMatchObject([
      expect.stringContaining(`sent receipt ${email}`),
      expect.stringContaining(`waiting gift-changed ${email}`),
    ]);

    const all = { state: "received", from: "", until: "", way: "", unseen: false, unthanked: false, q: "" } as const;
    const sumOf = async (purpose: string) => (await sumGifts(here.ctx.db, { ...all, purpose })).sums;
    expect([await sumOf(here.first), await sumOf("none")]).toEqual([[{ amount: 3_000_000, currency: "NGN" }], []]);
  });

  test("another purpose is waiting for a second person, can be stopped, and the auditor reads it", async () => {
    const here = await withGift({ project: "1" });
    const before = (await here.gift())?.purpose;
    const ask = () => here.act("purpose", { project: here.second, why: "A slip" });
    expect((await ask()).text).toContain("Nothing has changed yet.");
    expect((await here.gift())?.purpose).toBe(before);
    expect(await here.open("/admin")).toContain("One change of a purpose is waiting for a second person");
    expect((await here.act("agree-purpose", { id: "1" })).text).toContain("someone else must agree");
    expect((await ask()).status).toBe(409);
    await here.act("stop-purpose", { id: "1" });
    expect((await here.act("agree-purpose", { id: "1" }, here.two)).status).toBe(409);
    await ask();
    expect((await here.act("agree-purpose", { id: "2" }, here.two)).text).toContain("Agreed.");
    const after = here.titles[1]?.title;
    expect((await here.gift())?.purpose).toBe(after);
    expect((await here.receipts()).filter(({ state }) => state === "valid")).toMatchObject([{ purpose: after }]);
    const audit = await here.open("/admin/gifts/audit?year=2026");
    expect(audit).toContain(`from “${before}” to “${after}”, done, Sample Admin, agreed by Second Admin, A slip`);
  });

  test("the only person's other purpose comes after 72 hours", async () => {
    const here = await withTreasurer();
    const project = "1";
    await here.post("/admin/gifts/record", { method: "transfer", amount: "3000", day: "2026-03-10", project });
    await here.post("/admin/gifts/1", { intent: "purpose", project: "", why: "A slip" });
    await here.pass(71);
    await countAlone(here.ctx);
    expect((await here.gifts())[0]?.purpose).not.toBeNull();
    await here.pass(2);
    await countAlone(here.ctx);
    expect((await here.gifts())[0]?.purpose).toBeNull();
  });

  test("an ended project is refused as a purpose in every form, also while a change waits", async () => {
    const here = await withGift({ project: "1" });
    await here.act("purpose", { project: here.second, why: "A slip" });
    await here.ctx.db.updateTable("projects").set({ deleted_at: "2026-03-10T08:00:00.000Z" }).execute();
    const ended = "This project has ended";
    expect((await here.act("agree-purpose", { id: "1" }, here.two)).text).toContain(ended);
    const record = { method: "transfer", amount: "2000", day: "2026-03-10", project: here.second };
    expect((await here.post("/admin/gifts/record", record)).text).toContain("This project has ended");
    expect((await here.post("/donate/promise", { own: "5000", project: here.second })).text).toContain(ended);
    await sendStatement(here, here.cookie, writeStatement([[9, "NIP STRANGER", 700]]));
    const line = { intent: "record", id: "1", project: here.second };
    expect((await here.post(statementPath, line)).text).toContain("This project has ended");
    expect(await here.gifts()).toHaveLength(1);
  });

  test("a bank line without a promise becomes a gift for the work that staff choose", async () => {
    const here = await withTreasurer();
    await sendStatement(here, here.cookie, writeStatement([[9, "NIP STRANGER", 700]]));
    await here.post(statementPath, { intent: "record", id: "1", name: "Bore Hole", project: "1" });
    expect((await here.gifts())[0]).toMatchObject({ project_id: 1, name: "Bore Hole" });
  });
});

describe("a correction of a recorded gift", () => {
  const slip = { method: "transfer", amount: "20000", day: "2026-03-09", email, reason: "A slip" };

  test("undone before ten minutes, it sends no thanks and ends the receipt number", async () => {
    const here = await withGift();
    await here.send();
    expect(await here.mails()).toMatchObject([expect.stringContaining("waiting receipt")]);
    expect(await here.open("/admin/gifts/1")).toContain(`The email to ${email} is sent at`);
    expect((await here.act("undo")).text).toContain("Undone.");
    expect([await here.mails(), await here.receipts()]).toMatchObject([[], [{ serial: 1, state: "void" }]]);
    await here.post("/admin/gifts/record", { ...slip, email: "" });
    expect((await here.receipts()).map(({ serial, state }) => `${serial} ${state}`)).toEqual(["1 void", "2 valid"]);
  });

  test("cannot be undone after ten minutes", async () => {
    const here = await withGift();
    await here.minutes(10);
    await here.send();
    expect(await here.mails()).toMatchObject([expect.stringContaining("sent receipt")]);
    expect(await here.act("undo")).toMatchObject({
      status: 409,
      text: expect.stringContaining("ten minutes are over"),
    });
    expect(await here.gift()).toMatchObject({ state: "received" });
  });

  test("corrected within ten minutes, it is one e-mail, which says what is right", async () => {
    const here = await withGift();
    expect((await here.act("correct", slip)).text).toContain("It is corrected.");
    expect(await here.gift()).toMatchObject({ state: "received", amount: 2_000_000, value_date: "2026-03-09" });
    await here.minutes(11);
    await here.send();
    expect(await here.mails()).toMatchObject([expect.stringContaining(`sent receipt ${email} Your receipt from`)]);
    expect((await here.mails())[0]).toContain("₦20,000");
    expect(await here.receipts()).toMatchObject([
      { serial: 1, state: "replaced" },
      { serial: 2, state: "valid", amount: 2_000_000, day: "2026-03-09", replaces: "2026-0001" },
    ]);
  });

  test("corrected later, a receipt names the old one, and one e-mail brings it", async () => {
    const here = await withGift();
    await here.minutes(11);
    await here.send();
    await here.act("correct", slip);
    await here.send();
    expect(await here.mails()).toMatchObject([
      expect.stringContaining("sent receipt"),
      expect.stringContaining("sent gift-changed"),
    ]);
    expect((await here.receipts()).map(({ state }) => state)).toEqual(["replaced", "valid"]);
  });

  test("a corrected amount above the limit waits for a person other than its corrector", async () => {
    const here = await withGift();
    await here.act("correct", { ...slip, amount: "900000" }, here.two);
    expect(await here.gift()).toMatchObject({ state: "counted", amount: 90_000_000, recorded_by_id: "two" });
    expect((await here.receipts()).map(({ state }) => state)).toEqual(["void"]);
    expect((await here.act("agree", {}, here.two)).text).toContain("someone else must count and agree");
    await here.act("agree");
    expect(await here.gift()).toMatchObject({ state: "received" });
    expect((await here.receipts()).map(({ serial, state }) => `${serial} ${state}`)).toEqual(["1 replaced", "2 valid"]);
  });

  test("cash that two had counted is counted again after a correction of its way or amount", async () => {
    const here = await withGift({ method: "cash" });
    await here.two.post("/admin/gifts/1", { intent: "agree" });
    await here.act("correct", { ...slip, method: "cash" });
    expect(await here.gift()).toMatchObject({ state: "counted", checked_by_id: null });
    await here.two.post("/admin/gifts/1", { intent: "agree" });
    await here.act("correct", { ...slip, method: "cash", day: "2026-03-08" });
    expect(await here.gift()).toMatchObject({ state: "received", value_date: "2026-03-08" });
  });

  test("a corrected amount counts in the week of its person", async () => {
    const here = await withGift();
    await here.post("/admin/gifts/record", { ...slip, email: "" });
    await here.act("correct", { ...slip, amount: "31000" });
    expect(await here.gift()).toMatchObject({ state: "counted" });
  });

  test.each([true, false])(
    "another address gets the receipt, the wrong one only what has left (%s)",
    async (hasLeft) => {
      const here = await withGift();
      if (hasLeft) await here.minutes(11);
      await here.send();
      const same = { method: "transfer", amount: "30000", day: "2026-03-10", reason: "A slip" };
      await here.act("correct", { ...same, email: "right@example.org", idempotencyKey: "a" });
      await here.minutes(11);
      await here.send();
      const to = (await here.mails()).map((line) => line.split(" ")[2]);
      expect(to).toEqual(hasLeft ? [email, "right@example.org"] : ["right@example.org"]);
      expect((await here.receipts()).map(({ state }) => state)).toEqual(["valid"]);
    },
  );

  test("is refused for a matched gift, a refunded gift and an unchanged form", async () => {
    const here = await withGift();
    const same = { method: "transfer", amount: "30000", day: "2026-03-10", email, reason: "A slip" };
    expect((await here.act("correct", same)).text).toContain("Nothing is different.");
    await here.act("refund", { left: "3000000", amount: "1000", way: "cash", idempotencyKey: "a" });
    expect((await here.act("correct", slip)).text).toContain("Money of this gift went back");
    await sendStatement(here, here.cookie, writeStatement([[10, "NIP ADA", 30_000]]));
    await here.post(statementPath, { intent: "join-hand", id: "1", gift: "1" });
    expect((await here.act("correct", slip)).text).toContain("The bank or the payment partner says the amount");
  });
});

test("a gift that a statement brought gets an address, and its receipt goes there, once", async () => {
  const here = await withTreasurer();
  await here.ctx.db
    .transaction()
    .execute((db) =>
      receiveGift({ ...here.ctx, db }, { amount: 500_000, currency: "NGN", method: "transfer", source: "credit:1" }),
    );
  expect(await here.open("/admin/gifts/1")).toContain("Email address of the donor");
  const address = { intent: "address", email: "ada@example.org", idempotencyKey: "once" };
  expect((await here.post("/admin/gifts/1", address)).text).toContain("the receipt goes there");
  expect((await here.post("/admin/gifts/1", address)).text).toContain("Nothing is different");
  const sent = (await here.emails()).filter(({ to }) => to === "ada@example.org");
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining("receipt")]);
  expect(await here.gifts()).toMatchObject([{ email: "ada@example.org", amount: 500_000 }]);
});

test("only another person than the recorder removes or reduces a gift that two people counted", async () => {
  const here = await withTreasurer();
  const second = await here.another();
  const record = async (amount: string, method = "cash") => {
    await here.post("/admin/gifts/record", { method, amount, day: "2026-03-09", name: "Ada Sample" });
    const id = (await here.gifts()).at(-1)?.id ?? 0;
    if ((await here.gifts()).at(-1)?.state === "counted") await second.post(`/admin/gifts/${id}`, { intent: "agree" });
    return `/admin/gifts/${id}`;
  };
  const cash = await record("500000");
  const small = await record("2000", "transfer");
  await here.pass(1);
  const mistake = { intent: "void", reason: "Twice" };
  const less = { intent: "correct", amount: "1000", day: "2026-03-09", method: "cash", reason: "Typed wrongly" };
  const own = "another settled person";
  for (const fields of [mistake, less])
    expect(await here.post(cash, fields)).toMatchObject({ status: 422, text: expect.stringContaining(own) });
  expect((await here.post(small, mistake)).status).toBe(200);
  expect((await second.post(cash, mistake)).status).toBe(200);
  expect((await here.gifts()).map(({ state }) => state)).toEqual(["void", "void"]);
  expect(await here.open("/admin/gifts/audit")).toContain("was a mistake, Twice, Second Admin");
});

test("only another person than the recorder gives a donor's gift to another donor", async () => {
  const here = await withTreasurer();
  const second = await here.another();
  const other = await here.promise({ own: "2000", name: "Other Sample", email: "other@example.org" });
  const hand = { method: "transfer", amount: "2000", day: "2026-03-09", name: "Ada Sample", email: "ada@example.org" };
  await here.post("/admin/gifts/record", hand);
  const join = { intent: "join", reference: writeReference(other.prefix, other.code) };
  expect((await here.post("/admin/gifts/1", join)).text).toContain("This gift has a donor already.");
  expect((await here.gifts())[0]).toMatchObject({ name: "Ada Sample", email: "ada@example.org" });
  expect((await second.post("/admin/gifts/1", join)).status).toBe(200);
});

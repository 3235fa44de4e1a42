import { describe, expect, test } from "vitest";
import { anEmail, createOutbox, day, hour, minute } from "../../../tests/support/outbox.ts";
import { runJob } from "../../../tests/support/run-job.ts";
import { trustTime } from "../db/trusted-time.ts";
import { MailError, PermanentFailure } from "./mailer.ts";
import { enqueueEmail } from "./outbox.server.ts";

const fails = (error: Error) => () => {
  throw error;
};

describe("an email that is put into the outbox", () => {
  test("is sent once, oldest first, and its text is deleted", async () => {
    const { put, send, given, rows, mail } = await createOutbox();
    mail.atOnce = 1;
    const replyTo = { name: "Sample Teacher", address: "teacher@example.org" };
    const headers = { "List-Unsubscribe": "<https://example.org/>" };
    for (const subject of ["First", "Second", "Third"]) await put({ subject, replyTo, headers });
    await send();
    await send();
    expect(given.map(({ subject }) => subject)).toEqual(["First", "Second", "Third"]);
    expect(given[0]).toMatchObject({ ...anEmail, subject: "First", replyTo, headers });
    for (const row of await rows()) {
      expect(row).toMatchObject({
        state: "sent",
        sent_at: "2026-03-10T09:00:00.000Z",
        text: "",
        html: "",
        headers: "{}",
        reply_to: null,
        failure: null,
      });
    }
  });

  test("leaves first for staff, then for visitors, then for many readers", async () => {
    const { put, send, given, mail } = await createOutbox();
    mail.atOnce = 1;
    await put({ subject: "Newsletter" }, { priority: "bulk" });
    await put({ subject: "Confirm" }, { priority: "visitor" });
    await put({ subject: "Invitation" });
    await send();
    expect(given.map(({ subject }) => subject)).toEqual(["Invitation", "Confirm", "Newsletter"]);
  });

  test("waits beyond the limits for visitors, while staff get theirs", async () => {
    const { ctx, put, send, later, given, mail } = await createOutbox();
    mail.atOnce = 1;
    ctx.config = { ...ctx.config, visitorMail: { hour: 3, day: 5 } };
    for (let number = 1; number <= 8; number++) await put({ subject: `Confirm ${number}` }, { priority: "visitor" });
    await put({ subject: "Newsletter" }, { priority: "bulk" });
    await send();
    await put({ subject: "Concern" });
    await send();
    expect(given.map(({ subject }) => subject)).toEqual([
      "Confirm 1",
      "Confirm 2",
      "Confirm 3",
      "Newsletter",
      "Concern",
    ]);
    await later(hour);
    expect(given.slice(5).map(({ subject }) => subject)).toEqual(["Confirm 4", "Confirm 5"]);
    await later(hour);
    expect(given).toHaveLength(7);
    await later(day);
    expect(given.slice(7).map(({ subject }) => subject)).toEqual(["Confirm 6", "Confirm 7", "Confirm 8"]);
  });

  test("is removed by a rollback of its transaction", async () => {
    const { ctx, rows } = await createOutbox();
    const work = ctx.db.transaction().execute(async (transaction) => {
      await enqueueEmail(ctx, transaction, anEmail, { kind: "sample" });
      throw new Error("taken back");
    });
    await expect(work).rejects.toThrow("taken back");
    expect(await rows()).toEqual([]);
  });

  test("is made once for each idempotency key, and each time without one", async () => {
    const { put, rows } = await createOutbox();
    expect([await put({}, { idempotencyKey: "message:12" }), await put({}, { idempotencyKey: "message:12" })]).toEqual([
      true,
      false,
    ]);
    expect([await put({}, { idempotencyKey: "message:13" }), await put(), await put()]).toEqual([true, true, true]);
    expect(await rows()).toHaveLength(4);
  });

  test("keeps its unique Message-ID at each try", async () => {
    const { put, send, later, given } = await createOutbox(fails(new Error("Not now.")));
    await put();
    await put();
    await send();
    await later(minute);
    const numbers = given.map(({ messageId }) => messageId);
    expect(new Set(numbers).size).toBe(2);
    expect(numbers[0]).toMatch(/^<[\da-f-]{36}@site\.test>$/);
  });

  test("is not sent after its link has expired", async () => {
    const { put, later, given, row } = await createOutbox();
    await put({}, { expiresAt: "2026-03-10T10:00:00.000Z" });
    await later(hour);
    expect(given).toEqual([]);
    expect(await row()).toMatchObject({
      state: "failed",
      text: "",
      html: "",
      failure: "It waited too long: the link in it is too old.",
    });
  });
});

describe("an email that is not taken", () => {
  test("is tried again after longer and longer rests, and given up after eight days", async () => {
    const { put, send, later, given, row, clock } = await createOutbox(fails(new Error("Not now.")));
    await put();
    await send();
    for (const rest of [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, day, day]) {
      const before = given.length;
      await later(rest - 1);
      expect(given.length, `a moment before ${rest} are over`).toBe(before);
      await later(1);
      expect(given.length, `after ${rest}`).toBe(before + 1);
    }
    expect(await row()).toMatchObject({ state: "waiting", attempts: 9, failure: "Not now." });
    for (let days = 0; days < 10; days++) await later(day);
    expect(await row()).toMatchObject({
      state: "failed",
      failure: "Not now. It was tried for eight days.",
      text: "Words",
    });
    expect(clock.at.getTime()).toBeGreaterThan(Date.parse("2026-03-18"));
    expect(given).toHaveLength(14);
  });

  test("keeps no other from being sent", async () => {
    const { put, send, rows } = await createOutbox(({ to }) => {
      if (to.startsWith("full")) throw new Error("450 full");
    });
    await put({ to: "full@example.org" });
    await put();
    await send();
    expect((await rows()).map(({ state }) => state)).toEqual(["waiting", "sent"]);
  });

  test("is not tried again when it is refused for good, and the outbox knows what was refused", async () => {
    const { put, later, given, row, logged } = await createOutbox(
      fails(new PermanentFailure("The mail server refuses the address: 550 reader@example.org", "address")),
    );
    await put();
    await later(0);
    await later(day);
    expect(given).toHaveLength(1);
    expect(await row()).toMatchObject({
      state: "failed",
      permanent_failure: "address",
      attempts: 1,
      text: "Words",
      failure: "The mail server refuses the address: 550 reader@example.org",
    });
    expect(logged.join()).toContain('"event":"email not sent"');
    expect(logged.join()).not.toMatch(/reader@|Words|Hello/);
  });
});

describe("while the way is blocked", () => {
  test("one email tries a blocked transport; the others wait without losing a try", async () => {
    const { put, send, later, given, rows, mail } = await createOutbox(fails(new MailError("Nobody there.")));
    mail.atOnce = 1;
    for (let number = 0; number < 50; number++) await put({ subject: String(number) });
    await send();
    await send();
    await later(minute - 1);
    expect(given).toHaveLength(1);
    for (let minutes = 0; minutes < 60; minutes++) await later(minute);
    expect(given.length).toBeLessThanOrEqual(62);
    expect((await rows()).every(({ state }) => state === "waiting")).toBe(true);

    mail.take = () => {};
    await later(15 * minute);
    expect((await rows()).every(({ state }) => state === "sent")).toBe(true);
  });

  test("an email that blocks the way itself lets the others through", async () => {
    const { put, send, later, rows } = await createOutbox(({ subject }) => {
      if (subject === "Poison") throw new MailError("The mail server did not answer in time.");
    });
    await put({ subject: "Poison" });
    for (let number = 0; number < 20; number++) await put();
    await send();
    await later(minute);
    await later(minute);
    expect((await rows()).filter(({ state }) => state === "sent")).toHaveLength(20);
  });
});

test("sent emails are forgotten after thirty days, failed ones after ninety, waiting ones never", async () => {
  const { ctx, put, send, mail, rows, clock } = await createOutbox();
  await put({ subject: "Sent" });
  await send();
  mail.take = fails(new PermanentFailure("No.", "email"));
  await put({ subject: "Failed" });
  await send();
  await put({ subject: "Waiting" });
  const left = async (days: number) => {
    clock.at = new Date(Date.parse("2026-03-10T09:00:01Z") + days * day);
    await trustTime(ctx.db, clock.at.toISOString());
    await runJob(ctx, "old emails");
    return (await rows()).map(({ subject }) => subject);
  };
  expect(await left(29)).toEqual(["Sent", "Failed", "Waiting"]);
  expect(await left(30)).toEqual(["Failed", "Waiting"]);
  expect(await left(90)).toEqual(["Waiting"]);
});

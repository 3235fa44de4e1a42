import { describe, expect, test } from "vitest";
import { openMailServer, rejection } from "../../../tests/support/mail-server.ts";
import { createOutbox, minute, never } from "../../../tests/support/outbox.ts";
import { startScheduler } from "../scheduler/scheduler.server.ts";
import { sendQueuedEmails } from "./outbox.server.ts";
import { openSmtp } from "./smtp.server.ts";

describe("fifty emails and a mail server", () => {
  test("that is down and comes back are each delivered once", async () => {
    const server = await openMailServer();
    const { ctx, put, send, later, rows } = await createOutbox();
    ctx.mailer = openSmtp({ ...server.plan, port: 1 });
    for (let number = 0; number < 50; number++) await put({ subject: `Email ${number}` });
    await send();
    expect((await rows()).every(({ state }) => state === "waiting")).toBe(true);
    ctx.mailer = openSmtp(server.plan);
    await later(15 * minute);
    const subjects = (await server.emails()).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual(Array.from({ length: 50 }, (_, number) => `Email ${number}`).toSorted());
    expect(server.connections.size).toBeLessThanOrEqual(4);
  });

  test("that hangs up every few emails are each delivered once", async () => {
    let heard = 0;
    const server = await openMailServer({
      onMailFrom: (_address, session, callback) => {
        heard++;
        callback(heard % 7 === 0 ? rejection(421, `Enough, ${session.id.length}`) : null);
      },
    });
    const { ctx, put, later } = await createOutbox();
    ctx.mailer = openSmtp(server.plan);
    for (let number = 0; number < 50; number++) await put({ subject: `Email ${number}` });
    for (let minutes = 0; minutes < 30; minutes++) await later(minute);
    const subjects = (await server.emails()).map(({ subject }) => subject);
    expect([subjects.length, new Set(subjects).size]).toEqual([50, 50]);
  });
});

describe("several processes", () => {
  test("send each email once", async () => {
    const { ctx, put, given } = await createOutbox(() => new Promise((resolve) => setTimeout(resolve, 1)));
    for (let number = 0; number < 40; number++) await put({ subject: String(number) });
    await Promise.all([
      sendQueuedEmails(ctx, never),
      sendQueuedEmails({ ...ctx }, never),
      sendQueuedEmails(ctx, never),
    ]);
    expect(given.map(({ subject }) => Number(subject)).toSorted((a, b) => a - b)).toEqual([...Array(40).keys()]);
  });

  test("leave an email alone while one of them has it, and take it over when that one is dead", async () => {
    const dying = Promise.withResolvers<void>();
    const { ctx, put, later, given, mail, row } = await createOutbox(() => dying.promise);
    await put();
    const dead = sendQueuedEmails(ctx, never);
    await expect.poll(() => given.length).toBe(1);
    mail.take = () => {};
    await later(6 * minute - 1);
    expect(given).toHaveLength(1);
    await later(1);
    expect(given).toHaveLength(2);
    expect(await row()).toMatchObject({ state: "sent" });
    // A process presumed dead that fails late changes nothing.
    dying.reject(new Error("late"));
    await dead;
    expect(await row()).toMatchObject({ state: "sent", failure: null });
  });
});

describe("a ctx that is about to end", () => {
  test("finishes the email that it has begun, and begins no other", async () => {
    const slow = Promise.withResolvers<void>();
    const { ctx, put, given, rows, mail } = await createOutbox(() => slow.promise);
    mail.atOnce = 1;
    await put();
    await put();
    const work = startScheduler(ctx, [{ name: "emails", by: "each", every: 2, run: sendQueuedEmails }]);
    void work.tick();
    await expect.poll(() => given.length).toBe(1);
    const stopped = work.stop();
    slow.resolve();
    await stopped;
    expect((await rows()).map(({ state }) => state)).toEqual(["sent", "waiting"]);
    await sendQueuedEmails(ctx, AbortSignal.abort());
    expect(given).toHaveLength(1);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { jobs } from "../../app/jobs.server.ts";
import { withTransaction } from "../../app/server/db/with-transaction.ts";
import { errorCodes } from "../../app/server/http/errors.ts";
import { readinessCheckFor } from "../../app/server/http/health-checks.server.ts";
import type { Email } from "../../app/server/mail/mailer.ts";
import { enqueueEmail, sendQueuedEmails } from "../../app/server/mail/outbox.server.ts";
import { subscribeToChanges } from "../../app/server/page-cache/cache-pages.server.ts";
import { startScheduler } from "../../app/server/scheduler/scheduler.server.ts";
import { anEmail, never } from "../support/outbox.ts";
import { textOf } from "../support/page-text.ts";
import { PostgresServer } from "../support/postgres-server.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { signIn } from "../support/sign-in.ts";
import { createTestSite } from "../support/test-site.ts";

let server: PostgresServer;
beforeAll(async () => {
  // A real server also keeps acknowledged rows after a kill.
  server = await PostgresServer.make({ synchronous_commit: "on" });
});
afterAll(() => server.remove());
beforeEach(async () => {
  await server.run("drop database if exists site with (force)");
  await server.run("create database site");
});

/** A whole site on a PostgreSQL that the test may stop. */
async function open() {
  const here = await createTestSite({ settings: { DATABASE_URL: server.url("site") } });
  const watch = subscribeToChanges(here.ctx);
  onTestFinished(() => watch.stop());
  const Cookie = await signIn(here.ctx, "admin");
  const away = async (how?: "fast" | "kill") => {
    onTestFinished(() => server.start());
    await server.stop(how);
  };
  const linesAbout = (event: string) => here.logged.filter((line) => line.includes(`"event":"${event}"`)).length;
  return { ...here, away, headers: { Cookie }, linesAbout, ready: readinessCheckFor(here.ctx) };
}

const { sentence } = errorCodes.unavailable;

/** The doctor waits five minutes before it examines a site again. */
const jobsWithoutDoctor = jobs.filter(({ name }) => name !== "doctor");

const message = { firstName: "Ada", lastName: "B", email: "ada@example.org", subject: "Hello", message: "Dear all" };

describe.each(["fast", "kill"] as const)("while the database is away (%s)", (how) => {
  test("cached pages are sent, all others show the outage", async () => {
    const { read, ask, away, headers } = await open();
    const home = await read("/");
    const blog = await read("/blog");
    await away(how);
    expect([await read("/"), await read("/blog")]).toEqual([home, blog]);
    // A page of one's own could be there, and further down none.
    for (const path of ["/events", "/event/readmore/1", "/media", "/nowhere", "/nowhere/at/all"]) {
      const answer = await ask(path);
      const text = textOf(await answer.text());
      if (path === "/nowhere/at/all") expect(answer.status).toBe(404);
      else expect([path, answer.status, text.includes(sentence)]).toEqual([path, 503, true]);
    }
    const staff = await ask("/admin", { headers });
    expect([staff.status, textOf(await staff.text())]).toEqual([503, expect.stringContaining(sentence)]);
  });

  test("a form is refused with its typed text kept", async () => {
    const { send, ask, away, headers, read } = await open();
    await read("/contact");
    await away(how);
    const contact = await send("/contact", message);
    const html = await contact.text();
    expect([contact.status, textOf(html)]).toEqual([503, expect.stringContaining("what you typed is still here")]);
    for (const words of Object.values(message)) expect(html).toContain(words);
    const login = await send("/login", { email: "ada@example.org", password: "a long enough password" });
    expect([login.status, await login.text()]).toEqual([503, expect.stringContaining('value="ada@example.org"')]);
    const post = await send("/admin/post.data", { title: "T", paragraphs: "P" }, { headers });
    expect([post.status, await post.text()]).toEqual([503, expect.stringContaining(sentence)]);
    const upload = await ask("/admin/media/upload", {
      method: "POST",
      headers: { ...headers, Origin: "https://site.test" },
      body: "a picture",
    });
    expect(upload.status).toBe(503);
  });

  test("the log says so once, and /ready at each request", async () => {
    const { away, ctx, clock, linesAbout, ready, logged, read } = await open();
    const work = startScheduler(ctx, jobsWithoutDoctor);
    onTestFinished(() => work.stop());
    await work.tick();
    await away(how);
    await expect.poll(() => linesAbout("database does not answer"), { timeout: 20_000 }).toBe(1);
    const before = logged.length;
    for (let round = 0; round < 5; round++) {
      clock.at = new Date(clock.at.getTime() + 24 * 3_600_000);
      await work.tick();
      await read("/events");
    }
    expect(logged.slice(before)).toEqual([]);
    expect(logged.join()).not.toContain("hunter2");
    expect(await ready()).toBe("The database cannot be written to.");
  });
});

test("sixty visitors of an uncached page read the same sentence", async () => {
  const process = new ServerProcess({ ...newInstallation().variables, DATABASE_URL: server.url("site") });
  const address = await process.address;
  onTestFinished(() => server.start());
  await server.stop("kill");
  const visit = async () => {
    // Each over a connection of its own.
    const answer = await fetch(`${address}/events`, { headers: { Connection: "close" } });
    const html = await answer.text();
    return `${answer.status} ${html.includes("<main") && textOf(html).includes(sentence)}`;
  };
  const answers = await Promise.all(Array.from({ length: 60 }, visit));
  expect(new Set(answers)).toEqual(new Set(["503 true"]));
  await server.start();
  await expect.poll(async () => (await fetch(`${address}/events`)).status, { timeout: 20_000 }).toBe(200);
  const later = await Promise.all(Array.from({ length: 60 }, async () => (await fetch(`${address}/events`)).status));
  expect(new Set(later)).toEqual(new Set([200]));
});

test("all of it comes back by itself", async () => {
  const { away, ask, send, ctx, linesAbout, ready, emails, clock } = await open();
  const work = startScheduler(ctx, jobsWithoutDoctor);
  onTestFinished(() => work.stop());
  await away("kill");
  expect((await ask("/events")).status).toBe(503);
  expect((await send("/contact", message)).status).toBe(503);
  await expect.poll(() => linesAbout("database does not answer"), { timeout: 20_000 }).toBe(1);
  await server.start();
  await expect.poll(() => linesAbout("database answers again"), { timeout: 20_000 }).toBe(1);
  await expect.poll(ready, { timeout: 20_000 }).toBeUndefined();
  expect((await ask("/events")).status).toBe(200);
  expect((await send("/contact", message)).status).toBe(303);
  expect((await emails()).map(({ subject }) => subject)).toEqual([expect.stringContaining("Hello")]);
  clock.at = new Date(clock.at.getTime() + 24 * 3_600_000);
  await work.tick();
  const ended = await ctx.db.selectFrom("jobs").select("failure").execute();
  expect(ended.every(({ failure }) => failure === null)).toBe(true);
});

test("an email that is handed over while the database goes away is not sent a second time", async () => {
  const { ctx, away } = await open();
  const given: string[] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  ctx.mailer = {
    atOnce: 1,
    send: async ({ subject }: Email) => {
      given.push(subject);
      begun.resolve();
      await goOn.promise;
    },
  };
  await withTransaction(ctx, (inside, transaction) => enqueueEmail(inside, transaction, anEmail, { kind: "sample" }));
  const sending = sendQueuedEmails(ctx, never);
  await begun.promise;
  await away("kill");
  goOn.resolve();
  await expect.poll(() => readinessCheckFor(ctx)(), { timeout: 20_000 }).toBe("The database cannot be written to.");
  await server.start();
  await sending;
  expect(await ctx.db.selectFrom("outbox_emails").select("state").execute()).toEqual([{ state: "sent" }]);
  expect(given).toEqual([anEmail.subject]);
});

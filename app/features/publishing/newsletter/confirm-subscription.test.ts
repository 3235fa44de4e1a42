import { expect, test } from "vitest";
import { linkTo, onTheList, subscribe } from "../../../../tests/support/newsletter-subscriber.ts";
import { day } from "../../../../tests/support/outbox.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { trustTime } from "../../../server/db/trusted-time.ts";
import { savePageText } from "../../foundation/words/page-text-queries.server.ts";

const email = "name@example.org";

async function askedSite() {
  const here = await createTestSite();
  await here.send("/newsletter", { email }, { headers: { Referer: "https://site.test/event/readmore/3?x=1#here" } });
  return { ...here, link: await linkTo(here, email), list: () => onTheList(here.ctx.db) };
}

test("opening the link confirms no subscription, because mail scanners open links", async () => {
  const { ask, link, list } = await askedSite();
  for (const method of ["GET", "HEAD", "GET"]) expect((await ask(link, { method })).status).toBe(200);
  const page = mainOf(await (await ask(link)).text());
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(page).toContain('<form method="post"');
  expect(await list()).toEqual([]);
});

test("its button subscribes the address; a second press is friendly", async () => {
  const { ask, send, link, list } = await askedSite();
  for (const _time of ["first", "second"]) {
    const answer = await send(link, {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, link]);
    expect(textOf(mainOf(await (await ask(link)).text()))).toContain("You are on the list.");
    expect(await list()).toEqual([email]);
  }
  expect((await ask(link)).headers.get("Cache-Control")).toBe("no-store");
});

test("a subscription stores the words, the page, both times", async () => {
  const { ctx, clock, send, link } = await askedSite();
  clock.at = new Date("2026-03-11T10:00:00Z");
  await send(link, {});
  expect(await ctx.db.selectFrom("subscribers").selectAll().executeTakeFirst()).toMatchObject({
    email,
    created_at: "2026-03-10T09:00:00.000Z",
    confirmed_at: "2026-03-11T10:00:00.000Z",
    consent: "Good news, by email. Stories from the field, straight to your inbox. Subscribe",
    page: "/event/readmore/3",
  });
});

test("a subscription stores the words that the form showed; forged words do not count", async () => {
  const { ctx, read, send } = await createTestSite();
  const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const open = await read("/about");
  const seen = { consent: hidden(open, "consent"), seal: hidden(open, "seal") };
  const content = JSON.stringify({ "newsletter.heading": "Letters from Kumasi" });
  await savePageText(ctx.db, { name: "frame", content, status: "published", version: 1 });
  await send("/newsletter", { email: "one@example.org", ...seen });
  await send("/newsletter", { email: "two@example.org", ...seen, consent: "I give you my house" });
  const asked = await ctx.db.selectFrom("pending_subscribers").select(["email", "consent"]).orderBy("email").execute();
  expect(asked).toEqual([
    { email: "one@example.org", consent: expect.stringMatching(/^Good news, by email/) },
    { email: "two@example.org", consent: expect.stringMatching(/^Letters from Kumasi/) },
  ]);
});

test.each(["https://evil.example/page", "not an address", `https://site.test/${"x".repeat(300)}`])(
  "a foreign page is not stored: %s",
  async (Referer) => {
    const here = await createTestSite();
    await subscribe(here, email, { Referer });
    const { page } = await here.ctx.db.selectFrom("subscribers").select("page").executeTakeFirstOrThrow();
    expect(page).toBe("/newsletter");
  },
);

test("an unknown or expired link confirms no subscription", async () => {
  const { ask, send, clock, link, list } = await askedSite();
  const wrong = `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`;
  for (const path of [wrong, "/newsletter/confirm?token=", "/newsletter/confirm", "/newsletter/confirm?token=x"]) {
    expect([path, (await ask(path)).status, (await send(path, {})).status]).toEqual([path, 404, 404]);
  }
  expect(textOf(await (await ask(wrong)).text())).toContain("Subscribe again, and we will write to you.");
  clock.at = new Date(clock.at.getTime() + 7 * day - 1);
  expect((await ask(link)).status).toBe(200);
  clock.at = new Date(clock.at.getTime() + 1);
  expect([(await ask(link)).status, (await send(link, {})).status]).toEqual([404, 404]);
  expect(await list()).toEqual([]);
});

test("a form from another website confirms no subscription", async () => {
  const { send, link, list } = await askedSite();
  expect((await send(link, {}, { headers: { Origin: "https://evil.example" } })).status).toBe(403);
  expect(await list()).toEqual([]);
});

test("an unconfirmed subscription expires", async () => {
  const { ctx, clock } = await askedSite();
  const kept = () => ctx.db.selectFrom("pending_subscribers").select("email").execute();
  clock.at = new Date(clock.at.getTime() + 7 * day - 1);
  await trustTime(ctx.db, clock.at.toISOString());
  await runJob(ctx, "unconfirmed subscribers");
  expect(await kept()).toHaveLength(1);
  clock.at = new Date(clock.at.getTime() + 1);
  await runJob(ctx, "unconfirmed subscribers");
  expect(await kept()).toEqual([]);
});

test("an old link brings no subscriber back, a new one does", async () => {
  const here = await askedSite();
  await here.send(here.link, {});
  const { token } = await here.ctx.db.selectFrom("subscribers").select("token").executeTakeFirstOrThrow();
  await here.send(`/newsletter/unsubscribe?token=${token}`, {});
  expect((await here.send(here.link, {})).status).toBe(404);
  expect(await here.list()).toEqual([]);
  here.clock.at = new Date(here.clock.at.getTime() + 2 * day);
  await subscribe(here, email);
  expect(await here.list()).toEqual([email]);
});

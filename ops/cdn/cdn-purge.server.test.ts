import { describe, expect, test } from "vitest";
import { openLog } from "../../app/server/log/log.server.ts";
import { purgeRemovedFiles } from "../../app/server/page-cache/cdn.ts";
import { openCdn } from "../../tests/support/cdn-endpoint.ts";
import { createCdnPurge } from "./cdn-purge.server.ts";

const quick = { gather: 20, retry: 10, longest: 40, timeoutMs: 200 };

/** A CDN purge with these responses. */
async function open(answers: (number | "silence")[] = []) {
  const cdn = await openCdn(answers);
  const logged: string[] = [];
  const log = openLog("debug", (line) => logged.push(line));
  const clock = { now: () => new Date("2026-03-10T09:00:00Z") };
  const caches = createCdnPurge({ url: cdn.url, token: "the-token" }, { clock, log }, quick);
  return { ...cdn, caches, logged };
}

const soon = { timeout: 30_000, interval: 10 };
const pages = { tags: ["pages"], authorization: "Bearer the-token" };

describe("caches in front of the site", () => {
  test("get one purge for all changes of one moment", async () => {
    const { caches, asked } = await open();
    for (let change = 0; change < 50; change++) caches.changed();
    await expect.poll(() => asked, soon).toEqual([pages]);
    caches.changed();
    await expect.poll(() => asked, soon).toEqual([pages, pages]);
  });

  test("are purged again of pages that changed during the purge", async () => {
    const { caches, asked } = await open(["silence"]);
    caches.changed();
    await expect.poll(() => asked.length, soon).toBe(1);
    caches.changed("pictures");
    await expect.poll(() => asked.at(-1)?.tags.toSorted(), soon).toEqual(["pages", "pictures"]);
  });

  test.each<[string, (number | "silence")[]]>([
    ["failed", [500, 503]],
    ["refused the token", [401]],
    ["did not answer", ["silence"]],
    ["sent it elsewhere", [302, 307]],
  ])("that %s are asked until they answer; the log says it once", async (_name, answers) => {
    const wanted = answers.length + 1;
    const { caches, asked, logged } = await open(answers);
    caches.changed();
    await expect.poll(() => caches.unpurgedSince, soon).toEqual(new Date("2026-03-10T09:00:00Z"));
    await expect.poll(() => [asked.length, caches.unpurgedSince], soon).toEqual([wanted, undefined]);
    const events = logged.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events).toEqual(["CDN not purged", "CDN purged at last"]);
    expect(logged.join()).not.toMatch(/the-token|\/purge/);
  });

  test("that refuse the connection are purged when they are back", async () => {
    const { caches, asked, close, reopen } = await open();
    await close();
    caches.changed();
    await expect.poll(() => caches.unpurgedSince, soon).toBeDefined();
    await reopen();
    await expect.poll(() => [asked, caches.unpurgedSince], soon).toEqual([[pages], undefined]);
  });

  test("are purged completely when a process begins", async () => {
    const { caches, asked } = await open();
    await caches.tick(new Date(), async () => new Date("2100-01-01"));
    await caches.tick(new Date(), async () => new Date("2100-01-01"));
    await expect.poll(() => asked.map(({ tags }) => tags.toSorted()), soon).toEqual([["pages", "pictures"]]);
  });

  test("are purged once when a scheduled change happens", async () => {
    const { caches, asked } = await open();
    const noon = new Date("2026-03-10T12:00:00Z");
    const later = new Date("2026-03-10T23:00:00Z");
    const tick = (time: string) => {
      const now = new Date(`2026-03-10T${time}Z`);
      return caches.tick(now, async () => (now < noon ? noon : later));
    };
    await tick("11:59:58");
    await expect.poll(() => asked.length, soon).toBe(1);
    await tick("11:59:59");
    expect(asked).toHaveLength(1);
    await tick("12:00:00");
    await expect.poll(() => asked.length, soon).toBe(2);
    await tick("12:00:01");
    await tick("22:59:59");
    await tick("23:00:00");
    await expect.poll(() => asked.length, soon).toBe(3);
  });

  test("are purged in time of pages that were scheduled a moment ago", async () => {
    const { caches, asked } = await open();
    let next = new Date("2026-03-10T23:00:00Z");
    const tick = (time: string) => caches.tick(new Date(`2026-03-10T${time}Z`), async () => next);
    await tick("10:00:00");
    next = new Date("2026-03-10T10:05:00Z");
    caches.changed();
    await tick("10:01:00");
    await expect.poll(() => asked.length, soon).toBe(1);
    await tick("10:05:00");
    await expect.poll(() => asked.length, soon).toBe(2);
  });

  test("are asked in vain for a next change while the database is down, and the job does not fail", async () => {
    const { caches, asked } = await open();
    const down = () => Promise.reject(new Error("down"));
    await caches.tick(new Date(), down);
    await caches.tick(new Date(), down);
    await expect.poll(() => asked.length, soon).toBe(1);
  });

  test("are purged of a removed picture", async () => {
    const { caches, asked } = await open();
    const removed: string[] = [];
    const files = { remove: async (path: string) => void removed.push(path) };
    const telling = purgeRemovedFiles(files as unknown as Parameters<typeof purgeRemovedFiles>[0], caches);
    await telling.remove("images/a.jpg");
    expect(removed).toEqual(["images/a.jpg"]);
    await expect.poll(() => asked.map(({ tags }) => tags.toSorted()), soon).toEqual([["pages", "pictures"]]);
  });
});

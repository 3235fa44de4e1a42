import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import * as build from "virtual:react-router/server-build";
import { expect, onTestFinished, test } from "vitest";
import { createStaffedSite } from "../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../tests/support/test-site.ts";
import { jobs } from "../../jobs.server.ts";
import { withPageCache } from "../page-cache/cache-pages.server.ts";
import { cachedRoutesOf } from "../page-cache/cached-routes.ts";
import { saveVisits } from "./save-visits.server.ts";
import { createVisitCounter } from "./visit-counter.ts";

const headers = { "User-Agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36" };

type Site = Awaited<ReturnType<typeof createTestSite>>;

async function savedVisits({ ctx }: Pick<Site, "ctx">) {
  await saveVisits(ctx);
  const rows = await ctx.db.selectFrom("visits").selectAll().orderBy("date").orderBy("path").execute();
  return rows.map(({ date, path, count }) => `${date} ${path} ${count}`);
}

test("each opened page counts by day and path, from the cache or not, and nothing else does", async () => {
  const site = await createTestSite();
  const { ask, ctx } = site;
  const open = async (path: string, more: RequestInit = {}) =>
    (await ask(path, { ...more, headers: { ...headers, ...more.headers } })).status;
  expect(await open("/")).toBe(200);
  const first = await ask("/", { headers });
  // A returning visitor reads the page again.
  const ETag = first.headers.get("ETag") ?? "";
  expect(await open("/", { headers: { "If-None-Match": ETag } })).toBe(304);
  expect(await open("/blog?utm_source=chat")).toBe(200);
  expect(await open("/event/readmore/1")).toBe(200);
  expect(await open("/about", { method: "HEAD" })).toBe(200);
  expect(await open("/about", { headers: { "Sec-Purpose": "prefetch" } })).toBe(200);
  expect(await open("/about", { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } })).toBe(200);
  expect((await ask("/about")).status).toBe(200);
  for (const path of ["/event/readmore/999", "/blog/not-there", "/nowhere"]) expect(await open(path)).toBe(404);
  for (const path of ["/feed.xml", "/robots.txt", "/login"]) expect(await open(path)).toBe(200);
  expect(await open("/admin")).toBe(302);
  const all = ["2026-03-10 / 3", "2026-03-10 /blog 1", "2026-03-10 /event/readmore/1 1"];
  expect(await savedVisits(site)).toEqual(all);
  // Nothing is counted twice.
  expect(await savedVisits(site)).toEqual(all);
  expect(ctx.visits.take()).toEqual([]);
});

test("staff who look at their own site do not count", async () => {
  const { ctx, visit, ask } = await createStaffedSite({ empty: false });
  expect((await visit("/")).status).toBe(200);
  const Cookie = "__Host-staff.session_token=any";
  expect((await ask("/", { headers: { ...headers, Cookie } })).status).toBe(200);
  expect(ctx.visits.take()).toEqual([]);
});

test("a page that the fast path sends counts once, by the same rule", async () => {
  const site = await createTestSite();
  let passedOn = 0;
  const listener = withPageCache(site.ctx, cachedRoutesOf(build), (_, outgoing) => {
    passedOn++;
    outgoing.end();
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = async (path: string, { method, ...more }: Record<string, string> = {}) => {
    const asked = request({ port, path, method, host: "127.0.0.1", headers: { ...headers, ...more } }).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    await once(answer.resume(), "end");
    return answer.statusCode;
  };
  await open("/about");
  expect(passedOn).toBe(1);
  // Rendered, and kept.
  await site.ask("/about");
  site.ctx.visits.take();
  expect(await open("/about")).toBe(200);
  await open("/about", { method: "HEAD" });
  await open("/about", { "Sec-Purpose": "prefetch" });
  await open("/about", { Cookie: "staff.session_token=any" });
  await open("/about", { "User-Agent": "curl/8.5.0" });
  expect(passedOn).toBe(1);
  expect(site.ctx.visits.take()).toEqual([{ date: "2026-03-10", path: "/about", count: 1 }]);
});

test("several processes add up", async () => {
  const site = await createTestSite({ empty: true });
  const machines = [1, 2, 3].map(() => ({ db: site.ctx.db, visits: createVisitCounter(site.clock) }));
  for (const { visits } of machines) for (const path of ["/b", "/a", "/a"]) visits.count(path);
  await Promise.all(machines.map(saveVisits));
  expect(await savedVisits(site)).toEqual(["2026-03-10 /a 6", "2026-03-10 /b 3"]);
});

test("a database that is away loses nothing, and a day of it is written at once", async () => {
  const site = await createTestSite({ empty: true });
  const { ctx, clock } = site;
  const { db } = ctx;
  ctx.visits.count("/");
  const away = {
    ...ctx,
    db: {
      insertInto: () => {
        throw new Error("away");
      },
    } as unknown as typeof db,
  };
  await expect(saveVisits(away)).rejects.toThrow("away");
  clock.at = new Date("2026-03-11T09:00:00Z");
  ctx.visits.count("/");
  await expect(saveVisits(away)).rejects.toThrow("away");
  for (let number = 0; number < 2_500; number++) ctx.visits.count(`/blog/post-${number}`);
  expect(await savedVisits(site)).toHaveLength(2_002);
  const { total } = await db
    .selectFrom("visits")
    .select(({ fn }) => fn.sum<number>("count").as("total"))
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBe(2_502);
});

test("each process saves its counts every minute", () => {
  expect(jobs.find(({ run }) => run === saveVisits)).toMatchObject({ by: "each", every: 60 });
});

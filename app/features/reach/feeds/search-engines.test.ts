import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { notifySearchEngines } from "./notify-search-engines.server.ts";

interface Notification {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

const notifications: Notification[] = [];
let status = 200;
let endpoint = "";

/** Stands in for a search engine. */
const engine = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    notifications.push(JSON.parse(body));
    response.writeHead(status).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  const address = engine.address();
  endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/indexnow`;
});
afterAll(() => void engine.close());
beforeEach(() => {
  notifications.length = 0;
  status = 200;
});

const key = "0123456789abcdef";
const open = () => createStaffedSite({ settings: { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint } }, "admin");
const post = { title: "Forty taps", paragraphs: "Water." };

test("search engines get published, renamed and deleted addresses once, with a key to check", async () => {
  const { ctx, post: send, ask } = await open();
  await send("/admin/post", post);
  expect(notifications, "publishing waits for nobody").toEqual([]);
  await notifySearchEngines(ctx);
  await notifySearchEngines(ctx);
  expect(notifications).toEqual([
    {
      host: "site.test",
      key,
      keyLocation: `https://site.test/${key}.txt`,
      urlList: ["https://site.test/blog/forty-taps"],
    },
  ]);
  const file = await ask(`/${key}.txt`);
  expect([file.status, file.headers.get("Content-Type"), await file.text()]).toEqual([
    200,
    "text/plain; charset=utf-8",
    key,
  ]);
  await send("/admin/post/1", { ...post, title: "Fifty taps", version: "1" });
  await notifySearchEngines(ctx);
  expect(notifications[1]?.urlList.sort()).toEqual([
    "https://site.test/blog/fifty-taps",
    "https://site.test/blog/forty-taps",
  ]);
  await send("/admin/post/1", { intent: "delete" });
  await notifySearchEngines(ctx);
  expect(notifications[2]?.urlList).toEqual(["https://site.test/blog/fifty-taps"]);
});

test("search engines get no address of a draft or a scheduled post", async () => {
  const { ctx, clock, post: send } = await open();
  await send("/admin/post", { ...post, status: "draft" });
  const later = new Date(clock.at.getTime() + 3 * 3_600_000);
  const publishAt = new Date(later.getTime() + 3_600_000).toISOString().slice(0, 16);
  await send("/admin/post", { title: "Later", paragraphs: "x", status: "scheduled", publishAt });
  await send("/admin/post", { title: "Never", paragraphs: "x", status: "scheduled", publishAt });
  await send("/admin/post/3", { intent: "unpublish" });
  await notifySearchEngines(ctx);
  expect(notifications).toEqual([]);
  clock.at = new Date(later.getTime() + 60_000);
  await notifySearchEngines(ctx);
  expect(notifications.map(({ urlList }) => urlList)).toEqual([["https://site.test/blog/later"]]);
});

test("a search engine without an answer is asked later, and at last no more", async () => {
  const { ctx, clock, post: send } = await open();
  status = 503;
  await send("/admin/post", post);
  await notifySearchEngines(ctx);
  await notifySearchEngines(ctx);
  expect(notifications, "not at once again").toHaveLength(1);
  for (let hour = 0; hour < 8; hour++) {
    clock.at = new Date(clock.at.getTime() + 13 * 3_600_000);
    await notifySearchEngines(ctx);
  }
  expect(notifications).toHaveLength(6);
  expect(await ctx.db.selectFrom("changed_addresses").selectAll().execute()).toEqual([]);
});

test("without a key, the site queues, sends and shows no notification", async () => {
  const { ctx, post: send, ask } = await createStaffedSite();
  await send("/admin/post", post);
  await notifySearchEngines(ctx);
  expect(await ctx.db.selectFrom("changed_addresses").selectAll().execute()).toEqual([]);
  expect((await ask(`/${key}.txt`)).status).toBe(404);
});

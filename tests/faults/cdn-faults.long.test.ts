import { expect, test } from "vitest";
import { purgeOnSchedule } from "../../ops/cdn/cdn-purge.server.ts";
import { openCdn } from "../support/cdn-endpoint.ts";
import { createStaffedSite } from "../support/staff-visitor.ts";

const soon = { timeout: 30_000, interval: 20 };
const behind = (url: string) => ({ settings: { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: "the-token" } });

test("a CDN is purged of changed pages while staff do not wait for its answer", async () => {
  const { url, asked } = await openCdn(["silence"]);
  const { ctx, post } = await createStaffedSite(behind(url));
  await purgeOnSchedule(ctx);
  await expect.poll(() => asked.length, soon).toBe(1);
  expect((await post("/admin/post.data", { title: "Just now", paragraphs: "x" })).status).toBe(200);
  expect(asked).toHaveLength(1);
  await expect.poll(() => asked.length, soon).toBeGreaterThan(1);
  expect(asked.at(-1)).toMatchObject({ authorization: "Bearer the-token" });
});

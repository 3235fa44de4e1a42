import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { findSettings } from "./find-settings.server.ts";
import { saveSetting } from "./settings-queries.server.ts";

test("a new site has the settings of the sample foundation, in its database", async () => {
  const { ctx } = await createTestSite();
  const settings = await findSettings(ctx);
  expect(settings.name).toBe("Tabasamu");
  expect(settings.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "2M+ donations received",
    "100+ volunteers",
    "10+ outreaches",
  ]);
  const { count } = await ctx.db
    .selectFrom("settings")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(10);
});

test("a damaged setting reads as its first value, the others stay, and the log says which", async () => {
  const { ctx, read, logged } = await createTestSite();
  await saveSetting(ctx.db, "phone", "+234 111");
  await saveSetting(ctx.db, "donationDistribution", { label: "x", shares: [{ label: "all", percent: 90 }] });
  const text = textOf(await read("/"));
  expect(text).toContain("40.00% child care home");
  expect(text).toContain("+234 111");
  expect(logged.some((line) => line.includes("settings damaged") && line.includes("donationDistribution"))).toBe(true);
});

test("a link in the settings is never anything but a web address", async () => {
  const { ctx, read } = await createTestSite();
  await saveSetting(ctx.db, "volunteerFormUrl", "javascript:alert(1)");
  expect(await read("/")).not.toContain("javascript:");
});

import { staffClaims } from "content/staff-claims.ts";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { describeWaiting, findClaims } from "./find-claims.server.ts";

test("another country hides the sample's contacts or figures before the welcome ends", async () => {
  const { ctx, read } = await createTestSite();
  expect(textOf(await read("/donate"))).toContain("Sample Street");
  expect(await describeWaiting(ctx)).toBe(staffClaims.whole);
  await saveSetting(ctx.db, "country", "KE");
  // Events of the sample name its places.
  await ctx.db.deleteFrom("events").execute();
  for (const path of ["/", "/about", "/donate", "/contact"])
    expect([path, textOf(await read(path)).match(/Sample Street|Lagos|\+234|volunteers since/g)]).toEqual([path, null]);
  expect(await describeWaiting(ctx)).toBe(staffClaims.abroad);
});

test("a confirmed sentence with the year is void once the year changes", async () => {
  const { ctx, post, read } = await createStaffedSite({}, "admin");
  await saveSetting(ctx.db, "name", "Hope Children’s Foundation");
  await saveSetting(ctx.db, "founded", "May 2025");
  await post("/admin/welcome?step=5", { step: "post" });
  const impact = async () => (await findClaims(ctx)).find(({ key }) => key === "impact");
  await post("/admin/pages", { intent: "confirm", claim: "impact", sentence: (await impact())?.sentence ?? "" });
  const donate = async () => textOf(await read("/donate"));
  expect(await donate()).toContain("100 volunteers since May 2025");
  await saveSetting(ctx.db, "founded", "31/31/2099");
  expect(await donate()).not.toContain("100 volunteers");
  expect((await impact())?.confirmed).toBeUndefined();
  await saveSetting(ctx.db, "founded", "May 2025");
  expect(await donate()).toContain("100 volunteers since May 2025");
});

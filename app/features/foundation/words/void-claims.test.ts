import { staffClaims } from "content/staff-claims.ts";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { describeWaiting } from "./find-claims.server.ts";

test("another country hides the sample's contacts or figures before the welcome ends", async () => {
  const { ctx, read } = await createTestSite();
  expect(textOf(await read("/donate"))).toContain("Sample Street");
  expect(await describeWaiting(ctx)).toBe(staffClaims.whole);
  await saveSetting(ctx.db, "country", "KE");
  // Events of the sample name its places.
  await ctx.db.deleteFrom("events").execute();
  for (const path of ["/", "/about", "/donate", "/contact"])
    expect([path, textOf(await read(path)).match(/Sample Street|Lagos|\+234|100\+/g)]).toEqual([path, null]);
  expect(await describeWaiting(ctx)).toBe(staffClaims.abroad);
});

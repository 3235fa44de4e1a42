// SQLite alone: other tests run their SQL on PostgreSQL, compared statement by statement.
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";

test("in another country nobody reads the sample's street, telephone and figures, also before the welcome is done", async () => {
  const { ctx, read } = await createTestSite();
  expect(textOf(await read("/donate"))).toContain("Sample Street");
  await saveSetting(ctx.db, "country", "KE");
  for (const path of ["/", "/about", "/donate", "/contact"])
    expect([path, textOf(await read(path)).match(/Sample Street|Lagos|\+234|volunteers since/g)]).toEqual([path, null]);
});

// SQLite alone: no SQL of its own.
import { expect, test } from "vitest";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import type { RequestInfo } from "../../../server/context.server.ts";
import { findOriginals } from "./find-words.server.ts";

test("while no settings can be read, words have what the sample has in their places", async () => {
  const { ctx } = await createTestSite({ empty: true });
  const away = { ...ctx, config: { ...ctx.config }, db: undefined as never };
  const of = await findOriginals(away, {} as RequestInfo);
  expect(of("home").description).toMatch(/^A Lagos foundation for children/);
  expect(of("donate").bank.rows.nairaAccount).toBe("Naira account");
});

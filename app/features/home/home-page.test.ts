import { expect, test } from "vitest";
import { createTestSite } from "../../../tests/support/test-site.ts";

test("the home page opens", async () => {
  const { ask } = await createTestSite();
  const answer = await ask("/");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("We Spread Compassion");
});

import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

test("a gift's form that was sent without a choice asks for one", async () => {
  const { post, ctx } = await createStaffedSite({}, "admin");
  const answer = await post("/admin/gifts/record", { name: "Ada" });
  expect(answer.status).toBe(422);
  const text = textOf(mainOf(await answer.text()));
  expect(text).toContain("How it came: Choose one of these");
  expect(text).not.toMatch(/Invalid|undefined|Expected "/);
  expect(await ctx.db.selectFrom("gifts").select("id").execute()).toEqual([]);
});

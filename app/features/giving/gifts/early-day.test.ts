import { expect, test } from "vitest";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";

const asked = "That day is before the foundation began, in July 2023.";

test("a gift of a day before the founding is asked about once", async () => {
  const here = await withTreasurer();
  const gift = { method: "transfer", amount: "5000", day: "2022-05-01" };
  const answer = await here.post("/admin/gifts/record", gift);
  expect(answer).toMatchObject({ status: 422, text: expect.stringContaining(asked) });
  expect(answer.text).toContain("May 1, 2022 is right");
  expect(await here.gifts()).toEqual([]);
  // The tick is about another day.
  expect((await here.post("/admin/gifts/record", { ...gift, early: "2022-05-02" })).status).toBe(422);
  expect((await here.post("/admin/gifts/record", { ...gift, early: "2022-05-01" })).status).toBe(200);
  expect(await here.gifts()).toMatchObject([{ value_date: "2022-05-01" }]);
});

test("a day of the founding month is not asked about", async () => {
  const here = await withTreasurer();
  const gift = { method: "transfer", amount: "5000", day: "2023-07-01" };
  expect((await here.post("/admin/gifts/record", gift)).status).toBe(200);
});

test("a correction to a day before the founding is asked about once", async () => {
  const here = await withTreasurer();
  await here.post("/admin/gifts/record", { method: "transfer", amount: "5000", day: "2026-03-10" });
  const slip = { intent: "correct", amount: "5000", method: "transfer", day: "2022-05-01", reason: "A slip" };
  const answer = await here.post("/admin/gifts/1", slip);
  expect(answer.text).toContain(asked);
  expect(answer.text).toContain("May 1, 2022 is right");
  expect((await here.post("/admin/gifts/1", { ...slip, early: "2022-05-01" })).status).toBe(200);
});

import { expect, test } from "vitest";
import { addGift } from "../../../../tests/support/books.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

const taps = {
  title: "Forty taps",
  theme: "Clean hands",
  paragraphs: ["We build taps."],
  goalAmount: "600,000",
  goalCurrency: "NGN",
  goalFor: "Taps for forty classrooms",
  goalUntil: "2026-12-31",
};
const path = "/project/readmore/forty-taps";

/** A site with a project that has a goal of ₦600,000. */
async function siteWithGoal(changes: Partial<typeof taps> = {}) {
  const site = await createStaffedSite();
  const answer = await site.post("/admin/project", { ...taps, ...changes });
  const { ctx } = site;
  const project = await ctx.db.selectFrom("projects").selectAll().where("slug", "=", "forty-taps").executeTakeFirst();
  const give = (gift: object) => addGift(ctx, { project_id: project?.id ?? 0, ...gift });
  const view = async (address = path) => textOf(mainOf(await site.read(address)));
  return { ...site, answer, project, give, view };
}

test("a goal shows its progress on page, card of a list", async () => {
  const { give, view } = await siteWithGoal();
  expect(await view()).toContain("₦0 of ₦600,000, no gift yet");
  for (let gift = 0; gift < 31; gift++) await give({ amount: 1_329_000 + (gift === 0 ? 1_000 : 0) });
  expect(await view()).toContain("Taps for forty classrooms ₦412,000 of ₦600,000, 31 gifts Until December 31, 2026.");
  expect(await view("/")).toContain("₦412,000 of ₦600,000");
});

test("promises, waiting gifts, goods count for no goal", async () => {
  const { give, view } = await siteWithGoal();
  for (const state of ["announced", "counted", "void", "refunded", "disputed"]) await give({ state });
  await give({ method: "goods", amount: 0, goods: "Books" });
  expect(await view()).toContain("₦0 of ₦600,000, no gift yet");
});

test("a refund lowers the progress at once", async () => {
  const { ctx, give, view } = await siteWithGoal();
  const id = await give({ amount: 100_000 });
  expect(await view()).toContain("₦1,000 of ₦600,000, 1 gift");
  await ctx.db.updateTable("gifts").set({ amount: 40_000 }).where("id", "=", id).execute();
  expect(await view()).toContain("₦400 of ₦600,000");
  await ctx.db.updateTable("gifts").set({ state: "refunded" }).where("id", "=", id).execute();
  expect(await view()).toContain("₦0 of ₦600,000");
});

test("the page shows gifts in another currency apart", async () => {
  const { give, view } = await siteWithGoal();
  await give({ amount: 2_000, currency: "USD" });
  expect(await view()).toContain("₦0 of ₦600,000, no gift yet");
  expect(await view()).toContain("$20 came in besides. Only naira counts towards the goal.");
});

test("a goal that is reached says so, asks for no more", async () => {
  const { give, view } = await siteWithGoal();
  await give({ amount: 60_000_000 });
  const text = await view();
  expect(text).toContain("The goal is reached.");
  expect(text).not.toContain("Give for it");
});

test("a gift after the last day does not count", async () => {
  const { give, view } = await siteWithGoal({ goalUntil: "2026-03-01" });
  await give({ amount: 50_000, value_date: "2026-03-01" });
  await give({ amount: 70_000, value_date: "2026-03-02" });
  expect(await view()).toContain("₦500 of ₦600,000, 1 gift It ended on March 1, 2026.");
});

test.each([
  ["0", "above 0"],
  ["-5", "goal"],
  ["1.005", "goal"],
  ["1e9", "goal"],
  ["9,007,199,254,740,993", "goal"],
  ["$600", "goal"],
])("a goal of %s is refused", async (goalAmount) => {
  const { answer, project } = await siteWithGoal({ goalAmount });
  expect([answer.status, project]).toEqual([422, undefined]);
  expect(await answer.text()).toContain(goalAmount.replace("$", "$"));
});

test("a goal needs words for its purpose", async () => {
  const { answer } = await siteWithGoal({ goalFor: "" });
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("Write what the amount is for");
});

test("the picture that is shared counts no gift of today", async () => {
  const { clock, give, read } = await siteWithGoal();
  const cardOf = async () => /look\/cards\/project\/forty-taps\/(\w+)/.exec(await read(path))?.[1];
  const before = await cardOf();
  await give({ amount: 100_000, recorded_at: clock.at.toISOString() });
  expect(await cardOf()).toBe(before);
  clock.at = new Date(clock.at.getTime() + 86_400_000);
  await give({ amount: 100_000, recorded_at: clock.at.toISOString() });
  expect(await cardOf()).not.toBe(before);
});

test("neither feed nor printed poster shows the progress", async () => {
  const { give, read } = await siteWithGoal();
  await give({ amount: 100_000 });
  expect(await read("/feeds/projects.xml")).not.toContain("600,000");
});

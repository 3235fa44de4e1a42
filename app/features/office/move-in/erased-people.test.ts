import { expect, test } from "vitest";
import { createListSite, csv } from "./list-site.support.ts";

const ada = "ada@example.org";

async function createSiteAfterErasure() {
  const site = await createListSite();
  const erase = () => site.post("/admin/people-data", { intent: "erase", email: ada, sure: "on" });
  return { ...site, erase };
}

const gifts = csv(
  "gifts.csv",
  "Date,Name,Email,Amount,Currency,For",
  "2021-03-04,Ada Obi,Ada@example.org,5000,NGN,Ada",
);

test("the gift of an erased donor comes from another sheet without the donor", async () => {
  const { bringKind, erase, shown, ctx } = await createSiteAfterErasure();
  await erase();
  const path = await bringKind("gifts", gifts);
  expect(
    await ctx.db.selectFrom("past_gifts").select(["amount", "name", "name_folded", "email", "purpose"]).execute(),
  ).toEqual([{ amount: 500_000, name: null, name_folded: null, email: null, purpose: null }]);
  expect(await shown(path)).toContain("This person was erased here. The gift comes in without name");
});

test("an undo does not bring an erased donor back by the same file", async () => {
  const { bringKind, erase, press, ctx } = await createSiteAfterErasure();
  const path = await bringKind("gifts", gifts);
  await erase();
  await press(path, "undo");
  await bringKind("gifts", gifts);
  const all = await ctx.db.selectFrom("past_gifts").selectAll().execute();
  expect(all).toHaveLength(1);
  expect(JSON.stringify(all)).not.toMatch(/ada/i);
});

test("an erased volunteer stays out", async () => {
  const { bringKind, erase, shown, ctx } = await createSiteAfterErasure();
  await erase();
  const path = await bringKind("volunteers", csv("v.csv", "Name,Email,Phone", "Ada Obi,ada@example.org,08030000001"));
  expect(await ctx.db.selectFrom("volunteers").select("id").execute()).toEqual([]);
  expect(await shown(path)).toContain("This person was erased here. The row stays out. Rows 2");
});

test("an erased donor comes onto no list of readers", async () => {
  const { bringKind, erase, shown, list } = await createSiteAfterErasure();
  await erase();
  const path = await bringKind("subscribers", csv("s.csv", "Email,Date,Status", "ada@example.org,2021-02-03,active"));
  expect(await list()).toEqual([]);
  expect(await shown(path)).toContain("This person was erased here. The row stays out. Rows 2");
});

import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import {
  by,
  confirmed,
  formOf,
  lede,
  openSiteBefore,
  shares,
  unconfirmed,
} from "../../../../tests/support/site-with-claims.ts";
import { saveSetting } from "../settings/settings-queries.server.ts";
import { claimMigrations } from "./claim-migrations.ts";
import { sampleMeaning, wordClaimMigrations } from "./word-claim-migrations.ts";

test.each([true, false])("no unconfirmed claim stays on an unchanged site (welcomed: %s)", async (welcomed) => {
  const { update, readAllTexts, stored, ctx } = await openSiteBefore({ welcomed });
  await saveSetting(ctx.db, "nameMeaning", sampleMeaning);
  await update();
  expect((await readAllTexts()).match(unconfirmed)?.[0]).toBeUndefined();
  for (const page of ["home", "donate", "giving"] as const)
    expect([page, await stored(page)]).toEqual([page, { content: {}, next: null }]);
});

test("a form that was opened before the update cannot save the old sentences", async () => {
  const { update, post, readAllTexts, readAsStaff, write } = await openSiteBefore({
    saved: { donate: { title: "Give" } },
  });
  const outdated = { ...formOf("home"), "founder.lede": lede, status: "published", version: "0" };
  await update();
  expect(textOf(await readAsStaff("/admin/pages"))).toContain("Home Not changed yet Edit");
  expect((await post("/admin/pages/home", outdated)).status).toBe(409);
  expect((await post("/admin/pages/donate", { ...formOf("donate"), status: "published", version: "3" })).status).toBe(
    409,
  );
  expect((await readAllTexts()).match(unconfirmed)?.[0]).toBeUndefined();
  await write("home", { "founder.text": "Ama carries it alone." });
  expect(await readAllTexts()).toContain("Ama carries it alone.");
  await post("/admin/pages/home", { intent: "restore", restore: "1" });
  expect(await readAllTexts()).toContain("Everyone who gives time or money carries it on.");
});

test("confirmed claims become the foundation's own words", async () => {
  const { update, readAll, readAllTexts, ctx, post, stored } = await openSiteBefore({
    claims: { ...confirmed, "figure-1": shares },
  });
  await update();
  const pages = await readAll();
  expect(pages["/"]).toContain("In May 2025 our founder set out");
  expect(pages["/"]).toContain("Volunteers now carry that work on: in schools");
  expect(pages["/"]).toContain(sampleMeaning);
  expect(pages["/donate"]).toContain("once or whenever you can. Every gift, of any size, goes into the five budgets");
  expect(pages["/donate"]).toContain("More than 10 outreaches and 100 volunteers since May 2025.");
  expect(pages["/donate"]).not.toContain("therapy session");
  expect(pages["/donate/promise"]).toContain("How much? ₦15,000 Soap and taps for one classroom, one term Or your own");
  const { value } = await ctx.db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "claims")
    .executeTakeFirstOrThrow();
  expect(Object.keys(JSON.parse(value))).toEqual(["shares", "figure-1"]);
  // The person confirmed this year. Each form saves as it is.
  await saveSetting(ctx.db, "founded", "June 2024");
  for (const page of ["home", "donate", "giving"] as const) {
    const { content } = await stored(page);
    const form = formOf(page, content);
    expect([page, (await post(`/admin/pages/${page}`, { ...form, status: "published" })).status]).toEqual([page, 200]);
  }
  expect(await readAllTexts()).toContain("volunteers since May 2025.");
});

test.each<[what: string, settings: Record<string, unknown>, claims: Record<string, unknown>, hidden: RegExp]>([
  ["of another year", { founded: "June 2024" }, confirmed, /our founder set out|10 outreaches/],
  ["without the year", { founded: "" }, confirmed, /our founder set out|10 outreaches/],
  ["without the shares", {}, { ...confirmed, shares: undefined }, /five budgets/],
  [
    "of other shares",
    { donationDistribution: { label: "Ours", shares: [{ label: "school", percent: 100 }] } },
    confirmed,
    /five budgets/,
  ],
  ["in another currency", { country: "GH" }, confirmed, /Soap/],
  ["that is damaged", {}, { ...confirmed, founder: "yes" }, /our founder set out/],
])("a confirmation %s brings no claim back", async (_what, settings, claims, hidden) => {
  const { update, readAllTexts, ctx } = await openSiteBefore({ claims });
  for (const [name, value] of Object.entries(settings)) await saveSetting(ctx.db, name, value);
  await update();
  expect((await readAllTexts()).match(hidden)?.[0]).toBeUndefined();
});

test("an undo in the log does not publish the meaning of the sample's name", async () => {
  const { update, post, readAllTexts, ctx } = await openSiteBefore({});
  await saveSetting(ctx.db, "nameMeaning", "Hope is hope.");
  const values = { what: "setting changed", subject: "setting:nameMeaning", who_id: "admin", who: "Ada", at: by.at };
  const change = { before: JSON.stringify(sampleMeaning), after: JSON.stringify("Hope is hope.") };
  const { id } = await ctx.db
    .insertInto("audit_log")
    .values({ ...values, ...change })
    .returning("id")
    .executeTakeFirstOrThrow();
  await update();
  expect(await readAllTexts()).toContain("Hope is hope.");
  expect((await post("/admin/log", { intent: "undo", id: String(id) })).status).toBe(200);
  expect((await readAllTexts()).match(/Swahili|Hope is hope/)?.[0]).toBeUndefined();
});

test("a site that was welcomed before confirmations says what it said", async () => {
  const { update, readAll, ctx } = await openSiteBefore({});
  await ctx.db.deleteFrom("settings").where("name", "=", "claims").execute();
  await claimMigrations["125-claims"]?.(ctx.db as never);
  await update();
  const pages = await readAll();
  for (const text of [
    "In July 2023 our founder set out",
    "Volunteers now carry that work on",
    sampleMeaning,
    "child care home",
  ])
    expect(pages["/"]).toContain(text);
  for (const text of ["100 volunteers since July 2023.", "five budgets", "A therapy session", "excurion"])
    expect(pages["/donate"]).toContain(text);
  expect(pages["/donate/promise"]).toContain("₦2,500 Pads and lessons");
});

test("an update that is stopped in the middle changes nothing, and runs again", async () => {
  const { ctx, update, stored, readAllTexts } = await openSiteBefore({
    claims: confirmed,
    saved: { donate: { title: "Give" } },
  });
  const tables = ["page_texts", "versions", "settings"] as const;
  const read = async () =>
    JSON.stringify(await Promise.all(tables.map((one) => ctx.db.selectFrom(one).selectAll().execute())));
  const before = await read();
  const stopped = ctx.db.transaction().execute(async (inside) => {
    await wordClaimMigrations["191-word-claims"]?.(inside as never);
    throw new Error("stopped");
  });
  await expect(stopped).rejects.toThrow("stopped");
  expect(await read()).toBe(before);
  await update();
  expect(await readAllTexts()).toContain("In May 2025 our founder set out");
  expect((await stored("donate")).content.title).toBe("Give");
});

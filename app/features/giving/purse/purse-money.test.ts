import { expect, test } from "vitest";
import { addGift, balancesOf, siteWithBooks } from "../../../../tests/support/books.ts";
import { agreeToPurpose, changePurpose } from "../gifts/change-purpose.server.ts";
import { refundGift } from "../refunds/ask-for-refund.server.ts";
import { agreeToPurseAct } from "./act-on-purse.server.ts";

/** A site with a gift of ₦50 for a project, of which ₦40 is spent. */
async function spentSite() {
  const site = await siteWithBooks();
  const { ctx } = site;
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const project = await ctx.db.selectFrom("projects").selectAll().orderBy("id").executeTakeFirstOrThrow();
  const gift = await addGift(ctx, { project_id: project.id, purpose: project.title, recorded_by_id: "admin" });
  await site.book();
  await site.send("writer", { projectId: project.id, minor: 4_000 });
  await site.act("treasurer", 1, "approve");
  await site.act("admin", 1, "pay", { placeId: 1 });
  return { ...site, gift, admin: site.senderOf("admin") };
}

const spent = { message: expect.stringContaining("money of this gift is spent"), status: 409 };

test("a purpose is not changed when the money of the gift is spent", async () => {
  const { admin, gift, ctx } = await spentSite();
  await expect(changePurpose(admin, gift, { project: "", why: "x" })).rejects.toMatchObject(spent);
  expect(await ctx.db.selectFrom("purpose_changes").select("id").execute()).toEqual([]);
});

test("a person refunds only the money that the purse has", async () => {
  const { admin, gift } = await spentSite();
  const refund = { left: 5_000, way: "transfer", day: "2026-03-02", why: "x" } as const;
  await expect(refundGift(admin, gift, refund)).rejects.toMatchObject(spent);
  expect(await refundGift(admin, gift, { ...refund, amount: 1_000 })).toBe("done");
});

test("money that went back is not asked of the purse again", async () => {
  const { admin, ctx, book, gift } = await spentSite();
  await refundGift(admin, gift, { left: 5_000, amount: 1_000, way: "transfer", day: "2026-03-02", why: "x" });
  await addGift(ctx, {
    amount: 4_000,
    project_id: (await ctx.db.selectFrom("gifts").select("project_id").executeTakeFirstOrThrow()).project_id,
  });
  await book();
  expect(await changePurpose(admin, gift, { project: "", why: "x" })).toBe("waits");
});

test("cash goes back only if the box has it", async () => {
  const { admin, gift, ctx, book } = await spentSite();
  const refund = { left: 5_000, amount: 500, way: "cash", day: "2026-03-02", why: "x" } as const;
  await expect(refundGift(admin, gift, refund)).rejects.toMatchObject({ status: 409 });
  await addGift(ctx, { method: "cash", amount: 500 });
  await book();
  expect(await refundGift(admin, gift, refund)).toBe("done");
});

test("a purpose is changed while the purse has the money", async () => {
  const { admin, gift, ctx, book } = await spentSite();
  await addGift(ctx, {
    project_id: (await ctx.db.selectFrom("gifts").select("project_id").executeTakeFirstOrThrow()).project_id,
  });
  await book();
  expect(await changePurpose(admin, gift, { project: "", why: "x" })).toBe("waits");
});

test("a card gift takes its fee along into another purse", async () => {
  const { admin, ctx, book } = await spentSite();
  const { project_id, purpose } = await ctx.db.selectFrom("gifts").selectAll().executeTakeFirstOrThrow();
  await ctx.db.updateTable("gifts").set({ amount: 4_000 }).execute();
  const card = { method: "online", source: "paystack:abc", fee: 175, recorded_by_id: "admin" };
  const gift = await addGift(ctx, { ...card, project_id, purpose });
  await book();
  expect(await changePurpose(admin, gift, { project: "", why: "x" })).toBe("waits");
  await agreeToPurpose({ ...admin, member: { ...admin.member, id: "treasurer" } }, 1);
  await book();
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 100_000, "partner-1": 4_825, general: 104_825 });
});

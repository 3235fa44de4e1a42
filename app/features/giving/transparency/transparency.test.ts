import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addGift, siteWithBooks } from "../../../../tests/support/books.ts";
import { anOwnPage } from "../../../../tests/support/builders.ts";
import { closeMonth } from "../../../../tests/support/close-months.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { saveSetting } from "../../foundation/settings/keep-setting.server.ts";
import { agreeToPurseAct } from "../purse/act-on-purse.server.ts";
import { findSpending } from "./find-spending.server.ts";
import { keepMonthSums } from "./keep-month-sums.server.ts";

/** A site with open books, a project with two gifts, and a way to write vouchers. */
async function siteWithMoney() {
  const site = await siteWithBooks();
  const { ctx } = site;
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const { id, title, slug } = await ctx.db.selectFrom("projects").selectAll().orderBy("id").executeTakeFirstOrThrow();
  await addGift(ctx, { project_id: id, amount: 50_000, name: "Ada Giver" });
  await addGift(ctx, { project_id: id, amount: 20_000, name: "Obi Giver" });
  await addGift(ctx, { amount: 7_000 });
  await site.book();
  const spend = async (changes: Parameters<typeof site.send>[1]) => {
    const day = changes?.paidOn ?? "2026-02-20";
    const { number } = await site.send("writer", { projectId: id, kind: "excurion", paidOn: day, ...changes });
    const { id: voucher } = await ctx.db
      .selectFrom("vouchers")
      .select("id")
      .where("serial", "=", Number(number.slice(5)))
      .executeTakeFirstOrThrow();
    await site.act("treasurer", voucher, "approve", { mayBeNamed: true, registration: "RC 123456" });
    await site.act("treasurer", voucher, "pay", { placeId: 1, day });
  };
  const view = async (path: string) => textOf(mainOf(await site.read(path)));
  const project = { id, title, path: `/project/readmore/${slug ?? id}` };
  return { ...site, project, spend, view };
}

/** The same with a voucher for a person and one for an organisation, both in February. */
async function siteWithVouchers() {
  const site = await siteWithMoney();
  await site.spend({ minor: 3_000, payee: "Ngozi Person", payeeKind: "person", note: "For little Bisi" });
  await site.spend({ minor: 4_000, kind: "helping-people", payee: "Sample Works", paidOn: "2026-02-21" });
  return site;
}

test("no page shows the books before their first day", async () => {
  const { ask, read } = await siteWithBooks();
  for (const path of ["/transparency", "/transparency/SHA256SUMS", "/transparency/2026-02.csv"])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  for (const path of ["/", "/sitemap.xml"]) expect(await read(path)).not.toContain("/transparency");
});

test("no page shows the books while the switch is off", async () => {
  const { ctx, ask, read, project } = await siteWithVouchers();
  expect(await read("/sitemap.xml")).toContain("/transparency<");
  await ctx.db
    .insertInto("switched_off")
    .values({ key: "spending", at: "2026", by: "x" } as never)
    .execute();
  for (const path of ["/transparency", "/transparency/SHA256SUMS", `${project.path}/account`])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  for (const path of ["/about", "/sitemap.xml"]) expect(await read(path)).not.toContain("/transparency");
});

test("an open month shows what came in, was spent, is left", async () => {
  const { view } = await siteWithVouchers();
  const text = await view("/transparency?m=2026-02");
  expect(text).toContain("Came in ₦770 3 gifts Was spent ₦70 2 vouchers Is left ₦1,700 With ₦1,000 from before");
  expect(text).toContain("This month is open.");
  expect(text).toContain("Autism outreach ₦700 ₦0 ₦70 ₦630 Together ₦770 ₦0 ₦70 ₦1,700");
  expect(text).toContain("Voucher 2026-0001, a person Autism outreach, excurion. 2 people Went out −₦30");
  expect(text).toContain("2 gifts of the month");
});

test("a closed month says what its file says", async () => {
  const { ctx, view } = await siteWithVouchers();
  const open = await view("/transparency?m=2026-02");
  await closeMonth(ctx, "2026-02");
  const closed = await view("/transparency?m=2026-02");
  expect(closed).toContain("Closed by two people on March 10, 2026.");
  const figures = (text: string) => text.slice(text.indexOf("Came in"), text.indexOf("Line by line"));
  expect(figures(closed)).toBe(figures(open));
});

test("a purse alone shows its own lines", async () => {
  const { view } = await siteWithVouchers();
  const text = await view("/transparency?m=2026-02&for=general");
  expect(text).toContain("Came in ₦70 1 gift Was spent ₦0");
  expect(text).not.toContain("Voucher");
});

test.each(["?m=2025-01", "?m=x", "?m=year", "?for=nothing"])(
  "a filter that fits nothing is not found: %s",
  async (query) => {
    const { ask } = await siteWithVouchers();
    expect((await ask(`/transparency${query}`)).status).toBe(404);
  },
);

test("the files are served byte for byte, with seals that fit", async () => {
  const { ctx, ask, read } = await siteWithVouchers();
  const contents = [await closeMonth(ctx, "2026-02"), await closeMonth(ctx, "2026-03")];
  const seals = contents.map((content) => createHash("sha256").update(content).digest("hex"));
  expect(await read("/transparency/SHA256SUMS")).toBe(`${seals[0]}  2026-02.csv\n${seals[1]}  2026-03.csv\n`);
  const answer = await ask("/transparency/2026-02.csv");
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  expect(await answer.text()).toBe(contents[0]);
  expect(contents[1]).toMatch(new RegExp(`^previous-sha256,${seals[0]}\n`));
  for (const month of ["2026-04", "x", "../2026-02"])
    expect((await ask(`/transparency/${encodeURIComponent(month)}.csv`)).status).toBe(404);
});

test("no public byte names a person", async () => {
  const { ctx, read, project } = await siteWithVouchers();
  const paths = ["/transparency?m=2026-02", `${project.path}/account`, "/transparency/SHA256SUMS"];
  const open = await Promise.all(paths.map(read));
  await closeMonth(ctx, "2026-02");
  const closed = await Promise.all([...paths, "/transparency/2026-02.csv"].map(read));
  for (const name of ["Giver", "Ngozi", "Bisi", "Sample writer", "Sample treasurer"])
    expect([...open, ...closed].filter((page) => page.includes(name))).toEqual([]);
  expect(closed.filter((page) => page.includes("Sample Works"))).toHaveLength(3);
});

test("a project in the trash has no account, its purse no name", async () => {
  const { ctx, ask, read, view, project } = await siteWithVouchers();
  expect((await ask(`${project.path}/account`)).status).toBe(200);
  await ctx.db.updateTable("projects").set({ deleted_at: "2026-03-01" }).where("id", "=", project.id).execute();
  expect((await ask(`${project.path}/account`)).status).toBe(404);
  const text = await view("/transparency?m=2026-02");
  expect(text).toContain("Another project ₦700 ₦0 ₦70 ₦630");
  expect(text).toContain("a person Another project, excurion");
  expect(await read("/transparency?m=2026-02")).not.toContain(project.title);
});

test("the account of a project follows its gifts at once", async () => {
  const { ctx, view, book, project } = await siteWithVouchers();
  const path = `${project.path}/account`;
  expect(await view(path)).toContain("came in ₦700 was spent ₦70 is left ₦630 vouchers 2");
  expect(await view(path)).toContain("helping people ₦40 excurion ₦30 Spent ₦70");
  await addGift(ctx, { project_id: project.id, amount: 30_000, value_date: "2026-03-01" });
  await book();
  expect(await view(path)).toContain("came in ₦1,000");
  await closeMonth(ctx, "2026-02");
  expect(await view(path)).toContain("came in ₦1,000 was spent ₦70 is left ₦930 vouchers 2");
});

test("an earlier address of a project leads to its account", async () => {
  const { ctx, ask, project } = await siteWithVouchers();
  await ctx.db.updateTable("projects").set({ slug: "new-name" }).where("id", "=", project.id).execute();
  await ctx.db
    .insertInto("redirects")
    .values({
      path: "/project/readmore/old-name",
      noun: "project",
      content_id: project.id,
      made_by: "rename",
      created_at: "2026",
    })
    .execute();
  const answer = await ask("/project/readmore/old-name/account");
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/project/readmore/new-name/account"]);
});

test("an ended purse says when it ended, where the rest went", async () => {
  const { ctx, view, project } = await siteWithVouchers();
  const general = await ctx.db
    .selectFrom("purses")
    .select("id")
    .where("code", "=", "general")
    .executeTakeFirstOrThrow();
  const ended = { ended_at: "2026-03-05T10:00:00.000Z", rest_to: general.id };
  await ctx.db.updateTable("purses").set(ended).where("project_id", "=", project.id).execute();
  const text = await view(`${project.path}/account`);
  expect(text).toContain("Ended on March 5, 2026.");
  expect(text).toContain("Nothing was left.");
});

test("a typed doughnut says that it is from the launch", async () => {
  const { ctx, view } = await siteWithMoney();
  expect(await view("/")).toContain("As published at launch, July 2023. Not counted from vouchers yet.");
  await saveSetting(ctx.db, "welcomedAt", "2025-11-20T08:00:00.000Z");
  await saveSetting(ctx.db, "donationDistribution", { label: "Ours", shares: [{ label: "school", percent: 100 }] });
  expect(await view("/")).toContain("As published at launch, November 2025.");
});

test("two people publish the counted doughnut", async () => {
  const { ctx, view, senderOf } = await siteWithVouchers();
  const { askForDoughnut } = await import("./ask-for-doughnut.server.ts");
  await expect(askForDoughnut(senderOf("admin"), "first")).rejects.toThrow("No closed month");
  await closeMonth(ctx, "2026-02");
  await askForDoughnut(senderOf("admin"), "second");
  expect(await view("/")).toContain("40.00% child care home");
  await expect(agreeToPurseAct(senderOf("admin"), 2)).rejects.toThrow("another person must agree");
  await agreeToPurseAct(senderOf("treasurer"), 2);
  const text = await view("/");
  expect(text).toContain("57.14% helping people 42.86% excurion");
  expect(text).toContain("Counted from 2 vouchers, February 2026 to February 2026");
  await expect(askForDoughnut(senderOf("admin"), "third")).rejects.toThrow("counted already");
});

test("the counted doughnut follows the last twelve closed months", async () => {
  const { ctx, clock, spend } = await siteWithVouchers();
  await saveSetting(ctx.db, "sharesCountedAt", "2026-03-01T00:00:00.000Z");
  await closeMonth(ctx, "2026-02");
  for (let month = 3; month <= 14; month++) {
    const name = `${month > 12 ? 2027 : 2026}-${String(((month - 1) % 12) + 1).padStart(2, "0")}`;
    clock.at = new Date(`${name}-20T10:00:00.000Z`);
    if (month === 3) await spend({ minor: 500, kind: "helping-people", paidOn: `${name}-10`, pictureHash: "m3" });
    await closeMonth(ctx, name);
  }
  const requestInfo = { address: "192.0.2.1", origin: "https://site.test", requestId: "r" };
  const settings = { sharesCountedAt: "2026-03-01", founded: "July 2023" };
  const found = await findSpending(ctx, requestInfo as never, settings as never);
  expect(found).toMatchObject({ isCounted: true, first: "2026-03", last: "2027-02", vouchers: 1 });
  expect(found?.isCounted && found.shares).toEqual([{ label: "helping people", percent: 100, position: 2 }]);
});

test("sums of files are made again after a restore", async () => {
  const { ctx, view } = await siteWithVouchers();
  await closeMonth(ctx, "2026-02");
  const before = await view("/transparency?m=2026-02");
  await ctx.db.updateTable("month_sums").set({ sha256: "another", sums: "[]", totals: "[]" }).execute();
  await keepMonthSums(ctx);
  expect(await view("/transparency?m=2026-02")).toBe(before);
});

test("a page that had the address before is linked", async () => {
  const { ctx, view } = await siteWithMoney();
  await ctx.db
    .insertInto("pages")
    .values(anOwnPage({ slug: "transparency-1", title: "Our values", moved_from: "transparency" }))
    .execute();
  expect(await view("/transparency")).toContain("Another page of ours was here before: Our values");
});

test("the address leads to that page while no books are shown", async () => {
  const { ctx, ask } = await siteWithBooks();
  await ctx.db
    .insertInto("pages")
    .values(anOwnPage({ slug: "transparency-1", title: "Our values", moved_from: "transparency" }))
    .execute();
  const answer = await ask("/transparency");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/transparency-1"]);
});

test("the page shows Most needed below zero", async () => {
  const { ctx, book, view } = await siteWithMoney();
  await addGift(ctx, { amount: 0, fee: 500_000, method: "online", source: "paystack:9" });
  await book();
  expect(await view("/transparency?m=2026-02")).toContain("More went out than there was.");
  expect(await view("/transparency?m=2026-02")).toContain("Most needed ₦70 ₦0 ₦5,000 −₦3,930");
});

test("the page shows other currencies apart", async () => {
  const { ctx, book, view } = await siteWithMoney();
  for (const currency of ["USD", "KES", "XOF"] as const) await addGift(ctx, { currency, amount: 123_456 });
  await book();
  const text = await view("/transparency?m=2026-02");
  expect(text).toContain("In dollars: $1,234.56 came in, $0 went out, $1,234.56 is left.");
  expect(text).toContain("Currencies are never added.");
});

test("staff type no shares once they are counted", async () => {
  const site = await withTreasurer();
  expect(await site.html("/admin/settings")).toContain('name="sharePercent"');
  await saveSetting(site.ctx.db, "sharesCountedAt", "2026-03-01T09:00:00.000Z");
  const page = await site.open("/admin/settings");
  expect(page).toContain("Since March 1, 2026 the site counts the shares from vouchers.");
  expect(await site.html("/admin/settings")).not.toContain('name="sharePercent"');
});

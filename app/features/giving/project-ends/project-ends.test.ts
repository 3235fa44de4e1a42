import { expect, test } from "vitest";
import { addGift, balancesOf, checkBooks, siteWithBooks } from "../../../../tests/support/books.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { addRefund } from "../../../../tests/support/refunded-gift.ts";
import { withTreasurer } from "../../../../tests/support/treasurer.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { agreeToPurseAct, askForPurseAct, doActsAlone } from "../purse/act-on-purse.server.ts";
import { requirePurseOf } from "../purse/find-holders.server.ts";
import { writeEntry } from "../purse/write-entry.server.ts";
import { findEndedProjects } from "./find-ended-projects.server.ts";
import { viewProjectPurse } from "./view-project-purse.server.ts";

async function openSite() {
  const site = await siteWithBooks(["admin", "treasurer", "writer"]);
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const [project, other] = await site.ctx.db
    .selectFrom("projects")
    .select(["id", "title", "slug"])
    .orderBy("id")
    .execute();
  if (project === undefined || other === undefined) throw new Error("The sample has too few projects.");
  await addGift(site.ctx, { project_id: project.id, email: "giver@example.org" });
  await addGift(site.ctx, { project_id: project.id, email: "Giver@example.org", amount: 300 });
  await addGift(site.ctx, { project_id: project.id, amount: 700 });
  await site.book();
  const purseOf = (id: number | null) => withTransaction(site.ctx, (ctx) => requirePurseOf(ctx, id));
  const facts = { purseId: (await purseOf(project.id)).id, restTo: (await purseOf(null)).id };
  const ask = async (what: "rest" | "end", changes = {}) => {
    await askForPurseAct(site.senderOf("admin"), what, { ...facts, ...changes }, crypto.randomUUID());
    const act = site.ctx.db.selectFrom("purse_acts").select("id").orderBy("id", "desc");
    await agreeToPurseAct(site.senderOf("treasurer"), (await act.executeTakeFirst())?.id ?? 0);
  };
  return { ...site, project, other, facts, ask, purseOf };
}

test("the rest of an ended project goes where its page said", async () => {
  const { ctx, ask, project, other, purseOf, facts } = await openSite();
  const restTo = (await purseOf(other.id)).id;
  await expect(ask("end", { restTo })).rejects.toThrow("names another purse");
  await ask("rest", { restTo });
  await expect(ask("end")).rejects.toThrow("names another purse");
  await ask("end", { restTo });
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 106_000, general: 100_000, "pad-a-girl": 6_000 });
  expect(await findEndedProjects(ctx)).toEqual(new Map([[project.id, other.title]]));
  await expect(ask("rest", { purseId: restTo, restTo: facts.purseId })).rejects.toThrow("has ended");
  await checkBooks(ctx);
});

test("each giver with an address gets one letter", async () => {
  const { ctx, ask, project } = await openSite();
  await ask("end");
  const letters = await ctx.db.selectFrom("outbox_emails").selectAll().where("kind", "=", "project-ended").execute();
  expect(letters.map(({ recipient }) => recipient)).toEqual(["giver@example.org"]);
  expect(letters[0]?.text).toContain("You gave ₦53 for");
  expect(letters[0]?.text).toContain(project.title);
});

test("a later gift for an ended project counts in the purse of the rest", async () => {
  const { ctx, ask, project, book } = await openSite();
  await ask("end");
  await addGift(ctx, { project_id: project.id, amount: 900 });
  await book();
  expect(await balancesOf(ctx)).toEqual({ "bank-1": 106_900, general: 106_900 });
});

test("a project with an open voucher does not end", async () => {
  const { ask, send, act, project } = await openSite();
  await send("writer", { projectId: project.id });
  await expect(ask("end")).rejects.toThrow("Vouchers of this project wait");
  await act("treasurer", 1, "refuse", { words: "Not ours." });
  await ask("end");
});

test("a rest that would come back is refused", async () => {
  const { ask, facts, other, purseOf } = await openSite();
  const second = (await purseOf(other.id)).id;
  await ask("rest", { restTo: second });
  await expect(ask("rest", { purseId: second, restTo: facts.purseId })).rejects.toThrow("come back");
});

test("the page of a purse says its sums", async () => {
  const { senderOf, project } = await openSite();
  const { sums, restName } = await viewProjectPurse(senderOf("treasurer"), project.id);
  expect([sums.map(({ text }) => text), restName]).toEqual([["₦60", "₦60", "nothing", "₦60"], "Most needed"]);
});

test("pages say where the rest of a project goes", async () => {
  const site = await withTreasurer();
  const opening = { intent: "open", idempotencyKey: "first", day: "2026-02-01", "place:bank:NGN:NGN": "0" };
  await site.post("/admin/cash", opening);
  expect(await site.open("/admin/project/1/purse")).toContain(
    "The public account says: what is left goes to “Most needed”.",
  );
  const promise = async (query = "") =>
    textOf(await site.ask(`/donate/promise${query}`).then((answer) => answer.text()));
  expect(await promise("?for=1")).toContain("What is left when “Autism outreach” ends goes to Most needed.");
  expect(await promise()).toContain("What is left when a project ends goes where its account says.");
  const page = textOf(await site.ask("/project/readmore/1").then((answer) => answer.text()));
  expect(page).toContain("What is left when the project ends goes to Most needed.");
  const asked = await site.post("/admin/project/1/purse", { intent: "end", restTo: "", idempotencyKey: "e" });
  expect(asked.text).toContain("The project ends after 72 hours.");
  await site.pass(73);
  await doActsAlone(site.ctx);
  expect(await site.open("/admin/project/1/purse")).toContain("It ended on");
  expect(await site.ask("/donate/promise").then((answer) => answer.text())).toContain("(ended: goes to Most needed)");
});

test("the letter names each part of the account", async () => {
  const { ctx, ask, book, project } = await openSite();
  const gift = await addGift(ctx, { project_id: project.id, amount: 2_000, email: "other@example.org" });
  await book();
  await addRefund(ctx, gift, { amount: 500, day: "2026-02-20" });
  await book();
  await withTransaction(ctx, async (ctx) => {
    const [purse, general] = await Promise.all([requirePurseOf(ctx, project.id), requirePurseOf(ctx, null)]);
    const money = { currency: "NGN" as const, what: "put-in" as const };
    const lines = [
      { purse, minor: 4_000, ...money },
      { purse: general, minor: -4_000, ...money },
    ];
    await writeEntry(ctx, { day: "2026-02-21", what: "put-in", source: "put", lines, people: 2 });
  });
  await ask("end");
  const letters = await ctx.db.selectFrom("outbox_emails").selectAll().where("kind", "=", "project-ended").execute();
  expect(letters[0]?.text).toContain(
    "Gifts: ₦80. Put in from Most needed: ₦40. Spent: nothing. Went back to givers: ₦5.",
  );
  expect(letters[0]?.text).toContain("What is left, ₦115, goes to “Most needed”, as the account of the project said.");
});

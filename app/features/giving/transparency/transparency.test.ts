import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addGift, siteWithBooks } from "../../../../tests/support/books.ts";
import { closeMonth } from "../../../../tests/support/close-months.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { agreeToPurseAct } from "../purse/act-on-purse.server.ts";
import { saveSetting } from "../../foundation/settings/keep-setting.server.ts";

/** A site with open books, a project with gifts, and a written voucher of each payee. */
async function siteWithMoney() {
  const site = await siteWithBooks();
  await site.open();
  await agreeToPurseAct(site.senderOf("treasurer"), 1);
  const [project] = await site.ctx.db.selectFrom("projects").selectAll().orderBy("id").execute();
  const id = project?.id ?? 0;
  await addGift(site.ctx, { project_id: id, amount: 50_000, name: "Ada Giver" });
  await addGift(site.ctx, { project_id: id, amount: 20_000, name: "Obi Giver" });
  await addGift(site.ctx, { amount: 7_000 });
  await site.book();
  const spend = async (changes: Parameters<typeof site.send>[1]) => {
    const { number } = await site.send("writer", { projectId: id, kind: "excursion", ...changes });
    const serial = Number(number.slice(5));
    const { id: voucher } = await site.ctx.db
      .selectFrom("vouchers")
      .select("id")
      .where("serial", "=", serial)
      .executeTakeFirstOrThrow();
    await site.act("treasurer", voucher, "approve", { mayBeNamed: true });
    await site.act("treasurer", voucher, "pay", { placeId: 1, day: changes?.paidOn ?? "2026-02-20" });
    return number;
  };
  const view = async (path: string) => textOf(mainOf(await site.read(path)));
  return { ...site, project: { id, title: project?.title ?? "", path: `/project/readmore/${project?.slug ?? id}` }, spend, view };
}

test("the page is not found while the books have no first day", async () => {
  const { ask, read } = await siteWithBooks();
  for (const path of ["/transparency", "/transparency/SHA256SUMS", "/transparency/2026-02.csv"])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect(await read("/")).not.toContain("/transparency");
});

test("probe", async () => {
  const site = await siteWithMoney();
  const kinds = await site.ctx.db.selectFrom("spending_kinds").selectAll().execute();
  console.info(kinds);
  await site.spend({ paidOn: "2026-02-20", minor: 3_000, kind: kinds[0]?.code ?? "", payee: "Ngozi Person", payeeKind: "person" });
  await site.spend({ paidOn: "2026-02-21", minor: 4_000, kind: kinds[1]?.code ?? "", payee: "Sample Works" });
  console.info(await site.view("/transparency"));
  console.info(await closeMonth(site.ctx, "2026-02"));
  console.info(await site.view("/transparency"));
  console.info(await site.view("/transparency?m=2026-03"));
  console.info(await site.view("/transparency?m=year"));
  console.info(await site.view(`${site.project.path}/account`));
  console.info(await site.view("/"));
});

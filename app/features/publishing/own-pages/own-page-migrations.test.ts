import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { anOwnPage } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrations } from "../../migrations.server.ts";

const page = { title: "Our papers", paragraphs: '["Look."]', placement: "footer" };

test.each([
  ["the first free number", ["documents"], "documents-1"],
  ["the next number if the first is taken", ["documents", "documents-1"], "documents-2"],
])("an update moves an own page at /documents to %s", async (_, slugs, moved) => {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("201-people-in-documents")).error).toBeUndefined();
  for (const slug of slugs)
    await db
      .insertInto("pages")
      .values({ ...page, slug } as never)
      .execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const found = await db
    .selectFrom("pages")
    .select(["slug", "moved_from", "moved_version"])
    .where("id", "=", 1)
    .execute();
  expect(found).toEqual([{ slug: moved, moved_from: "documents", moved_version: 1 }]);
});

test("an update without a page at /documents moves no page", async () => {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo("201-people-in-documents");
  await db
    .insertInto("pages")
    .values({ ...page, slug: "papers" } as never)
    .execute();
  await migrator.migrateToLatest();
  expect(await db.selectFrom("pages").select(["slug", "moved_from"]).execute()).toEqual([
    { slug: "papers", moved_from: null },
  ]);
});

async function siteWithMovedPage() {
  const site = await createStaffedSite();
  const moved = { slug: "documents-1", title: "Our papers", moved_from: "documents", moved_version: 1 };
  await site.ctx.db
    .insertInto("pages")
    .values({ ...anOwnPage(), ...moved })
    .execute();
  return site;
}

test("the list of documents links to the page that had its address", async () => {
  const site = await siteWithMovedPage();
  const html = mainOf(await site.read("/documents"));
  expect(textOf(html)).toContain("Another page of ours was here before: Our papers");
  expect(html).toContain('href="/documents-1"');
  await site.post("/admin/page/1", { intent: "unpublish" });
  expect(await site.read("/documents")).not.toContain("Our papers");
});

test("Today shows the moved page until a member saves it", async () => {
  const site = await siteWithMovedPage();
  expect(textOf(await site.readAsStaff("/admin"))).toContain("“Our papers” is now at /documents-1");
  const fields = { title: "Our papers", slug: "our-papers", paragraphs: "Look.", placement: "footer", version: "1" };
  expect((await site.post("/admin/page/1", fields)).status).toBe(200);
  expect(textOf(await site.readAsStaff("/admin"))).not.toContain("is now at /documents-1");
  expect(await site.read("/documents")).toContain('href="/our-papers"');
});

test.each(["documents", "transparency"])("no new page can have the address /%s", async (slug) => {
  const site = await createStaffedSite();
  const fields = { title: "Papers", slug, paragraphs: "Look.", placement: "footer" };
  expect((await site.post("/admin/page", fields)).status).toBe(422);
});

test("an update moves an own page at /transparency", async () => {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("251-vouchers")).error).toBeUndefined();
  await db
    .insertInto("pages")
    .values({ ...page, slug: "transparency" } as never)
    .execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const found = await db.selectFrom("pages").select(["slug", "moved_from"]).execute();
  expect(found).toEqual([{ slug: "transparency-1", moved_from: "transparency" }]);
});

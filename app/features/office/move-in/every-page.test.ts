import { text as streamText } from "node:stream/consumers";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { removeAbandonedFiles } from "../../media/photos/delete-photo.server.ts";
import { answered, createFullSite, moveIn, openEveryPage } from "./full-site.support.ts";
import { createMovingSite } from "./old-sites.support.ts";

type Moving = Awaited<ReturnType<typeof createMovingSite>>;

/** Counts the rows that an archive brings. */
async function countRows({ ctx: { db } }: Moving): Promise<Record<string, number>> {
  const tables = ["posts", "events", "projects", "pages", "news_items", "contributors", "documents", "document_files"];
  const all = [...tables, "event_figures", "photos", "photo_attachments", "redirects", "imported_rows"];
  const counts = all.map(async (table) => {
    const rows = await db
      .selectFrom(table as "posts")
      .select(({ fn }) => fn.countAll().as("rows"))
      .execute();
    return [table, Number(rows[0]?.rows)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

test("every public page of a round trip is the same but for numbers and days of change", async () => {
  const full = await createFullSite();
  const empty = await createMovingSite();
  await moveIn(empty, await full.makeArchive());
  const there = await openEveryPage(full);
  const here = await openEveryPage(empty);
  expect([...here.keys()].sort()).toEqual([...there.keys()].sort());
  for (const [address, html] of there) expect([address, here.get(address)]).toEqual([address, html]);
});

test("a photo of a fixed page waits for its answers", async () => {
  const full = await createFullSite();
  const empty = await createMovingSite();
  await empty.press(await empty.read("archive", await full.makeArchive()), "bring");
  const pages = async () => (await (await empty.ask("/donate")).text()).includes("Photo 40");
  expect(await pages()).toBe(false);
  await empty.ctx.db.updateTable("photos").set(answered).where("alt", "=", "Photo 40").execute();
  expect(await pages()).toBe(true);
});

test("an undo leaves the empty site as it was", async () => {
  const archive = await (await createFullSite()).makeArchive();
  const empty = await createMovingSite();
  const { ctx, press, read } = empty;
  const before = await countRows(empty);
  const { look } = await findSettings(ctx);
  const path = await read("archive", archive);
  await press(path, "bring");
  expect(await countRows(empty)).toMatchObject({ document_files: 2, event_figures: 1, documents: 1 });
  const files = (await ctx.db.selectFrom("document_files").select("path").execute()).map((file) => file.path);
  await press(path, "undo");
  expect(await countRows(empty)).toEqual(before);
  expect((await findSettings(ctx)).look).toEqual(look);
  await removeAbandonedFiles(ctx);
  expect(await Promise.all(files.map((file) => ctx.storage.sizeOf(file)))).toEqual([undefined, undefined]);
});

test("the same archive twice brings nothing", async () => {
  const archive = await (await createFullSite()).makeArchive();
  const empty = await createMovingSite();
  await empty.press(await empty.read("archive", archive), "bring");
  const before = await countRows(empty);
  const again = await empty.read("archive", archive);
  await empty.press(again, "bring");
  expect(await countRows(empty)).toEqual(before);
  expect(textOf(await empty.readAsStaff(again))).toContain("Nothing new came in.");
});

test("an old address of a picture leads to its file", async () => {
  const full = await createFullSite(async ({ db }) => {
    const { path } = await db
      .selectFrom("photos")
      .select("path")
      .where("alt", "=", "Photo 40")
      .executeTakeFirstOrThrow();
    const about = { noun: null, content_id: null, made_by: "import" as const, created_at: "2026-03-09T09:00:00.000Z" };
    await db
      .insertInto("redirects")
      .values({ path: "/wp-content/uploads/40.jpg", target: `/files/${path}`, ...about })
      .execute();
  });
  const empty = await createMovingSite();
  const path = await empty.read("archive", await full.makeArchive());
  await empty.press(path, "bring");
  const { path: file } = await empty.ctx.db
    .selectFrom("photos")
    .select("path")
    .where("alt", "=", "Photo 40")
    .executeTakeFirstOrThrow();
  const leads = async () => (await empty.ask("/wp-content/uploads/40.jpg")).headers.get("Location");
  expect(await leads()).toBe(`/files/${file}`);
  await empty.press(path, "undo");
  expect(await leads()).toBeNull();
});

test.each([
  ["a draft comes back with its PDF", { status: "draft" as const }, 2],
  ["a document that a person asked to hide leaves its PDF", { hidden_at: "2026-03-09T09:00:00.000Z" }, 0],
])("%s", async (_, change, files) => {
  const full = await createFullSite(({ db }) =>
    db.updateTable("documents").set(change).where("slug", "=", "old-name").execute(),
  );
  const archive = await full.makeArchive();
  expect(Object.keys(unzipSync(archive)).filter((name) => name.endsWith(".pdf"))).toHaveLength(files);
  const empty = await createMovingSite();
  await empty.press(await empty.read("archive", archive), "bring");
  expect(await countRows(empty)).toMatchObject({ documents: 1, document_files: files });
});

test("a look at an archive says what it is and what stays out", async () => {
  const full = await createFullSite(({ db }) =>
    db
      .insertInto("subscribers")
      .values({
        email: "reader@example.org",
        created_at: "2026-03-01",
        consent: "one\ntwo",
        page: "/",
        confirmed_at: "2026-03-01",
        token: "t",
      })
      .execute(),
  );
  const empty = await createMovingSite();
  const page = textOf(await empty.readAsStaff(await empty.read("archive", await full.makeArchive())));
  expect(page).toContain("It was made on March 10, 2026.");
  expect(page).toContain("Its folder lists has 1 reader of the newsletter (subscribers.csv).");
  expect(page).toContain("Addresses that left the newsletter are not in the archive");
  expect(page).toMatch(/Day of wells 1 event, February 1, 2026, was public/);
  expect(page).toMatch(/Own post 1 post, \w+ \d+, 20\d\d, was public/);
});

test("a drawing that the program does not have stays out", async () => {
  const files = unzipSync(await (await createFullSite()).makeArchive());
  const [name = ""] = Object.keys(files).filter((name) => name.endsWith(".svg"));
  files[name] = strToU8(strFromU8(files[name] ?? new Uint8Array()).replace("<svg", "<svg onload='alert(1)'"));
  const empty = await createMovingSite();
  const path = await empty.read("archive", zipSync(files, { level: 0 }));
  await empty.press(path, "bring");
  expect(textOf(await empty.readAsStaff(path))).toContain("This file is no picture. Rows");
  const { rows } = await sql<{ path: string }>`select path from photos where kind = 'drawing'`.execute(empty.ctx.db);
  expect(rows.length).toBe(Object.keys(files).filter((name) => name.endsWith(".svg")).length);
  for (const { path } of rows) {
    const stored = await empty.ctx.storage.open(path);
    expect(stored === undefined ? "" : await streamText(stored.stream)).not.toContain("alert");
  }
});

test("visitors read no document before staff answer about the people in it", async () => {
  const archive = await (await createFullSite()).makeArchive();
  const empty = await createMovingSite();
  const path = await empty.read("archive", archive);
  await empty.press(path, "bring");
  await empty.press(path, "publish");
  expect((await empty.ask("/documents/old-name")).status).toBe(404);
  expect((await empty.ask("/documents/old-name.pdf")).status).toBe(404);
});

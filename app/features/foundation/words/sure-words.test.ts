import { sql } from "kysely";
import { expect, test } from "vitest";
import { giveBank } from "../../../../tests/support/bank.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { migrateToLatest } from "../../../server/db/migrate.server.ts";
import { type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import { features } from "../../index.server.ts";
import { migrations } from "../../migrations.server.ts";
import { formValuesOfWords } from "./words-form-values.ts";

const pages = pageWordsOf(features);

type Fields = Record<string, string | string[]>;

const formOf = (page: PageKey, changes: Fields): Fields => ({
  ...formValuesOfWords(pages[page], pages[page].original),
  ...changes,
  status: "published",
});

const lede = { lede: "Every gift is a good day." };

test.each([
  ["giving", "check.no"],
  ["giving", "check.account"],
  ["giving", "check.lede"],
  ["receipts", "check.valid"],
  ["receipts", "check.none"],
  ["withdraw", "card.done"],
  ["withdraw", "photo.hides"],
] as const)("%s has no field for %s", (page, path) => {
  expect(Object.keys(pages[page].fields)).not.toContain(path);
});

test("until ways to give are live, an editor publishes the words of Donate", async () => {
  const { post, read } = await createStaffedSite({ empty: false }, "editor");
  expect((await post("/admin/pages/donate", formOf("donate", lede))).status).toBe(200);
  expect(await read("/donate")).toContain(lede.lede);
});

test("once ways to give are live, an editor's words wait for an admin", async () => {
  const { ctx, post, read, readAsStaff } = await createStaffedSite({ empty: false }, "editor");
  await giveBank(ctx);
  const admin = await signIn(ctx, "admin");
  expect(await readAsStaff("/admin/pages/donate")).toContain("ask Sample Admin");
  for (const status of ["published", "scheduled"]) {
    const refused = await post("/admin/pages/donate", {
      ...formOf("donate", lede),
      status,
      publishAt: "2030-01-01T10:00",
    });
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining("ask Sample Admin")]);
  }
  expect((await post("/admin/pages/donate", { ...formOf("donate", lede), status: "draft" })).status).toBe(200);
  expect(await read("/donate")).not.toContain(lede.lede);
  expect((await post("/admin/pages/donate", { intent: "restore", restore: "1", version: "1" })).status).toBe(403);
  expect((await post("/admin/pages/home", formOf("home", { "hero.lede": "Come and see." }))).status).toBe(200);
  expect((await post("/admin/pages/donate", { ...formOf("donate", lede), version: "1" }, admin)).status).toBe(200);
  expect(await read("/donate")).toContain(lede.lede);
});

test("an old sign-in needs the password first", async () => {
  const { ctx, post, read } = await createStaffedSite({ empty: false }, "admin");
  await giveBank(ctx);
  await sql`update sessions set confirmed_at = null`.execute(ctx.db);
  const answer = await post("/admin/pages/donate", formOf("donate", lede));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/confirm?to=%2Fadmin%2Fpages%2Fdonate"]);
  expect(await read("/donate")).not.toContain(lede.lede);
});

test("an editor cannot publish another account from the history", async () => {
  const { post, read, ctx } = await createStaffedSite({ empty: false }, "editor");
  const risky = { "hero.lede": "Our new account: GTBank 0123456789." };
  expect((await post("/admin/pages/home", { ...formOf("home", risky), status: "draft" })).status).toBe(200);
  const { version } = await ctx.db
    .selectFrom("versions")
    .select("version")
    .orderBy("version", "desc")
    .executeTakeFirstOrThrow();
  expect((await post("/admin/pages/home", { intent: "restore", restore: String(version), version: "1" })).status).toBe(
    422,
  );
  expect(await read("/")).not.toContain("0123456789");
});

test("the update replaces own texts of fixed words", async () => {
  const db = (await openUnmigrated()) as Database;
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "151")));
  const insert = (name: string, content: object, next: object | null, status: string, at: string | null) =>
    sql`insert into page_texts (name, content, next_content, status, publish_at, version)
      values (${name}, ${JSON.stringify(content)}, ${next && JSON.stringify(next)}, ${status}, ${at}, 3)`.execute(db);
  await insert(
    "giving",
    { "check.no": "Yes, ours.", "check.guard.heading": "Ours" },
    { "check.no": "Yes!" },
    "draft",
    null,
  );
  await insert("donate", {}, { lede: "Later" }, "scheduled", "2999-01-01T10:00:00.000Z");
  await insert("home", {}, { "hero.lede": "Later" }, "scheduled", "2999-01-01T10:00:00.000Z");
  await insert("safeguarding", {}, { lede: "Live" }, "scheduled", "2020-01-01T10:00:00.000Z");
  await sql`insert into bank_details (id, what, at, status, seal, is_alone, bank_wrote, starts_anew)
    values (1, 'first', '2026-01-01T00:00:00.000Z', 'published', 'x', 0, 0, 0)`.execute(db);
  await migrateToLatest(db, migrations);
  const rows = await db.selectFrom("page_texts").selectAll().orderBy("name").execute();
  expect(rows.map(({ name, status, publish_at }) => [name, status, publish_at?.slice(0, 4)])).toEqual([
    ["donate", "draft", undefined],
    ["giving", "draft", undefined],
    ["home", "scheduled", "2999"],
    ["safeguarding", "scheduled", "2020"],
  ]);
  expect(rows[1]).toMatchObject({ content: '{"check.guard.heading":"Ours"}', next_content: "{}" });
  const ended = await db.selectFrom("ended_texts").select(["page", "field", "text"]).execute();
  expect(ended).toEqual([{ page: "giving", field: "check.no", text: '"Yes, ours."' }]);
});

test("replaced texts are shown until an admin has read them", async () => {
  const { ctx, post, readAsStaff } = await createStaffedSite({}, "admin");
  const row = { page: "giving", field: "check.no", text: '"Yes, ours."', ended_at: "2026-03-01T00:00:00.000Z" };
  await ctx.db.insertInto("ended_texts").values(row).execute();
  expect(await readAsStaff("/admin")).toContain("Some of your own texts ended");
  expect(await readAsStaff("/admin/pages")).toContain("Yes, ours.");
  expect((await post("/admin/pages", { intent: "read" })).status).toBe(200);
  expect(await readAsStaff("/admin/pages")).not.toContain("Yes, ours.");
});

import { expect, inject, onTestFinished, test } from "vitest";
import { migrations } from "../app/features/migrations.server.ts";
import { insertPost } from "../app/features/publishing/posts/post-queries.server.ts";
import { databaseForPages, openDatabase } from "../app/server/db/database.server.ts";
import { aPost } from "./support/builders.ts";
import { newDatabase } from "./support/test-database.ts";

test("one server may be its own copy", async () => {
  const address = await newDatabase();
  const db = await openDatabase(address, "/", migrations, undefined, address);
  onTestFinished(() => db.destroy());
  const copy = await databaseForPages(db);
  expect(copy).not.toBe(db);
  await insertPost(db, aPost());
  expect(await (await databaseForPages(db)).selectFrom("posts").select("slug").execute()).toHaveLength(1);
});

test.each([
  ["another database", () => newDatabase(), "names a database that is no copy of the one of DATABASE_URL."],
  ["nothing", async () => `${inject("postgres")}nowhere`, "names a database that is not there."],
])("a copy that is %s is refused, and named by its own setting", async (_what, other, words) => {
  const copy = await other();
  const opening = openDatabase(await newDatabase(), "/", migrations, undefined, copy);
  await expect(opening).rejects.toThrow(`DATABASE_READ_URL ${words}`);
});

import { expect, inject, onTestFinished, test } from "vitest";
import { migrations } from "../app/features/migrations.server.ts";
import { type Database, openDatabase } from "../app/server/db/database.server.ts";
import { findWord, hasSearchIndex } from "../app/server/db/text-search.ts";
import { aPost } from "./support/builders.ts";
import { newDatabase, onServer, openNewDatabase } from "./support/test-database.ts";

const find = async (db: Database) => {
  const { id } = await db.insertInto("posts").values(aPost()).returning("id").executeTakeFirstOrThrow();
  expect((await findWord(db, { table: "posts", columns: ["title"], word: "sample" }, 9)).ids).toEqual([id]);
};

test("a PostgreSQL that knows the extension has an index of words", async () => {
  const db = await openNewDatabase();
  expect(await hasSearchIndex(db)).toBe(true);
  await find(db);
});

test("without the right to add the extension, staff find the same rows", async () => {
  const server = inject("postgres") ?? "";
  const name = `guest_${crypto.randomUUID().replaceAll("-", "")}`;
  const clean = await newDatabase();
  const db = new URL(clean).pathname.slice(1);
  await onServer(clean, "drop schema public cascade; create schema public; drop extension if exists pg_trgm");
  await onServer(server, `create role ${name} login password 'guest'; revoke create on database ${db} from public`);
  onTestFinished(async () => void (await onServer(server, `drop role ${name}`)));
  await onServer(clean, `grant all on schema public to ${name}`);
  const address = new URL(clean);
  [address.username, address.password] = [name, "guest"];
  const opened = await openDatabase(address.href, "/", migrations);
  try {
    expect(await hasSearchIndex(opened)).toBe(false);
    await find(opened);
  } finally {
    await opened.destroy();
    await onServer(clean, `drop owned by ${name}`);
  }
});

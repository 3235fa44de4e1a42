import { expect, onTestFinished, test } from "vitest";
import { migrations } from "../app/features/migrations.server.ts";
import { insertPost } from "../app/features/publishing/posts/post-queries.server.ts";
import { databaseForPages, openDatabase } from "../app/server/db/database.server.ts";
import { aPost } from "./support/builders.ts";
import { PostgresServer } from "./support/postgres-server.ts";
import { createTestSite } from "./support/test-site.ts";

/** A site on one server, and a copy of that on another, which follows it by itself. */
async function openWithCopy() {
  const main = await PostgresServer.make({ synchronous_commit: "on", wal_level: "replica", full_page_writes: "on" });
  onTestFinished(() => main.remove());
  await main.run("create database site");
  await (await openDatabase(main.url("site"), "/", migrations)).destroy();
  const copy = await PostgresServer.follow(main);
  onTestFinished(() => copy.remove());
  const settings = { DATABASE_URL: main.url("site"), DATABASE_READ_URL: copy.url("site") };
  const here = await createTestSite({ empty: true, settings });
  const { db } = here.ctx;
  const isFromCopy = async () => (await databaseForPages(db)) !== db;
  return { ...here, main, copy, isFromCopy };
}

test("a replica serves the public pages that it has", async () => {
  const { ctx, read, send, copy, isFromCopy } = await openWithCopy();
  await expect.poll(isFromCopy, { timeout: 30_000 }).toBe(true);
  expect(await read("/blog")).not.toContain("Just now");
  const message = { firstName: "A", lastName: "B", email: "a@example.org", subject: "S", message: "M" };
  expect((await send("/contact", message)).status).toBe(303);
  await copy.run("select pg_wal_replay_pause()");
  await insertPost(ctx.db, aPost({ title: "Just now" }));
  expect(await ctx.db.selectFrom("posts").select("id").execute()).toHaveLength(1);
  expect(await isFromCopy()).toBe(false);
  expect(await read("/blog")).toContain("Just now");
  await copy.run("select pg_wal_replay_resume()");
  await expect.poll(isFromCopy, { timeout: 30_000 }).toBe(true);
  ctx.pageCache.invalidate();
  expect(await read("/blog")).toContain("Just now");

  await copy.stop("kill");
  ctx.pageCache.invalidate();
  expect(await read("/blog")).toContain("<h1");
  expect(await isFromCopy()).toBe(false);
  await copy.start();
  await expect.poll(isFromCopy, { timeout: 30_000 }).toBe(true);
});

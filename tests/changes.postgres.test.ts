import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { saveSetting } from "../app/features/foundation/settings/settings-queries.server.ts";
import { savePageText } from "../app/features/foundation/words/page-text-queries.server.ts";
import { features } from "../app/features/index.server.ts";
import { addPhoto } from "../app/features/media/photos/photo-queries.server.ts";
import { migrations } from "../app/features/migrations.server.ts";
import { insertPost } from "../app/features/publishing/posts/post-queries.server.ts";
import { type Database, engineOf, openDatabase } from "../app/server/db/database.server.ts";
import { tablesThat } from "../app/server/define-feature.server.ts";
import { subscribeToChanges } from "../app/server/page-cache/cache-pages.server.ts";
import { aPost } from "./support/builders.ts";
import { newDatabase, onServer } from "./support/test-database.ts";
import { createTestSite } from "./support/test-site.ts";

const publicTables: string[] = tablesThat(features, "changesPages");

/** Opens a database as one process does; `heard` lists the changes that it notices. */
async function openProcess(address: string) {
  const heard: string[] = [];
  const db = await openDatabase(address, "/", migrations, {
    tables: publicTables,
    onChange: () => void heard.push("own"),
  });
  onTestFinished(() => db.destroy());
  const watch = () =>
    engineOf(db).watch({
      onChange: () => void heard.push("others'"),
      onLost: () => void heard.push("lost"),
      onFound: () => void heard.push("found"),
    });
  return { db, heard, watch };
}

/** Waits until a client listens for changes of this database. */
async function untilListening(address: string): Promise<void> {
  await expect.poll(() => listeners(address), { timeout: 20_000 }).toHaveLength(1);
}

async function listeners(address: string): Promise<unknown[]> {
  return onServer(
    address,
    "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
  );
}

const add = (db: Database, slug: string) => insertPost(db, aPost({ slug }));

describe("a change of a public page", () => {
  test("is sent when it is committed, before its author gets the response", async () => {
    const { db, heard } = await openProcess(await newDatabase());
    await db.transaction().execute(async (transaction) => {
      await add(transaction, "one");
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(["own"]);
    await add(db, "two");
    expect(heard).toEqual(["own", "own"]);
  });

  test("is not sent for a rollback, or for another table", async () => {
    const { db, heard } = await openProcess(await newDatabase());
    const broken = db.transaction().execute(async (transaction) => {
      await add(transaction, "one");
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    await db.insertInto("rate_limits").values({ what: "x", who: "y", window_start: 0, count: 1 }).execute();
    await db.selectFrom("posts").selectAll().execute();
    expect(heard).toEqual([]);
  });

  test("by another process is noticed, and the own one only once", async () => {
    const address = await newDatabase();
    const one = await openProcess(address);
    const other = await openProcess(address);
    other.watch();
    await untilListening(address);
    await expect.poll(() => other.heard).toEqual(["others'"]);
    await add(one.db, "one");
    await expect.poll(() => other.heard, { timeout: 20_000 }).toEqual(["others'", "others'"]);
    await add(other.db, "two");
    // Longer than it takes to look at the number twice.
    await wait(1_500);
    expect(other.heard).toEqual(["others'", "others'", "own"]);
  });

  test("is noticed after the listening connection broke off and was opened again", async () => {
    const address = await newDatabase();
    const one = await openProcess(address);
    const other = await openProcess(address);
    other.watch();
    await untilListening(address);
    await expect.poll(() => other.heard).toEqual(["others'"]);
    await onServer(address, `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'`);
    await add(one.db, "one");
    await expect.poll(() => other.heard.length, { timeout: 20_000 }).toBe(2);
    await untilListening(address);
  });

  test("is no longer listened for when the database is closed", async () => {
    const address = await newDatabase();
    const db = await openDatabase(address, "/", migrations);
    engineOf(db).watch({ onChange: () => {} });
    await untilListening(address);
    await db.destroy();
    await expect.poll(() => listeners(address), { timeout: 20_000 }).toEqual([]);
  });
});

test("a post published in one process appears on the cached page of another", async () => {
  const settings = { DATABASE_URL: await newDatabase() };
  const one = await createTestSite({ empty: true, settings });
  const other = await createTestSite({ empty: true, settings });
  subscribeToChanges(other.ctx);
  await untilListening(settings.DATABASE_URL);
  expect(await other.read("/blog")).not.toContain("Just now");
  await insertPost(one.ctx.db, aPost({ title: "Just now" }));
  await expect.poll(() => other.read("/blog"), { timeout: 20_000 }).toContain("Just now");
});

test("words and settings that are changed in one process are read in another within a second", async () => {
  const settings = { DATABASE_URL: await newDatabase() };
  const one = await createTestSite({ empty: true, settings });
  const other = await createTestSite({ empty: true, settings });
  subscribeToChanges(other.ctx);
  await untilListening(settings.DATABASE_URL);
  expect(await other.read("/about")).not.toContain("Kumasi");
  const content = JSON.stringify({ "mission.text": "To stand beside every child of Kumasi." });
  await savePageText(one.ctx.db, { name: "about", content, status: "published", version: 1 });
  const began = performance.now();
  await expect.poll(() => other.read("/about"), { timeout: 20_000, interval: 20 }).toContain("child of Kumasi");
  await saveSetting(one.ctx.db, "name", "Foundation of Hope");
  await expect.poll(() => other.read("/about"), { timeout: 20_000, interval: 20 }).toContain("Foundation of Hope");
  // Each within a second; the machine of a test may be busy.
  expect(performance.now() - began).toBeLessThan(5_000);
});

test("a page that was begun before a change was committed is not kept", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const key = "https://site.test/blog";
  const changing = ctx.db.transaction().execute(async (transaction) => {
    await insertPost(transaction, aPost({ title: "Just now" }));
    begun.resolve();
    await goOn.promise;
  });
  await begun.promise;
  expect(await read("/blog")).not.toContain("Just now");
  expect(ctx.pageCache.find(key)).toBeDefined();
  goOn.resolve();
  await changing;
  expect(ctx.pageCache.find(key)).toBeUndefined();
  expect(await read("/blog")).toContain("Just now");
});

test("a withdrawal in one process withholds the picture in another", async () => {
  const settings = { DATABASE_URL: await newDatabase() };
  const one = await createTestSite({ empty: true, settings });
  const other = await createTestSite({ empty: true, settings });
  subscribeToChanges(other.ctx);
  await untilListening(settings.DATABASE_URL);
  const path = await other.ctx.storage.put("images", "jpg", Buffer.from("a smile"));
  const consent = { consent_by: "Sample Editor", consent_at: "2026-03-10T09:00:00.000Z" };
  const facts = { path, alt: "A smile", width: 4, height: 3, kind: "photograph" as const, ...consent };
  const photo_id = await addPhoto(one.ctx.db, facts);
  await one.ctx.db.insertInto("photo_attachments").values({ owner: "place:donate", position: 0, photo_id }).execute();
  const status = async () => {
    const answer = await other.ask(`/files/${path}`);
    await answer.body?.cancel();
    return answer.status;
  };
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
  await one.ctx.db.updateTable("photos").set({ consent_at: null }).execute();
  await expect.poll(status, { timeout: 20_000 }).toBe(404);
});

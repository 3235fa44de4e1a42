import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openNewDatabase } from "../../../tests/support/test-database.ts";
import { inMemory, openSqlite } from "./sqlite.server.ts";
import { dryRun, withTransaction } from "./with-transaction.ts";

const row = (name: string) => ({ name, value: "1" });

async function open() {
  const db = await openNewDatabase();
  const names = async () =>
    (await db.selectFrom("settings").select("name").orderBy("name").execute()).map(({ name }) => name);
  const put = (to: typeof db, name: string) => to.insertInto("settings").values(row(name)).execute();
  return { db, names, put };
}

describe("the outer database, asked inside a transaction", () => {
  test("refuses at once, and the transaction is taken back", async () => {
    const { db, names, put } = await open();
    const work = withTransaction({ db }, async (inside) => {
      await put(inside.db, "inside");
      await put(db, "outside");
    });
    await expect(work).rejects.toThrow("inside its own transaction");
    expect(await names()).toEqual([]);
  });

  test("refuses at any depth of calls, also from a second transaction", async () => {
    const { db, names, put } = await open();
    const deep = async () => {
      await wait(1);
      await Promise.all([put(db, "deep")]);
    };
    await expect(withTransaction({ db }, deep)).rejects.toThrow("inside its own transaction");
    const second = withTransaction({ db }, () => withTransaction({ db }, (inside) => put(inside.db, "x")));
    await expect(second).rejects.toThrow("inside its own transaction");
    expect(await names()).toEqual([]);
  });

  test("answers again after the transaction, also to queries that began inside", async () => {
    const { db, names, put } = await open();
    let later: Promise<unknown> = Promise.resolve();
    const over = Promise.withResolvers<void>();
    await withTransaction({ db }, async (inside) => {
      await put(inside.db, "inside");
      later = over.promise.then(() => put(db, "later"));
    });
    over.resolve();
    await later;
    expect(await names()).toEqual(["inside", "later"]);
  });
});

test("other paths go on beside a transaction, and another database may be asked inside", async () => {
  const one = await open();
  const other = await open();
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const work = withTransaction(one, async (inside) => {
    await one.put(inside.db, "a");
    await other.put(other.db, "b");
    begun.resolve();
    await goOn.promise;
  });
  await begun.promise;
  const beside = one.put(one.db, "c");
  goOn.resolve();
  await Promise.all([work, beside]);
  expect([await one.names(), await other.names()]).toEqual([["a", "c"], ["b"]]);
});

describe("a dry run", () => {
  test("answers as the command would, and keeps nothing of it or of the transactions inside", async () => {
    const { db, names, put } = await open();
    await put(db, "before");
    const seen = await dryRun({ db }, async (inside) => {
      await withTransaction(inside, (within) => put(within.db, "within"));
      await put(inside.db, "inside");
      return inside.db.selectFrom("settings").select("name").orderBy("name").execute();
    });
    expect(seen.map(({ name }) => name)).toEqual(["before", "inside", "within"]);
    expect(await names()).toEqual(["before"]);
    const refused = dryRun({ db }, async (inside) => {
      await put(inside.db, "refused");
      throw new Error("It is refused.");
    });
    await expect(refused).rejects.toThrow("It is refused.");
    expect(await names()).toEqual(["before"]);
    await withTransaction({ db }, (inside) => put(inside.db, "after"));
    expect(await names()).toEqual(["after", "before"]);
  });

  test("leaves the cached pages alone", async () => {
    let changes = 0;
    const { db } = openSqlite(inMemory, { tables: ["settings"], onChange: () => changes++ });
    await db.schema.createTable("settings").addColumn("name", "text").addColumn("value", "text").execute();
    const put = (to: typeof db) => to.insertInto("settings").values(row("x")).execute();
    await dryRun({ db }, (inside) => put(inside.db));
    expect(changes).toBe(0);
    await withTransaction({ db }, (inside) => put(inside.db));
    expect(changes).toBe(1);
    await db.destroy();
  });
});

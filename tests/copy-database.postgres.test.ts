import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { migrations } from "../app/features/migrations.server.ts";
import { openDatabase } from "../app/server/db/database.server.ts";
import { whenConnectionLost } from "../ops/copy-database/connection-lost.ts";
import { type CopyOptions, copyDatabase } from "../ops/copy-database/copy-database.server.ts";
import { counter, tablesInOrder } from "../ops/copy-database/primary-keys.ts";
import { strangeTexts } from "./support/every-table.ts";
import { hastenTime } from "./support/short-waits.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { newDatabase, onServer } from "./support/test-database.ts";
import { allOf, aSource, nextNumber, stoppingAfter, within } from "./support/whole-database.ts";

/** The address of a file that is not there yet. */
const newFile = () => `sqlite:${join(temporaryFolder(), "site.sqlite")}`;

const move = (from: string, to: string, options?: CopyOptions) => copyDatabase(from, to, "/", options);

const ways: [string, () => Promise<string> | string, () => Promise<string> | string][] = [
  ["from SQLite to PostgreSQL", newFile, newDatabase],
  ["from PostgreSQL to SQLite", newDatabase, newFile],
  ["from one file to another", newFile, newFile],
  ["from PostgreSQL to PostgreSQL", newDatabase, newDatabase],
];

test.each(ways)("a site that moves %s keeps every row of every table", async (_, from, to) => {
  const source = await aSource(await from());
  const target = await to();
  // Nor does the number of a row that is gone come back.
  await within(source, (db) => db.deleteFrom("messages").where("id", ">", 2).execute());
  const { rows } = await move(source, target);
  expect(Object.keys(rows)).toEqual(tablesInOrder);
  const left: Partial<Record<string, number>> = { [counter]: 1, messages: 2, message_replies: 2 };
  for (const table of tablesInOrder) expect(rows[table], table).toBe(left[table] ?? strangeTexts.length);
  expect(await allOf(target)).toEqual(await allOf(source));
  expect(await nextNumber(target)).toBe(strangeTexts.length + 1);
});

test("two runs copy what changed between them", async () => {
  const source = await aSource(newFile());
  const target = await newDatabase();
  await move(source, target, { isAnyway: true });
  await within(source, async (db) => {
    const { id, ...back } = await db
      .selectFrom("subscribers")
      .selectAll()
      .where("id", "=", 3)
      .executeTakeFirstOrThrow();
    await db.deleteFrom("subscribers").where("id", "=", id).execute();
    await db.insertInto("subscribers").values(back).execute();
    // Their key stands before all others, and that of their session behind them.
    const user = await db.selectFrom("users").selectAll().limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto("users")
      .values({ ...user, id: "!", email: "new@example.org", idempotency_key: "another" })
      .execute();
    const session = await db.selectFrom("sessions").selectAll().limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto("sessions")
      .values({ ...session, id: "\u{ff5e}", token: "another", userId: "!" })
      .execute();
  });
  const { replaced } = await move(source, target);
  expect(replaced).toEqual(expect.arrayContaining(["users", "sessions", "subscribers"]));
  expect(await allOf(target)).toEqual(await allOf(source));
});

describe("a place that already holds something is never written over:", () => {
  const full =
    "--to names a database that holds something already, and nothing is ever written over it. Name an empty one.";

  test.each([newFile, newDatabase])("a site that was started there", async (to) => {
    const target = await aSource(await to(), 1);
    const before = await allOf(target);
    await expect(move(await aSource(newFile()), target)).rejects.toThrow(full);
    expect(await allOf(target)).toEqual(before);
  });

  test("tables of another program", async () => {
    const target = await newDatabase();
    await onServer(target, "create table ledger (amount int)");
    await expect(move(await aSource(newFile()), target)).rejects.toThrow(full);
  });

  test("a move of another site that is not finished", async () => {
    const target = await newDatabase();
    await expect(move(await aSource(newFile()), target, stoppingAfter(20))).rejects.toThrow(/aborted/);
    await expect(move(await aSource(newFile()), target)).rejects.toThrow("into which another site began to move");
  });

  test("a site of newer code", async () => {
    const target = await newDatabase();
    await onServer(target, "insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')");
    await expect(move(await aSource(newFile()), target)).rejects.toThrow("made by a newer version of this site");
  });

  test("the database of the site itself, also by another name", async () => {
    const source = await aSource(newFile());
    const other = source.replace("/site.sqlite", "/./site.sqlite");
    await expect(move(source, other)).rejects.toThrow("--to names the database that the site has already.");
    const server = await aSource(await newDatabase());
    await expect(move(server, `${server}?sslmode=disable`)).rejects.toThrow("that the site has already");
  });
});

describe("a database that cannot be moved as it is", () => {
  test("because the site runs on it is reported; a rehearsal is not refused", async () => {
    const all = [
      [newFile(), await newDatabase()],
      [await newDatabase(), newFile()],
    ] as const;
    hastenTime();
    for (const [from, to] of all) {
      await aSource(from, 1);
      await within(from, async (db) => {
        await db.selectFrom("posts").selectAll().execute();
        await expect(move(from, to)).rejects.toThrow("The site is running on the database that DATABASE_URL names");
      });
    }
    for (const [from, to] of all) {
      await within(from, async (db) => {
        await db.selectFrom("posts").selectAll().execute();
        const { isRehearsal } = await move(from, to, { isAnyway: true });
        expect(isRehearsal).toBe(true);
        await expect(openDatabase(to, "/", migrations)).rejects.toThrow("a move is not finished");
      });
      await move(from, to);
      expect(await allOf(to)).toEqual(await allOf(from));
    }
  });

  test("because of a zero byte, which PostgreSQL refuses, names the row and what to do", async () => {
    const source = await aSource(newFile());
    const target = await newDatabase();
    await within(source, (db) =>
      db.updateTable("messages").set({ message: "Good\0 morning" }).where("id", "=", 5).execute(),
    );
    await expect(move(source, target)).rejects.toThrow(
      'The table messages has in its row "5" a zero byte in message, which PostgreSQL cannot keep',
    );
    await move(source, target, { withoutZeroBytes: true });
    const read = (url: string) =>
      within(url, (db) => db.selectFrom("messages").select("message").where("id", "=", 5).execute());
    expect(await read(target)).toEqual([{ message: "Good morning" }]);
    const copy = newFile();
    await move(source, copy);
    expect(await read(copy)).toEqual([{ message: "Good\0 morning" }]);
  });

  test("because another program put something odd into it names the row", async () => {
    const source = await aSource(newFile());
    const file = new DatabaseSync(source.slice("sqlite:".length));
    file.exec("update events set version = 1.5 where id = 3");
    file.close();
    await expect(move(source, await newDatabase())).rejects.toThrow(
      'The table events has in its row "3" something in version that is neither a text nor a whole number.',
    );
  });

  test("because it is not there, or not of this version", async () => {
    await expect(move(newFile(), await newDatabase())).rejects.toThrow("There is no database yet");
    const older = await aSource(newFile(), 1);
    const file = new DatabaseSync(older.slice("sqlite:".length));
    file.exec("delete from kysely_migration where name = (select max(name) from kysely_migration)");
    file.close();
    await expect(move(older, await newDatabase())).rejects.toThrow(
      "names a database of an older version. Start the site",
    );
  });
});

describe("when something breaks half way", () => {
  test("a full disk is reported", async () => {
    const file = new DatabaseSync(":memory:");
    file.exec("create table little (words text); pragma max_page_count = 4");
    const fill = async () => void file.prepare("insert into little values (?)").run("x".repeat(100_000));
    await expect(whenConnectionLost("new", fill)).rejects.toThrow(
      "The disk of the new database is full. What was copied stays: run it again, and it goes on.",
    );
    file.close();
  });

  test("a wrong password is a sentence about --to that does not repeat it", async () => {
    const wrong = Object.assign(new URL(await newDatabase()), { password: "letmein" }).href;
    const error: unknown = await move(await aSource(newFile(), 1), wrong).catch((reason: unknown) => reason);
    expect(String(error)).toBe("Error: --to names a user and a password that PostgreSQL does not take.");
  });
});

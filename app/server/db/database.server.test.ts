import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { migrations } from "../../features/migrations.server.ts";
import { ConfigError } from "../config/config.server.ts";
import { type Database, openDatabase } from "./database.server.ts";
import { DiskReserve, reserveBytes } from "./disk-reserve.ts";

/** The test closes it at its end. */
async function open(path: string, root: string): Promise<Database> {
  const db = await openDatabase(`sqlite:${path}`, root, migrations);
  onTestFinished(() => db.destroy());
  return db;
}

async function pragma(db: Database, name: string): Promise<unknown> {
  const { rows } = await sql`select * from ${sql.table(`pragma_${name}`)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

const photo = { path: "images/0.jpg", alt: "A smile", width: 4, height: 3 };
const subscriber = {
  email: "teacher@example.org",
  created_at: "2026-03-10T09:00:00.000Z",
  confirmed_at: "2026-03-10T09:05:00.000Z",
  consent: "Good news",
  token: "sample",
};

describe("an open database", () => {
  test("allows reads during a write, and survives a power cut", async () => {
    const db = await open("site.sqlite", temporaryFolder());
    expect(await pragma(db, "journal_mode")).toBe("wal");
    // 2 is FULL.
    expect(await pragma(db, "synchronous")).toBe(2);
  });

  test("refuses a picture for a page position that does not exist", async () => {
    const db = await open(":memory:", "/");
    const attach = db.insertInto("photo_attachments").values({ owner: "event:1", position: 0, photo_id: 7 }).execute();
    await expect(attach).rejects.toThrow("FOREIGN KEY constraint failed");
  });

  test("does not delete a picture that a page shows", async () => {
    const db = await open(":memory:", "/");
    const { id } = await db.insertInto("photos").values(photo).returning("id").executeTakeFirstOrThrow();
    await db.insertInto("photo_attachments").values({ owner: "event:1", position: 0, photo_id: id }).execute();
    await expect(db.deleteFrom("photos").execute()).rejects.toThrow("FOREIGN KEY constraint failed");
  });

  test("keeps all of a transaction or nothing", async () => {
    const db = await open(":memory:", "/");
    const both = db.transaction().execute(async (transaction) => {
      await transaction.insertInto("subscribers").values(subscriber).execute();
      await transaction.insertInto("subscribers").values(subscriber).execute();
    });
    await expect(both).rejects.toThrow("UNIQUE constraint failed");
    expect(await db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
  });

  test("answers more different questions than it keeps prepared", async () => {
    const db = await open(":memory:", "/");
    for (let round = 0; round < 2; round++) {
      for (let number = 0; number < 250; number++) {
        const { rows } = await sql<{ it: number }>`select ${sql.lit(number)} as it`.execute(db);
        expect(rows).toEqual([{ it: number }]);
      }
    }
  });
});

describe("the tables", () => {
  const applied = (db: Database) =>
    sql<{ name: string; timestamp: string }>`select * from kysely_migration order by name`.execute(db);

  test("are made at the first start, and it is written down by which migrations", async () => {
    const db = await open("site.sqlite", temporaryFolder());
    const { rows } = await applied(db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  });

  test("stay as they are at the next start, with all that is in them", async () => {
    const folder = temporaryFolder();
    const first = await open("site.sqlite", folder);
    await first.insertInto("subscribers").values(subscriber).execute();
    const before = (await applied(first)).rows;
    await first.destroy();
    const second = await open("site.sqlite", folder);
    expect((await applied(second)).rows).toEqual(before);
    expect(await second.selectFrom("subscribers").select("email").execute()).toEqual([{ email: subscriber.email }]);
  });

  test("are migrated in the order of their names, which is the order they are listed in", () => {
    expect(Object.keys(migrations)).toEqual(Object.keys(migrations).sort());
  });
});

describe("the path of the database", () => {
  test("a path starts from the folder of the site, and missing folders are made", async () => {
    const folder = temporaryFolder();
    await open("deep/down/site.sqlite", folder);
    expect(existsSync(join(folder, "deep/down/site.sqlite"))).toBe(true);
  });

  test("a whole path is taken as it is", async () => {
    const folder = temporaryFolder();
    await open(join(folder, "site.sqlite"), "/nowhere");
    expect(existsSync(join(folder, "site.sqlite"))).toBe(true);
  });

  test("two databases in memory know nothing of each other", async () => {
    const one = await open(":memory:", "/");
    const other = await open(":memory:", "/");
    await one.insertInto("subscribers").values(subscriber).execute();
    expect(await other.selectFrom("subscribers").selectAll().execute()).toEqual([]);
  });

  test("a database that another program locks for a moment is waited for", async () => {
    const folder = temporaryFolder();
    const hold = `const { DatabaseSync } = require("node:sqlite");
      const database = new DatabaseSync(process.argv[1]);
      database.exec("create table held (it); begin exclusive; insert into held values (1)");
      process.stdout.write("held");
      setTimeout(() => database.exec("commit"), 300);`;
    const holder = spawn(process.execPath, ["-e", hold, join(folder, "site.sqlite")]);
    const gone = once(holder, "exit");
    await once(holder.stdout, "data");
    const db = await open("site.sqlite", folder);
    expect((await sql`select * from held`.execute(db)).rows).toEqual([{ it: 1 }]);
    expect(await gone).toEqual([0, null]);
  });
});

test("while another program holds the lock, people read, and what is written waits for its end", async () => {
  const folder = temporaryFolder();
  const db = await open("site.sqlite", folder);
  const other = new DatabaseSync(join(folder, "site.sqlite"));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  let isWritten = false;
  const writing = db
    .transaction()
    .execute((transaction) => transaction.insertInto("subscribers").values(subscriber).execute())
    .then(() => {
      isWritten = true;
    });
  expect(await db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
  expect(isWritten).toBe(false);
  other.exec("commit");
  await writing;
  expect(await db.selectFrom("subscribers").select("email").execute()).toEqual([{ email: subscriber.email }]);
});

test("the disk reserve is released once, and refilled when there is room", async () => {
  const folder = temporaryFolder();
  const reserve = new DiskReserve(join(folder, "site.sqlite"));
  const file = join(folder, "site.sqlite.reserve");
  await reserve.refill();
  expect(statSync(file).size).toBe(reserveBytes);
  expect([reserve.release(), existsSync(file), reserve.isSpent]).toEqual([true, false, true]);
  expect(reserve.release()).toBe(false);
  await reserve.refill(async () => reserveBytes);
  expect([existsSync(file), reserve.isSpent]).toEqual([false, true]);
  await reserve.refill(async () => 2 * reserveBytes);
  expect([existsSync(file), reserve.isSpent]).toEqual([true, false]);
});

describe("an unusable database is refused in a sentence that names DATABASE_URL, not its content:", () => {
  async function complaint(path: string, root: string): Promise<string> {
    const error: unknown = await open(path, root).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    const { message } = error as ConfigError;
    expect(message).toMatch(/^DATABASE_URL names a database [^\n]+\.$/);
    expect(message).not.toContain(root);
    return message;
  }

  test("one that newer code made", async () => {
    const folder = temporaryFolder();
    const first = await open("site.sqlite", folder);
    await sql`insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')`.execute(first);
    await first.destroy();
    const before = readFileSync(join(folder, "site.sqlite"));
    expect(await complaint("site.sqlite", folder)).toBe(
      "DATABASE_URL names a database made by a newer version of this site. Install that version, or restore a backup.",
    );
    expect(readFileSync(join(folder, "site.sqlite"))).toEqual(before);
  });

  test("a file that is no database, and it is left as it is", async () => {
    const folder = temporaryFolder();
    const email = "Dear foundation, ".repeat(100);
    writeFileSync(join(folder, "email.txt"), email);
    expect(await complaint("email.txt", folder)).toContain("cannot be opened: file is not a database.");
    expect(readFileSync(join(folder, "email.txt"), "utf8")).toBe(email);
  });

  test("a folder", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "site.sqlite"));
    expect(await complaint("site.sqlite", folder)).toContain("cannot be opened: unable to open database file.");
  });

  test("one in a folder that cannot be made", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(await complaint("file/site.sqlite", folder)).toMatch(/cannot be opened: E[A-Z]+: [a-z ]+\.$/);
  });

  test("one of another program, whose tables have the same names", async () => {
    const folder = temporaryFolder();
    const other = new DatabaseSync(join(folder, "site.sqlite"));
    other.exec("create table posts (id integer primary key, words text)");
    other.close();
    expect(await complaint("site.sqlite", folder)).toContain("or a database of another program.");
  });
});

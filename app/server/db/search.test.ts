import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openNewDatabase } from "../../../tests/support/test-database.ts";
import type { Database } from "./database.server.ts";
import { findWord } from "./search.ts";

const columns = ["title", "paragraphs"];

/** Adds a post of these words. @returns its number */
async function add(database: Database, title: string, text = ""): Promise<number> {
  const paragraphs = JSON.stringify([text]);
  const post = { slug: crypto.randomUUID(), title, paragraphs, author_name: "A", timestamp: 0 };
  const { id } = await database.insertInto("posts").values(post).returning("id").executeTakeFirstOrThrow();
  return id;
}

const find = async (database: Database, word: string, limit = 20) =>
  (await findWord(database, { table: "posts", columns, word }, limit)).ids;

const isSqlite = (database: Database) => database.getExecutor().adapter.constructor.name === "SqliteAdapter";

describe("a word that staff search for", () => {
  test("is found wherever it stands, in any column, the newest first", async () => {
    const database = await openNewDatabase();
    const first = await add(database, "Schoolbags for all");
    await add(database, "Something else");
    const third = await add(database, "A day", "We went to the school.");
    expect(await find(database, "school")).toEqual([third, first]);
    expect(await find(database, "OLBAG")).toEqual([first]);
    expect(await find(database, "school", 1)).toEqual([third]);
    const older = await findWord(database, { table: "posts", columns, word: "school", before: third }, 20);
    expect(older.ids).toEqual([first]);
  });

  test("may have letters of every alphabet; only A to Z are the same large and small", async () => {
    const database = await openNewDatabase();
    const large = await add(database, "École Ẹ̀kọ́");
    const small = await add(database, "école");
    expect(await find(database, "École")).toEqual([large]);
    expect(await find(database, "éCOLE")).toEqual([small]);
    expect(await find(database, "COLE")).toEqual([small, large]);
    expect(await find(database, "ẹ̀kọ́")).toEqual([]);
    expect(await find(database, "Ẹ̀KỌ́")).toEqual([]);
    expect(await find(database, "Ẹ̀kọ́")).toEqual([large]);
    const sea = await add(database, "🌊🌊🌊 the sea");
    expect(await find(database, "🌊🌊🌊")).toEqual([sea]);
    expect(await find(database, "🌊")).toEqual([sea]);
  });

  test("may have signs that mean something to a database, and they mean themselves", async () => {
    const database = await openNewDatabase();
    const ids: Record<string, number> = {};
    const odd = [
      "100% fun",
      "snake_case",
      "back\\slash",
      'she said "come"',
      "it's",
      "a AND b",
      "(NEAR*)",
      "-minus:col",
    ];
    for (const title of odd) ids[title] = await add(database, title);
    await add(database, "1000 funny snakes");
    for (const title of odd) expect(await find(database, title)).toEqual([ids[title]]);
    for (const word of ["0% ", "e_c", "k\\s"]) expect(await find(database, word)).toHaveLength(1);
    for (const word of ["%%%", "___", "\\\\\\", '"""', "\0", "a\0b"]) expect(await find(database, word)).toEqual([]);
  });

  test("may be of one or two letters", async () => {
    const database = await openNewDatabase();
    const id = await add(database, "Qz");
    await add(database, "Nothing");
    expect(await find(database, "qz")).toEqual([id]);
    expect(await find(database, "q")).toEqual([id]);
    expect(await find(database, "%")).toEqual([]);
  });

  test("is found in as many rows as there are, however old; of short ones it says where it stopped", async () => {
    const database = await openNewDatabase();
    const oldest = await add(database, "Zanzibar");
    const letter = (number: number) => `A row of many, ${number}`;
    for (let number = 0; number < 12; number++) {
      const rows = Array.from({ length: 500 }, (_, place) => ({
        slug: `${number}-${place}`,
        title: letter(place),
        paragraphs: "[]",
        author_name: "A",
        timestamp: 0,
      }));
      await database.insertInto("posts").values(rows).execute();
    }
    expect(await find(database, "zanzibar")).toEqual([oldest]);
    const short = await findWord(database, { table: "posts", columns, word: "nz" }, 20);
    expect(short.ids).toEqual([]);
    expect(short.unseen).toBeGreaterThan(oldest);
    const on = await findWord(database, { table: "posts", columns, word: "nz", before: short.unseen }, 20);
    expect(on).toEqual({ ids: [oldest] });
  });

  test("is found as it is now, after a change, and no more after a deletion", async () => {
    const database = await openNewDatabase();
    const id = await add(database, "Before", "a wandering elephant");
    await database.updateTable("posts").set({ title: "Afterwards" }).where("id", "=", id).execute();
    expect(await find(database, "before")).toEqual([]);
    expect(await find(database, "afterwards")).toEqual([id]);
    expect(await find(database, "elephant")).toEqual([id]);
    await database.updateTable("posts").set({ status: "draft" }).where("id", "=", id).execute();
    expect(await find(database, "elephant")).toEqual([id]);
    await database.deleteFrom("posts").where("id", "=", id).execute();
    expect(await find(database, "elephant")).toEqual([]);
  });
});

test("nothing of a deleted subscriber stays in the index", async () => {
  const database = await openNewDatabase();
  const subscriber = (email: string) => ({ email, created_at: "", confirmed_at: "", consent: "", token: email });
  for (const email of ["zwxqk@example.org", "ykvjj@example.org"]) {
    await database.insertInto("subscribers").values(subscriber(email)).execute();
  }
  // PostgreSQL keeps its indexes itself; what SQLite keeps is looked at byte by byte.
  const has = async (three: string) => {
    const kept = sql<{ block: Uint8Array }>`select block from subscribers_words_data`;
    return (await kept.execute(database)).rows.some(({ block }) => Buffer.from(block).includes(three));
  };
  if (isSqlite(database)) expect([await has("zwx"), await has("ykv")]).toEqual([true, true]);
  await database.deleteFrom("subscribers").where("email", "like", "zwxqk%").execute();
  const search = { table: "subscribers", columns: ["email"] };
  expect((await findWord(database, { ...search, word: "zwxqk" }, 9)).ids).toEqual([]);
  expect((await findWord(database, { ...search, word: "ykvjj" }, 9)).ids).toHaveLength(1);
  if (isSqlite(database)) expect([await has("zwx"), await has("ykv")]).toEqual([false, true]);
});

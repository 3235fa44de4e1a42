import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openNewDatabase } from "../../../tests/support/test-database.ts";
import type { Database } from "./database.server.ts";
import { isPostgres } from "./engine.ts";
import { findWord } from "./text-search.ts";

const columns = ["title", "paragraphs"];

/** @returns the post's id */
async function add(db: Database, title: string, text = ""): Promise<number> {
  const paragraphs = JSON.stringify([text]);
  const post = { slug: crypto.randomUUID(), title, paragraphs, author_name: "A", timestamp: 0 };
  const { id } = await db.insertInto("posts").values(post).returning("id").executeTakeFirstOrThrow();
  return id;
}

const find = async (db: Database, word: string, limit = 20) =>
  (await findWord(db, { table: "posts", columns, word }, limit)).ids;

describe("a word that staff search for", () => {
  test("is found at any position of any column, the newest row first", async () => {
    const db = await openNewDatabase();
    const first = await add(db, "Schoolbags for all");
    await add(db, "Something else");
    const third = await add(db, "A day", "We went to the school.");
    expect(await find(db, "school")).toEqual([third, first]);
    expect(await find(db, "OLBAG")).toEqual([first]);
    expect(await find(db, "school", 1)).toEqual([third]);
    const older = await findWord(db, { table: "posts", columns, word: "school", before: third }, 20);
    expect(older.ids).toEqual([first]);
  });

  test("may have letters of every alphabet; only A to Z ignore the case", async () => {
    const db = await openNewDatabase();
    const large = await add(db, "École Ẹ̀kọ́");
    const small = await add(db, "école");
    expect(await find(db, "École")).toEqual([large]);
    expect(await find(db, "éCOLE")).toEqual([small]);
    expect(await find(db, "COLE")).toEqual([small, large]);
    expect(await find(db, "ẹ̀kọ́")).toEqual([]);
    expect(await find(db, "Ẹ̀KỌ́")).toEqual([]);
    expect(await find(db, "Ẹ̀kọ́")).toEqual([large]);
    const sea = await add(db, "🌊🌊🌊 the sea");
    expect(await find(db, "🌊🌊🌊")).toEqual([sea]);
    expect(await find(db, "🌊")).toEqual([sea]);
  });

  test("may have signs that mean something to a database, and they mean themselves", async () => {
    const db = await openNewDatabase();
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
    for (const title of odd) ids[title] = await add(db, title);
    await add(db, "1000 funny snakes");
    for (const title of odd) expect(await find(db, title)).toEqual([ids[title]]);
    for (const word of ["0% ", "e_c", "k\\s"]) expect(await find(db, word)).toHaveLength(1);
    for (const word of ["%%%", "___", "\\\\\\", '"""', "\0", "a\0b"]) expect(await find(db, word)).toEqual([]);
  });

  test("may be of one or two letters", async () => {
    const db = await openNewDatabase();
    const id = await add(db, "Qz");
    await add(db, "Nothing");
    expect(await find(db, "qz")).toEqual([id]);
    expect(await find(db, "q")).toEqual([id]);
    expect(await find(db, "%")).toEqual([]);
  });

  test("is found in as many rows as there are, however old; of short ones it says where it stopped", async () => {
    const db = await openNewDatabase();
    const oldest = await add(db, "Zanzibar");
    const letter = (number: number) => `A row of many, ${number}`;
    for (let number = 0; number < 12; number++) {
      const rows = Array.from({ length: 500 }, (_, place) => ({
        slug: `${number}-${place}`,
        title: letter(place),
        paragraphs: "[]",
        author_name: "A",
        timestamp: 0,
      }));
      await db.insertInto("posts").values(rows).execute();
    }
    expect(await find(db, "zanzibar")).toEqual([oldest]);
    const short = await findWord(db, { table: "posts", columns, word: "nz" }, 20);
    expect(short.ids).toEqual([]);
    expect(short.unsearchedFrom).toBeGreaterThan(oldest);
    const on = await findWord(db, { table: "posts", columns, word: "nz", before: short.unsearchedFrom }, 20);
    expect(on).toEqual({ ids: [oldest] });
  });

  test("is found as it is now, after a change, and no more after a deletion", async () => {
    const db = await openNewDatabase();
    const id = await add(db, "Before", "a wandering elephant");
    await db.updateTable("posts").set({ title: "Afterwards" }).where("id", "=", id).execute();
    expect(await find(db, "before")).toEqual([]);
    expect(await find(db, "afterwards")).toEqual([id]);
    expect(await find(db, "elephant")).toEqual([id]);
    await db.updateTable("posts").set({ status: "draft" }).where("id", "=", id).execute();
    expect(await find(db, "elephant")).toEqual([id]);
    await db.deleteFrom("posts").where("id", "=", id).execute();
    expect(await find(db, "elephant")).toEqual([]);
  });
});

test("nothing of a deleted subscriber stays in the index", async () => {
  const db = await openNewDatabase();
  const subscriber = (email: string) => ({ email, created_at: "", confirmed_at: "", consent: "", token: email });
  for (const email of ["zwxqk@example.org", "ykvjj@example.org"]) {
    await db.insertInto("subscribers").values(subscriber(email)).execute();
  }
  // PostgreSQL manages its own indexes; SQLite's is searched byte by byte.
  const has = async (three: string) => {
    const kept = sql<{ block: Uint8Array }>`select block from subscribers_words_data`;
    return (await kept.execute(db)).rows.some(({ block }) => Buffer.from(block).includes(three));
  };
  if (!isPostgres(db)) expect([await has("zwx"), await has("ykv")]).toEqual([true, true]);
  await db.deleteFrom("subscribers").where("email", "like", "zwxqk%").execute();
  const search = { table: "subscribers", columns: ["email"] };
  expect((await findWord(db, { ...search, word: "zwxqk" }, 9)).ids).toEqual([]);
  expect((await findWord(db, { ...search, word: "ykvjj" }, 9)).ids).toHaveLength(1);
  if (!isPostgres(db)) expect([await has("zwx"), await has("ykv")]).toEqual([false, true]);
});

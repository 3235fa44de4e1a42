import { describe, expect, test } from "vitest";
import { openNewDatabase } from "../../../tests/support/test-database.ts";
import { afterCursor } from "./after-cursor.ts";

async function openWith(posts: { slug: string; timestamp: number }[], days: string[] = []) {
  const db = await openNewDatabase();
  for (const post of posts) {
    const words = { title: post.slug, paragraphs: "[]", author_name: "Sample" };
    await db
      .insertInto("posts")
      .values({ ...post, ...words })
      .execute();
  }
  for (const date of days) {
    await db.insertInto("news_items").values({ title: date, source: "Sample", link: "#", date }).execute();
  }
  return db;
}

describe("the page after a mark", () => {
  test("has what is older, and of the same second what came before", async () => {
    const db = await openWith([
      { slug: "first", timestamp: 1_000 },
      { slug: "second", timestamp: 2_000 },
      { slug: "third, of the same second", timestamp: 2_000 },
      { slug: "fourth, of the same second", timestamp: 2_000 },
      { slug: "fifth", timestamp: 3_000 },
    ]);
    const rows = await db
      .selectFrom("posts")
      .select("slug")
      .where(afterCursor("timestamp", { at: "2000", id: 4 }))
      .orderBy("timestamp", "desc")
      .orderBy("id", "desc")
      .execute();
    expect(rows.map(({ slug }) => slug)).toEqual(["third, of the same second", "second", "first"]);
  });

  test("compares seconds as numbers: 999 is older than 1000", async () => {
    const db = await openWith([{ slug: "early", timestamp: 999 }]);
    const early = db.selectFrom("posts").select("slug");
    expect(await early.where(afterCursor("timestamp", { at: "1000", id: 9 })).execute()).toHaveLength(1);
    expect(await early.where(afterCursor("timestamp", { at: "999", id: 1 })).execute()).toHaveLength(0);
  });

  test("compares days as dates", async () => {
    const db = await openWith([], ["2024-09-30", "2024-10-01", "2024-10-02"]);
    const rows = await db
      .selectFrom("news_items")
      .select("date")
      .where(afterCursor("date", { at: "2024-10-01", id: 2 }))
      .execute();
    expect(rows).toEqual([{ date: "2024-09-30" }]);
  });

  test("takes any mark as a value", async () => {
    const db = await openWith([], ["2024-09-30"]);
    const rows = db.selectFrom("news_items").select("date");
    expect(await rows.where(afterCursor("date", { at: "' or 1=1 --", id: 1 })).execute()).toEqual([]);
  });
});

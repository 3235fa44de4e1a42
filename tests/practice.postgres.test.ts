import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { makePracticeCopy } from "../ops/practice/make-practice-copy.server.ts";
import { createTestSite } from "./support/test-site.ts";

test("a practice copy of a site on PostgreSQL is a file beside it", async () => {
  const { ctx } = await createTestSite();
  const { DATABASE_URL = "" } = await makePracticeCopy(ctx.config, join(ctx.config.root, "var/practice"), false);
  const copy = new DatabaseSync(DATABASE_URL.slice("sqlite:".length));
  const titles = copy
    .prepare("select title from posts order by id")
    .all()
    .map(({ title }) => title);
  copy.close();
  const posts = await ctx.db.selectFrom("posts").select("title").orderBy("id").execute();
  expect(titles).toEqual(posts.map(({ title }) => title));
  expect(titles.length).toBeGreaterThan(0);
});

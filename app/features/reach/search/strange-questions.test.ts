import { expect, test } from "vitest";
import { mainOf, textOf, withoutEntities } from "../../../../tests/support/page-text.ts";
import { runJob } from "../../../../tests/support/run-job.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { countInMemory } from "../../../server/http/memory-rate-limit.ts";
import { indexContent } from "./index-content.server.ts";
import { searchLimit } from "./read-question.ts";
import { saveSearches } from "./searched-words.server.ts";

const path = (question: string) => `/search?${new URLSearchParams({ q: question })}`;

test("any typed question gets a sentence and its own words back, without an error", async () => {
  const site = await createTestSite();
  await indexContent(site.ctx);
  const answered = async (question: string) => {
    const answer = await site.ask(path(question));
    expect([question, answer.status]).toEqual([question, 200]);
    const main = mainOf(await answer.text());
    const [, typed = ""] = /<input[^>]* value="([^"]*)"/.exec(main) ?? [];
    return [withoutEntities(typed), textOf(main)];
  };
  for (const question of ["%", '"', "*", "-", "😀", "'", "\\", "( )", "::"]) {
    const [typed, text] = await answered(question);
    expect([typed, text]).toEqual([question, expect.stringContaining(`There is no word in “${question}”.`)]);
  }
  const operators = [
    "AND OR NOT",
    "NEAR(",
    'a" OR title_words:b',
    "school AND",
    "a & b | !c",
    "x:*",
    "'; drop table posts; --",
  ];
  for (const question of [...operators, "\u0000nul", "school\u0000", "_%_a", "ﬁ½²", "ا ب", "𝒽ello"]) {
    const [typed, text] = await answered(question);
    expect(typed).toBe(question.replace("\u0000", " ").trim());
    expect(text).toMatch(/Nothing for|results? for/);
  }
  for (const question of ["x".repeat(101), "school ".repeat(1_500), "é".repeat(5_000)]) {
    const [typed, text] = await answered(question);
    expect(text).toContain("100 letters at most");
    expect(question).toContain(typed);
    expect(typed?.length).toBeGreaterThan(90);
  }
  expect(textOf(mainOf(await site.read("/search?q=school&in=users&before=zzz")))).toContain("for “school”");
  expect(textOf(mainOf(await site.read("/search?q=school&in=events&before=999999999999.999999999999999")))).toContain(
    "for “school”",
  );
  expect(await site.read(path("<script>alert(1)</script>"))).not.toContain("<script>alert");
  expect(textOf(mainOf(await site.read("/search")))).toContain("Words are also found without their tone marks");
});

test("no cache, search engine, site or log has a search's words", async () => {
  const { ask, logged } = await createTestSite();
  const { headers } = await ask(path("unicorn"));
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("Referrer-Policy")).toBe("same-origin");
  expect(logged.join()).not.toContain("unicorn");
});

test("too many searches of one network wait, with a sentence and the words", async () => {
  const { ask, ctx } = await createTestSite({ empty: true });
  expect((await ask(path("kite"))).status).toBe(200);
  for (let time = 1; time < 600; time++) countInMemory(ctx, searchLimit, "192.0.2.1");
  const answer = await ask(path("kite"));
  expect(answer.status).toBe(429);
  const html = await answer.text();
  expect(html).toContain('value="kite"');
  expect(html).toContain("Many people searched from your network");
});

test("staff see words that three visitors searched, but no visitor", async () => {
  const site = await createStaffedSite({ empty: false });
  const { ctx, ask, readAsStaff, clock } = site;
  await indexContent(ctx);
  const looksFor = async (question: string, visitors: number) => {
    for (let number = 1; number <= visitors; number++) await ask(path(question), { address: `192.0.2.${number}` });
  };
  await looksFor("school scholarships", 3);
  await looksFor("umbrellas zzyzx", 4);
  // One visitor, again and again.
  for (let time = 0; time < 5; time++) await ask(path("adaeze"));
  await looksFor("ada@example.org adaobi", 4);
  await looksFor("0801 234 5678 chidinma", 4);
  await saveSearches(ctx);
  await saveSearches(ctx);
  const text = textOf(mainOf(await readAsStaff("/admin/searches")));
  expect(text).toContain("school 3 times");
  expect(text).toMatch(/Found nothing.*zzyzx 4 times/);
  for (const secret of ["adaeze", "adaobi", "chidinma", "example", "0801"]) expect(text).not.toContain(secret);
  const words = async () =>
    (await ctx.db.selectFrom("searches").select("word").orderBy("word").execute()).map(({ word }) => word);
  expect(await words()).toEqual(["adaeze", "scholarships", "school", "umbrellas", "zzyzx"]);
  // The next day a name that one visitor typed has two looks.
  const after = async (days: number) => {
    clock.at = new Date(Date.parse("2026-03-10T09:00:00Z") + days * 86_400_000);
    await ctx.db.updateTable("trusted_time").set({ at: clock.at.toISOString() }).execute();
    await runJob(ctx, "old searched words");
    return words();
  };
  expect(await after(15)).toEqual(["scholarships", "school", "umbrellas", "zzyzx"]);
  expect(await after(91)).toEqual([]);
});

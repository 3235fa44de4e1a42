import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { EmailMarkdown, markdownText } from "../app/emails/email-markdown.tsx";
import { insertIssue } from "../app/features/publishing/newsletter/issue-queries.server.ts";
import { insertPost } from "../app/features/publishing/posts/post-queries.server.ts";
import { RichText } from "../app/ui/rich-text.tsx";
import { findMarkdownProblem, maxMarkdownLength } from "../app/values/markdown-bounds.ts";
import { anIssue, aPost } from "./support/builders.ts";
import { chunks } from "./support/hostile-markdown.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

/** A text made of one piece again and again, as long as a form takes it. */
const full = (chunk: string) => chunk.repeat(Math.ceil(maxMarkdownLength / chunk.length)).slice(0, maxMarkdownLength);

/** The longest of these texts that is read as Markdown and not shown as plain text. */
function maxReadMs(chunk: string, before: string): string {
  let low = 0;
  let high = Math.floor((maxMarkdownLength - before.length) / chunk.length);
  const isRead = (times: number) => findMarkdownProblem(before + chunk.repeat(times)) === undefined;
  // Most are read whole.
  if (isRead(high)) low = high;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isRead(middle)) low = middle;
    else high = middle - 1;
  }
  return before + chunk.repeat(low);
}

const show = (text: string) => renderToStaticMarkup(createElement(RichText, { text }));

/** Returns the depth of a page's nested elements; a reader, and React, goes a call deeper for each. */
function depthOf(html: string): number {
  let depth = 0;
  let most = 0;
  for (const [tag] of html.matchAll(/<\/?[a-z][^>]*>/g)) {
    if (tag === "<br/>") continue;
    depth += tag.startsWith("</") ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Half of the marks may open something, and every list brings an element of its own beside its entry. */
const maxDepth = 300;

/** A third of them alone; mixed with each other, below, all. */
const some = chunks.filter((_, index) => index % 3 === 0);

describe("a text of one piece again and again", () => {
  test.each(some)("stays shallow on a page or in an e-mail: %j", (chunk) => {
    const whole = full(chunk);
    const texts = findMarkdownProblem(whole) === undefined ? [whole] : [maxReadMs(chunk, ""), whole];
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(0);
      expect(depthOf(show(text))).toBeLessThan(maxDepth);
    }
    renderToStaticMarkup(createElement(EmailMarkdown, { text: whole, origin: "https://site.test" }));
    markdownText(whole, "https://site.test");
  });
});

test("several of the pieces, mixed and repeated, go no deeper", () => {
  const mixed = fc.array(fc.constantFrom(...chunks), { minLength: 2, maxLength: 4 }).map((some) => some.join(""));
  const property = fc.property(mixed, fc.constantFrom("", "- ", "> ", "**", "[a]: b\n\n", "`"), (chunk, before) => {
    const text = maxReadMs(chunk, before);
    expect(depthOf(show(text))).toBeLessThan(maxDepth);
    markdownText(text, "https://site.test");
  });
  fc.assert(property, { numRuns: 7 });
});

const tooMany = "*_".repeat(2_500);
const tooDeep = "1. ".repeat(3_300);
const base = { title: "T", theme: "T", location: "L", date: "2026-05-01", photos: "1" };

describe("a form of staff", () => {
  test.each([
    ["/admin/post", { title: "T" }, "paragraphs"],
    ["/admin/event", base, "description"],
    ["/admin/project", base, "paragraphs"],
    ["/admin/newsletter", { subject: "S" }, "opening"],
  ])("%s refuses such a text with a sentence at its field, and keeps nothing", async (path, fields, field) => {
    const { post, ctx } = await createStaffedSite({}, "admin");
    for (const [text, sentence] of [
      [tooMany, "too many signs that Markdown reads"],
      [tooDeep, "too deep inside each other"],
    ] as const) {
      const answer = await post(`${path}.data`, { ...fields, [field]: text });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(sentence);
    }
    for (const table of ["posts", "events", "projects", "issues"] as const)
      expect(await ctx.db.selectFrom(table).select("id").execute()).toEqual([]);
  });

  test("takes five hundred paragraphs and a hundred thousand characters, and no more", async () => {
    const { post } = await createStaffedSite({}, "admin");
    const send = (paragraphs: string[]) => post("/admin/post.data", { title: "T", paragraphs });
    expect((await send(Array(500).fill("a"))).status).toBe(200);
    expect((await send(Array(10).fill("a".repeat(10_000)))).status).toBe(200);
    const many = await send(Array(501).fill("a"));
    const long = await send(Array(11).fill("a".repeat(10_000)));
    expect([many.status, long.status]).toEqual([422, 422]);
    expect(await many.text()).toContain("Write 500 paragraphs at most");
    expect(await long.text()).toContain("All paragraphs together must be 100000 characters or less");
  });
});

describe("such a text that was stored before forms refused it", () => {
  test.each([
    ["many marks", tooMany],
    ["deep lists", tooDeep],
  ])("is shown on its page as it was typed: %s", async (_name, text) => {
    const { post, read, ask, ctx } = await createStaffedSite({}, "admin");
    await post("/admin/post.data", { title: "Old", paragraphs: "x" });
    await ctx.db
      .updateTable("posts")
      .set({ paragraphs: JSON.stringify([text]) })
      .execute();
    expect((await ask("/blog/old")).status).toBe(200);
    expect(await read("/blog/old")).toContain(text.trim());
  });

  test("is written into the email of an issue as it was typed", async () => {
    const { visit, ctx } = await createStaffedSite({}, "admin");
    await insertIssue(ctx.db, { ...anIssue(), opening: tooDeep });
    const email = await visit("/admin/newsletter/1/email");
    expect(email.status).toBe(200);
    expect(await email.text()).toContain(tooDeep.trim());
  });

  test("is not brought back as an earlier version, and the answer says why", async () => {
    const { post, ctx } = await createStaffedSite({}, "admin");
    await insertPost(ctx.db, aPost({ title: "Old", paragraphs: JSON.stringify([tooDeep]) }));
    await post("/admin/post/1.data", { title: "Old", paragraphs: "new", version: "1" });
    const answer = await post("/admin/post/1.data", { intent: "restore", restore: "1" });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("breaks a rule that forms have today");
  });
});

import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailMarkdown, markdownText } from "./email-markdown.tsx";

const origin = "https://site.test";
const markdownHtml = (text: string, origin: string) =>
  renderToStaticMarkup(createElement(EmailMarkdown, { text, origin }));

const text = `# Good news

Dear **friends**, *all* of you: [see](/events), [write](mailto:a@example.org).

- Books
- Cushions

3. Third
4. Fourth`;

test("the Markdown of the pages becomes HTML with whole addresses", () => {
  const html = markdownHtml(text, origin);
  for (const part of [
    ">Good news</h2>",
    "<strong>friends</strong>, <em>all</em>",
    'href="https://site.test/events"',
    'href="mailto:a@example.org"',
    '<li dir="auto">Books</li><li dir="auto">Cushions</li></ul>',
    'start="3"',
  ])
    expect(html).toContain(part);
});

test("the Markdown of the pages becomes plain text with each address after its words", () => {
  expect(markdownText(text, origin)).toBe(
    "Good news\n\nDear friends, all of you: see (https://site.test/events), write (mailto:a@example.org).\n\n- Books\n- Cushions\n\n3. Third\n4. Fourth",
  );
});

test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "vbscript:x", "#here"])(
  "a link to %s becomes its words alone",
  (address) => {
    expect(markdownHtml(`[words](${address})`, origin)).toMatch(/^<p[^>]*>words<\/p>$/);
    expect(markdownText(`[words](${address})`, origin)).toBe("words");
  },
);

test("typed HTML and pictures are shown as text", () => {
  const html = markdownHtml(
    '<b onclick="x">hi</b>\n\n<script>alert(1)</script>\n\n![y](https://evil.example/p.png)',
    origin,
  );
  expect(html).not.toMatch(/<b |<script|<img/);
  expect(html).toContain("![y](https://evil.example/p.png)");
  expect(markdownText("<b>hi</b>", origin)).toBe("<b>hi</b>");
});

test("no typed text adds an element to an e-mail", () => {
  const chunk = fc.constantFrom(
    "<",
    ">",
    '"',
    "'",
    "[",
    "](",
    ")",
    "![",
    "*",
    "#",
    "`",
    "\n",
    " ",
    "a",
    "javascript:",
    "&",
    "x=",
  );
  const typed = fc.array(chunk, { maxLength: 40 }).map((chunks) => chunks.join(""));
  fc.assert(
    fc.property(typed, (words) => {
      const html = markdownHtml(words, origin);
      for (const [tag] of html.matchAll(/<[^>]*>/g))
        expect(tag).toMatch(
          /^<(?:\/(?:p|h2|strong|em|a|ul|ol|blockquote|li)|br\/|strong|em|(?:li|p|h2|ul|blockquote|ol(?: start="\d+")?)(?: dir="auto"| style="[^"<]*")+|a href="(?:https:\/\/site\.test)?[^"<]*" style="color:inherit")>$/,
        );
      expect(html).not.toMatch(/href="javascript/i);
    }),
    { numRuns: 500 },
  );
});

test("a quotation in Arabic has its bar on the right", () => {
  const html = markdownHtml("> مرحبا\n\n- שלום", origin);
  expect(html).toMatch(/<blockquote [^>]*dir="rtl"[^>]*border-right/);
  expect(html).toMatch(/<ul [^>]*dir="rtl"[^>]*padding-right/);
});

test("a quotation is one in both parts of an e-mail", () => {
  expect(markdownHtml("> They *came*.\n>\n> All of them.", origin)).toMatch(
    /^<blockquote [^>]*border-left[^>]*><p [^>]*>They <em>came<\/em>\.<\/p><p [^>]*>All of them\.<\/p><\/blockquote>$/,
  );
  expect(markdownText("Before\n\n> They *came*.\n>\n> All of them.\n\nAfter", origin)).toBe(
    "Before\n\n> They came.\n>\n> All of them.\n\nAfter",
  );
});

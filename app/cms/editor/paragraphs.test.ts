import { Fragment, Mark, type Node } from "@tiptap/pm/model";
import { samplePosts } from "content/samples/posts.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chunks } from "../../../tests/support/hostile-markdown.ts";
import { findMarkdownProblem } from "../../values/markdown-bounds.ts";
import { readParagraphs } from "./read-paragraphs.ts";
import { schema } from "./schema.ts";
import { readSpans } from "./write-inline.ts";
import { writeParagraphs } from "./write-paragraphs.ts";

const { nodes, marks } = schema;

function saveUnchanged(texts: string[]): string[] {
  const { doc, sources } = readParagraphs(texts);
  doc.check();
  return writeParagraphs(doc, sources);
}

/** Writes as if every block had changed. */
const writeAnew = (doc: Node) => writeParagraphs(doc, []);

/** Returns the document as Markdown can hold it, without stored sources. */
function tidy(node: Node): Node {
  const attrs = "source" in node.attrs ? { ...node.attrs, source: null } : node.attrs;
  if (node.type === nodes.plain) return node.type.create(attrs, node.content);
  if (node.isTextblock)
    return node.type.create(
      attrs,
      readSpans(node).map(({ text, marks: all }) =>
        text === undefined ? nodes.hard_break.create(null, null, all) : schema.text(text, all),
      ),
    );
  const children = node.children.map(tidy);
  // Markdown has no empty paragraph beside others.
  const full = children.filter((child) => child.type !== nodes.paragraph || child.childCount > 0);
  const first = node.type === nodes.list_item ? nodes.paragraph : undefined;
  const isShort = full.length === 0 || (first !== undefined && full[0]?.type !== first);
  return node.type.create(attrs, isShort ? [nodes.paragraph.create(), ...full] : full);
}

function expectSame(doc: Node): void {
  const texts = writeAnew(doc);
  const again = readParagraphs(texts).doc;
  expect(tidy(again).toJSON(), JSON.stringify(texts)).toEqual(tidy(doc).toJSON());
}

describe("an unchanged text is posted byte for byte", () => {
  test("the sample posts", () => {
    for (const { paragraphs } of samplePosts) expect(saveUnchanged(paragraphs)).toEqual(paragraphs);
  });

  test("hostile pieces", () => {
    for (const chunk of chunks)
      for (const times of [1, 2, 3, 40, 1_000]) {
        const text = chunk.repeat(times);
        expect(saveUnchanged([text])).toEqual([text]);
      }
  });

  test("a thousand random texts", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(fc.constantFrom(...chunks, " ", "a", "word "), { maxLength: 30 }).map((all) => all.join("")),
    );
    const property = fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
      expect(saveUnchanged(texts)).toEqual(texts);
    });
    fc.assert(property, { numRuns: 1_000 });
  });
});

describe("written Markdown reads as the same document", () => {
  const word = fc.constantFrom(
    "a",
    "bold",
    "2*3",
    "*",
    "_",
    "a_b",
    "#",
    "1.",
    "2)",
    "-",
    "+",
    ">",
    "[x]",
    "](y)",
    "!",
    "<b>",
    "`c`",
    "&amp;",
    "AT&T",

    "\\",
    "\\*",
    "~~~",
    "===",
    "---",
    "é",
    "😀",
    "“quoted.”",
    "http://a.b",
    "a@b.c",
    "\u00a0",
    "|",
    "#x",
    "::",
    "&#35;",
    "<",
    "$5",
  );
  const typed = fc
    .array(fc.tuple(word, fc.constantFrom("", "", " ", "  ")), { minLength: 1, maxLength: 5 })
    .map((all) => all.flat().join(""))
    .filter((text) => text !== "");
  const mark = fc.constantFrom(
    marks.strong.create(),
    marks.em.create(),
    marks.link.create({ href: "https://example.org/a_(b)?c=*&d" }),
    marks.link.create({ href: "/donate", title: 'He said "hm"' }),
  );
  const marked = fc
    .tuple(typed, fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type.name }))
    .map(([text, all]) => schema.text(text, Mark.setFrom(all)));
  const inline = fc.array(fc.oneof({ weight: 5, arbitrary: marked }, fc.constant(nodes.hard_break.create())), {
    maxLength: 6,
  });
  const paragraph = inline.map((all) => nodes.paragraph.create(null, all));
  const heading = fc
    .tuple(fc.array(marked, { maxLength: 4 }), fc.constantFrom(1, 2, 3, 6))
    .map(([all, level]) => nodes.heading.create({ level }, all));
  const listOf = (item: fc.Arbitrary<Node[]>) =>
    fc.tuple(fc.array(item, { minLength: 1, maxLength: 3 }), fc.constantFrom(0, 1, 3)).map(([items, start]) => {
      const children = items.map((inside) => nodes.list_item.create(null, inside));
      return start === 0 ? nodes.bullet_list.create(null, children) : nodes.ordered_list.create({ start }, children);
    });
  const flat = listOf(fc.array(paragraph, { minLength: 1, maxLength: 2 }));
  const list = listOf(
    fc.tuple(paragraph, fc.array(fc.oneof(paragraph, flat), { maxLength: 2 })).map(([one, more]) => [one, ...more]),
  );
  const quote = fc
    .array(fc.oneof(paragraph, flat), { minLength: 1, maxLength: 3 })
    .map((all) => nodes.blockquote.create(null, all));
  const block = fc.oneof({ weight: 3, arbitrary: paragraph }, heading, list, quote);
  const words = fc.array(word, { maxLength: 5 }).map((all) => all.join(" ").replace(/\s+/g, " ").trim());
  const photo = fc
    .tuple(fc.integer({ min: 1, max: 99 }), words, words)
    .map(([id, alt, caption]) => nodes.photo.create({ id, alt, caption }));
  const address = "https://www.youtube.com/watch?v=abcdefghijk";
  const film = fc.tuple(words, words).map(([title, caption]) => nodes.film.create({ address, title, caption }));
  const documentOf = (one: fc.Arbitrary<Node>) =>
    fc.array(one, { minLength: 1, maxLength: 4 }).map((all) => nodes.doc.create(null, all));
  const document = documentOf(fc.oneof({ weight: 4, arbitrary: block }, photo, film));

  test("one text for each block", () => {
    fc.assert(
      fc.property(document, (doc) => {
        fc.pre(writeAnew(doc).every((text) => findMarkdownProblem(text) === undefined));
        expectSame(doc);
      }),
      { numRuns: 500 },
    );
  });

  test("all blocks in one text", () => {
    fc.assert(
      fc.property(documentOf(block), (doc) => {
        const [text = ""] = writeParagraphs(doc, [], true);
        fc.pre(findMarkdownProblem(text) === undefined);
        const again = readParagraphs([text]).doc;
        const full = tidy(doc).children.filter((one) => one.type !== nodes.paragraph || one.childCount > 0);
        const expected = full.length === 0 ? [nodes.paragraph.create()] : full;
        expect(tidy(again).toJSON(), JSON.stringify(text)).toEqual(nodes.doc.create(null, expected).toJSON());
      }),
      { numRuns: 300 },
    );
  });
});

test("a photo or film is a text of its own, posted byte for byte", () => {
  const texts = ["One.", "![A  class](photo:7)", "![x](photo:7) y", "![](film:https://youtu.be/abcdefghijk)"];
  expect(saveUnchanged(texts)).toEqual(texts);
  const { doc, sources } = readParagraphs(texts);
  expect(doc.children.map(({ type }) => type.name)).toEqual(["paragraph", "photo", "paragraph", "film"]);
  const more = [nodes.photo.create({ id: -5, alt: "Soon" }), nodes.paragraph.create()];
  expect(writeParagraphs(doc.copy(doc.content.append(Fragment.from(more))), sources)).toEqual([
    ...texts,
    "![Soon](photo:-5)",
  ]);
  // A single text has no media.
  expect(readParagraphs(texts.slice(1, 2), true).doc.firstChild?.type).toBe(nodes.paragraph);
});

test("typed signs are escaped only if they would be Markdown", () => {
  const write = (text: string) => writeAnew(nodes.doc.create(null, nodes.paragraph.create(null, schema.text(text))))[0];
  expect(write("# no heading")).toBe("\\# no heading");
  expect(write("1. no list")).toBe("1\\. no list");
  expect(write("2*3*4")).toBe("2\\*3\\*4");
  for (const first of "a1.!#$%&'*+/=?^_`{|}~-")
    expect(readParagraphs([write(`<${first}a@b.c>`) ?? ""]).doc.textContent).toBe(`<${first}a@b.c>`);
  for (const text of ["AT&T & co", "naira_total", "5 < 6", "Mr. A (35) - no!", "a@b.org", "1.5 million", "C:\\Users"])
    expect(write(text)).toBe(text);
});

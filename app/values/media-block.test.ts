import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";
import { firstWords, photoIdsIn, readMediaBlock, writeMediaBlock } from "./media-block.ts";

const film = "https://www.youtube.com/watch?v=abcdefghijk";

test("photos and films are read from one Markdown image", () => {
  expect(readMediaBlock("![](photo:7)")).toEqual({ kind: "photo", id: 7, alt: "", caption: "" });
  expect(readMediaBlock('![A \\[new\\] tap](photo:7 "In \\"Jos\\"")\n')).toEqual({
    kind: "photo",
    id: 7,
    alt: "A [new] tap",
    caption: 'In "Jos"',
  });
  expect(readMediaBlock(`![The song](film:${film} "Sung")`)).toEqual({
    kind: "film",
    address: film,
    title: "The song",
    caption: "Sung",
  });
});

test.each([
  "![a](https://example.org/a.png)",
  "![a](/files/a.png)",
  "![a](photo:0)",
  "![a](photo:07)",
  "![a](photo:1234567890123456)",
  "![a](photo:x)",
  "[a](photo:7)",
  "See ![a](photo:7)",
  "![a](photo:7) there",
  "![a](photo:7)\n\n![a](photo:8)",
  "![a\nb](photo:7)",
  "![a](film:https://example.org/film.mp4)",
  "![a](film:javascript:alert(1))",
  `![a](film:${film.replace("https", "http")})`,
])("a block that is not one picture stays text: %s", (text) => {
  expect(readMediaBlock(text)).toBeUndefined();
});

test("a written block is read again, also by other Markdown parsers as one image", () => {
  const words = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc
      .array(fc.constantFrom("![", "](", '"', ") ", "\\", "&amp;", "*a*", "_b_", "`c`", "<b>", "[x][y]", "é", "\n"))
      .map((all) => all.join("")),
  );
  const property = fc.property(words, words, fc.boolean(), (one, other, isFilm) => {
    const clean = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 300);
    const caption = clean(other);
    const block = isFilm
      ? ({ kind: "film", address: film, title: clean(one), caption } as const)
      : ({ kind: "photo", id: 12, alt: clean(one), caption } as const);
    const text = writeMediaBlock(block);
    expect(readMediaBlock(text)).toEqual(block);
    fc.pre(!/\0/.test(text));
    const [paragraph, ...more] = fromMarkdown(text).children;
    expect(more).toEqual([]);
    expect(paragraph?.type === "paragraph" && paragraph.children).toMatchObject([
      { type: "image", url: isFilm ? `film:${film}` : "photo:12", alt: clean(one), title: caption || null },
    ]);
  });
  fc.assert(property, { numRuns: 500 });
});

test("excerpts leave pictures out, and each photo is named once", () => {
  const texts = ["![a](photo:7)", "Words", "![b](photo:9)", "![c](photo:7)", `![d](film:${film})`];
  expect(firstWords(texts)).toBe("Words");
  expect(firstWords(texts.slice(2))).toBeUndefined();
  expect(photoIdsIn(texts)).toEqual([7, 9]);
});

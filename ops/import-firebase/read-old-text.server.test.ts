import { describe, expect, test } from "vitest";
import { pasteCases } from "../../tests/support/pastes.ts";
import { readOldText } from "./read-old-text.server.ts";

describe("a text becomes paragraphs of Markdown", () => {
  test.each<[string, string, string[]]>([
    ["plain text stays", "We met at noon.", ["We met at noon."]],
    ["an empty line ends a paragraph", "One\ntwo\n\nThree", ["One\\\ntwo", "Three"]],
    ["what looks like a tag and is none stays", "I <3 you & 5 < 6 > 4", ["I \\<3 you & 5 < 6 > 4"]],
    ["paragraphs", "<p>One</p><p>Two <b>bold</b></p>", ["One", "Two **bold**"]],
    ["breaks", "One<br>two<br/><br>three", ["One\\\ntwo", "three"]],
    ["lists", "<ul><li>One</li><li>Two</li></ul>", ["- One\n- Two"]],
    ["named characters", "Tom &amp; Ada&nbsp;&#8212; &lt;b&gt;", ["Tom & Ada — \\<b>"]],
    ["an indented source", "<div>\n      One\n   two</div>", ["One two"]],
    ["a link with its address", '<a href="https://example.org/a">Read</a>', ["[Read](https://example.org/a)"]],
    [
      "a link that is its own address",
      '<a href="mailto:a@example.org">a@example.org</a>',
      ["[a@example.org](mailto:a@example.org)"],
    ],
    ["what was never closed", "<p>One<p>Two<b>", ["One", "Two"]],
    ["nothing", "  \n ", []],
    ["empty blocks", "<p>&nbsp;</p><li></li>", []],
  ])("%s", (_name, html, paragraphs) => {
    expect(readOldText(html)).toEqual(paragraphs);
  });

  test.each([
    ["a program", "<script>alert(1)</script>One", ["One"]],
    ["a program in an attribute", '<img src=x onerror="alert(1)">One', ["One"]],
    ["a link that is a program", '<a href="javascript:alert(1)">One</a>', ["One"]],
    ["a link that hides what it is", '<a href=" java\nscript:alert(1)">One</a>', ["One"]],
    ["style", "<style>p{}</style>One", ["One"]],
    ["a frame", '<iframe src="https://example.org">Two</iframe>One', ["One"]],
    ["a comment", "One<!-- two -->", ["One"]],
    ["a program that was never closed", "One<script>alert(1)", ["One"]],
    ["control characters", "One\u0000\u001b[31mtwo", ["One\\[31mtwo"]],
    ["half a character", "One\ud800", ["One\ufffd"]],
  ])("without %s", (_name, html, paragraphs) => {
    expect(readOldText(html)).toEqual(paragraphs);
  });

  /** Words alone: what becomes bold in the editor is no bold here. */
  const wordsOf = (texts: string[]) => texts.join(" ").match(/[\p{L}\p{N}]+/gu);

  test.each(pasteCases.unsaid)("without what the editor leaves out: $title", ({ html, texts }) => {
    expect(wordsOf(readOldText(html))).toEqual(wordsOf(texts));
  });

  test("even if it is nested a hundred thousand levels deep", () => {
    expect(readOldText(`${"<div>".repeat(100_000)}One`)).toEqual(["One"]);
  });
});

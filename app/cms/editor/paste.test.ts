import { Fragment, Slice } from "@tiptap/pm/model";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { describe, expect, test } from "vitest";
import { maxParagraphLength, maxParagraphs, maxTextLength } from "../../values/markdown-bounds.ts";
import { capacityLeft, cutSlice } from "./cut-slice.ts";
import { isFilmElsewhere, linkChosen } from "./paste.ts";
import { readParagraphs } from "./read-paragraphs.ts";
import { linkAddresses, readText } from "./read-pasted-text.ts";
import { schema } from "./schema.ts";
import { itemsFor } from "./slash.ts";
import { hasLikelyAges } from "./table-lists.ts";
import { linkLeft, placeFilm, readWebAddress } from "./typed-address.ts";
import { writeParagraphs } from "./write-paragraphs.ts";

const { nodes } = schema;

const written = (text: string) => writeParagraphs(nodes.doc.create(null, readText(text).blocks), []);

describe("plain text", () => {
  test("rows with cells become a list, a line for each", () => {
    expect(written("School\tTaps\nJos\t40\n\nLagos\t\t2\n")).toEqual(["- School, Taps\n- Jos, 40\n- Lagos, 2"]);
    expect(readText("School\tTaps\nJos\t40").table).toBe("list");
    expect(readText("Child\tAge\nA\t9").table).toBe("ages");
  });

  test("a single line with a tab stays text, as do lines without one", () => {
    expect(readText("Jos\t40").table).toBeUndefined();
    expect(written("Jos\t40\nWe went early")).toEqual(["Jos\t40", "We went early"]);
  });
});

describe("a column that may hold ages", () => {
  test.each([
    [
      "a heading",
      [
        ["Name", "Age"],
        ["A", "?"],
      ],
    ],
    [
      "words",
      [
        ["A", "9 years"],
        ["B", "10 yrs"],
      ],
    ],
    [
      "numbers below a heading",
      [
        ["Name", "Jahre"],
        ["A", "9"],
        ["B", "7"],
        ["C", "12"],
      ],
    ],
    [
      "numbers alone",
      [
        ["9", "A"],
        ["7", "B"],
      ],
    ],
  ])("is one with %s", (_, rows) => expect(hasLikelyAges(rows)).toBe(true));

  test.each([
    [
      "amounts",
      [
        ["Jos", "40"],
        ["Lagos", "250"],
      ],
    ],
    [
      "the numbers of the rows",
      [
        ["1", "Jos"],
        ["2", "Lagos"],
        ["3", "Kano"],
      ],
    ],
    [
      "words only",
      [
        ["Jos", "taps"],
        ["Lagos", "soap"],
      ],
    ],
    [
      "a word that begins like one",
      [
        ["Agent", "Town"],
        ["A", "Jos"],
      ],
    ],
  ])("is none with %s", (_, rows) => expect(hasLikelyAges(rows)).toBe(false));
});

function stateWith(text: string, chosen = ""): EditorState {
  const { doc } = readParagraphs([text]);
  const at = 1 + Math.max(0, doc.textContent.indexOf(chosen));
  return EditorState.create({ doc, selection: TextSelection.create(doc, at, at + chosen.length) });
}

test("an address links selected words, or replaces an address", () => {
  const link = (state: EditorState) => {
    const tr = linkChosen(state, "https://example.org/a");
    return tr && writeParagraphs(tr.doc, []);
  };
  expect(link(stateWith("See forty taps", "forty taps"))).toEqual(["See [forty taps](https://example.org/a)"]);
  expect(link(stateWith("See [our *taps*](/old) now", "our taps"))).toEqual([
    "See [our *taps*](https://example.org/a) now",
  ]);
  expect(link(stateWith("See https://example.org/b", "https://example.org/b"))).toBeUndefined();
  expect(link(stateWith("See forty taps"))).toBeUndefined();
  expect(link(stateWith("```\ncode\n```", "code"))).toBeUndefined();
});

test("a web address is one word with a safe destination", () => {
  expect(readWebAddress("https://example.org/a?b#c")).toBe("https://example.org/a?b#c");
  expect(readWebAddress("www.example.org")).toBe("https://www.example.org");
  for (const other of ["example", "https://", "https://example.org and more", "javascript:alert(1)", "https://a b", ""])
    expect(readWebAddress(other), other).toBeUndefined();
});

test("a film replaces an empty paragraph of the text, not of a list", () => {
  const film = placeFilm(stateWith(""), "https://www.youtube.com/watch?v=abcdefghijk");
  expect(film && writeParagraphs(film.doc, [])).toEqual(["![](film:https://www.youtube.com/watch?v=abcdefghijk)"]);
  expect(placeFilm(stateWith(""), "https://example.org/film.mp4")).toBeUndefined();
  const list = readParagraphs(["- a"]).doc;
  const state = EditorState.create({ doc: list, selection: TextSelection.create(list, 3) });
  expect(placeFilm(state, "https://youtu.be/abcdefghijk")).toBeUndefined();
});

test("a film's address among words becomes a link, typed or pasted", () => {
  expect(written("Look at youtu.be/abcdefghijk, or www.example.org.")).toEqual([
    "Look at [youtu.be/abcdefghijk](https://youtu.be/abcdefghijk), or [www.example.org](https://www.example.org).",
  ]);
  for (const bare of ["youtube.com/watch?v=abcdefghijk", "m.youtube.com/watch?v=abcdefghijk", "vimeo.com/123456789"])
    expect(written(`See ${bare}!`)).toEqual([`See [${bare}](https://${bare})!`]);
  for (const other of ["Write to me@youtu.be/abcdefghijk", "youtube.com/about is not one", "notyoutu.be/abcdefghijk"])
    expect(written(other).join("")).not.toContain("](");
  expect(readWebAddress("youtu.be/abcdefghijk")).toBe("https://youtu.be/abcdefghijk");

  const bold = schema.text("Our film https://youtu.be/abcdefghijk is here", [schema.marks.strong.create()]);
  const known = schema.text("https://youtu.be/abcdefghijk", [
    schema.marks.link.create({ href: "https://example.org/" }),
  ]);
  const copied = Fragment.from([nodes.paragraph.create(null, bold), nodes.paragraph.create(null, known)]);
  const [first, second] = writeParagraphs(nodes.doc.create(null, linkAddresses(copied)), []);
  expect(first).toContain("(https://youtu.be/abcdefghijk)");
  expect(second).toBe("[https://youtu.be/abcdefghijk](https://example.org/)");
});

test("an address at the end is linked once, when the focus leaves", () => {
  const state = stateWith("Our film: youtu.be/abcdefghijk");
  const at = TextSelection.atEnd(state.doc);
  const left = linkLeft(state.apply(state.tr.setSelection(at)));
  expect(left && writeParagraphs(left.doc, [])).toEqual([
    "Our film: [youtu.be/abcdefghijk](https://youtu.be/abcdefghijk)",
  ]);
  expect(left && linkLeft(state.apply(state.tr.setSelection(at)).apply(left))).toBeUndefined();
  expect(linkLeft(stateWith("Nothing to link"))).toBeUndefined();
});

test("films of other sites are distinguished from pages", () => {
  for (const address of [
    "https://www.facebook.com/watch?v=1",
    "https://fb.watch/abc",
    "https://www.tiktok.com/@a/video/1",
    "https://example.org/film.mp4?x",
  ])
    expect(isFilmElsewhere(address), address).toBe(true);
  for (const address of [
    "https://youtu.be/abcdefghijk",
    "https://www.facebook.com/tabasamu",
    "https://example.org/mp4",
    "https://nottiktok.com/a",
  ])
    expect(isFilmElsewhere(address), address).toBe(false);
});

describe("a paste cut to the space left", () => {
  const paragraph = (words: string) => nodes.paragraph.create(null, schema.text(words));
  const cut = (text: string, before: string[] = [""], single = false) => {
    const { blocks } = readText(text);
    const { doc } = readParagraphs(before);
    const { slice, isCut } = cutSlice(
      new Slice(schema.topNodeType.create(null, blocks).content, 1, 1),
      capacityLeft(doc, single),
    );
    const texts = slice.size === 0 ? [] : writeParagraphs(nodes.doc.create(null, slice.content), []);
    return { texts, isCut, slice };
  };
  const sizeOf = (texts: string[]) => texts.reduce((sum, { length }) => sum + length, 0);

  test("keeps a short paste whole", () => {
    const { texts, isCut } = cut("One.\nTwo.");
    expect([texts, isCut]).toEqual([["One.", "Two."], false]);
  });

  test("keeps the first whole words of a long one, in storable paragraphs", () => {
    const { texts, isCut } = cut("Clean hands. ".repeat(200_000));
    expect(isCut).toBe(true);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(maxParagraphLength);
    expect([sizeOf(texts) > maxTextLength * 0.8, sizeOf(texts) <= maxTextLength]).toEqual([true, true]);
    expect(texts.at(-1)).toMatch(/(?:Clean|hands\.)$/);
  });

  test("keeps as many paragraphs as fit", () => {
    const { texts, isCut } = cut("Line\n".repeat(2_000), ["One", "Two"]);
    expect([texts.length, isCut]).toEqual([maxParagraphs - 2, true]);
  });

  test("splits a long list", () => {
    const { texts, isCut } = cut("- Jos\n".repeat(600));
    expect([texts.length, isCut]).toEqual([3, false]);
    const numbers = cut(Array.from({ length: 300 }, (_, place) => `${place + 1}. Jos`).join("\n"));
    expect(numbers.texts.map((text) => text.split("\n")[0])).toEqual(["1. Jos", "251. Jos"]);
  });

  test("is empty without space, shorter in a single text", () => {
    const full = Array.from({ length: 11 }, () => "Clean ".repeat(1_600));
    expect(cut("More.", full)).toMatchObject({ texts: [], isCut: true });
    expect(sizeOf(cut("Clean hands. ".repeat(20_000), [""], true).texts)).toBeLessThanOrEqual(2 * maxParagraphLength);
    expect(capacityLeft(nodes.doc.create(null, [paragraph("a")]), false).blocks).toBe(maxParagraphs - 1);
  });
});

test("the slash menu lists blocks that begin with the typed letters", () => {
  const items = ["Heading", "List", "Numbered list", "From the library"].map((label) => ({ label }));
  const found = (typed: string) => itemsFor(items, typed).map(({ label }) => label);
  expect(found("")).toHaveLength(4);
  expect(found("li")).toEqual(["List", "Numbered list", "From the library"]);
  expect(found("HEAD")).toEqual(["Heading"]);
  expect(found("ist")).toEqual([]);
});

test.each([
  ["Read it (https://example.org/a).", "Read it ([https://example.org/a](https://example.org/a))."],
  [
    "See https://en.wikipedia.org/wiki/Lagos_(city), or not",
    "See [https://en.wikipedia.org/wiki/Lagos\\_(city)](https://en.wikipedia.org/wiki/Lagos_\\(city\\)), or not",
  ],
  ["Youtu.be/abcdefghijk?t=9!", "[Youtu.be/abcdefghijk?t=9](https://youtu.be/abcdefghijk?t=9)!"],
  [
    "https://www.google.com/url?q=https://example.org/r&sa=D",
    "[https://www.google.com/url?q=https://example.org/r\\&sa=D](https://example.org/r)",
  ],
])("in %s the address is linked without the signs of its sentence", (text, stored) => {
  const got = written(text);
  expect(got.map((part) => part.replaceAll("\\&", "&"))).toEqual([stored.replaceAll("\\&", "&")]);
  const state = stateWith("");
  const typed = state.apply(state.tr.insertText(text.split(",")[0] ?? ""));
  const left = linkLeft(typed.apply(typed.tr.setSelection(TextSelection.atEnd(typed.doc))));
  expect(left?.doc.textContent).toBe(text.split(",")[0]);
});

import { type Command, EditorState, TextSelection } from "@tiptap/pm/state";
import { describe, expect, test } from "vitest";
import { moveBlocks, removeBlocks, setLink, toggleHeading, toggleList, toggleQuote, toggleStrong } from "./commands.ts";
import { readAddress } from "./editor-dock.tsx";
import { readParagraphs } from "./read-paragraphs.ts";
import { schema } from "./schema.ts";
import { writeParagraphs } from "./write-paragraphs.ts";

const { nodes } = schema;

/** Runs commands with the cursor in a word. @returns the texts to store */
function edit(texts: string[], word: string, ...commands: Command[]): string[] {
  const { doc, sources } = readParagraphs(texts);
  let at = 0;
  doc.descendants((node, position) => {
    const place = node.isText ? (node.text ?? "").indexOf(word) : -1;
    if (place >= 0) at = position + place;
  });
  const selection = TextSelection.create(doc, at, at + word.length);
  let state = EditorState.create({ doc, selection });
  for (const command of commands)
    command(state, (tr) => {
      state = state.apply(tr);
    });
  state.doc.check();
  return writeParagraphs(state.doc, sources);
}

describe("blocks of one stored text", () => {
  const texts = ["One *line*.\n\n__Two__ lines.\n\n* three", "Other __text__."];

  test("stay one text after a change of one of them", () => {
    expect(edit(texts, "One", toggleHeading)).toEqual([
      "## One *line*.\n\n**Two** lines.\n\n- three",
      "Other __text__.",
    ]);
  });

  test("stay one text when they swap; another block between them splits it", () => {
    expect(edit(texts, "One", moveBlocks(1))).toEqual(["**Two** lines.\n\nOne *line*.\n\n- three", "Other __text__."]);
    expect(edit(texts, "Other", moveBlocks(-1))).toEqual([
      "One *line*.\n\n**Two** lines.",
      "Other __text__.",
      "- three",
    ]);
  });

  test("are the stored text again after undo", () => {
    expect(edit(texts, "One", toggleHeading, toggleHeading)).toEqual(texts);
    expect(edit(texts, "One", moveBlocks(1), moveBlocks(-1))).toEqual(texts);
  });
});

test("heading, lists, quotation replace each other; a second press removes them", () => {
  const list = toggleList(nodes.bullet_list);
  const numbers = toggleList(nodes.ordered_list);
  expect(edit(["a"], "a", toggleHeading)).toEqual(["## a"]);
  expect(edit(["## a"], "a", list)).toEqual(["- a"]);
  expect(edit(["- a\n- b"], "b", numbers)).toEqual(["1. a\n2. b"]);
  expect(edit(["- a"], "a", list)).toEqual(["a"]);
  expect(edit(["- a"], "a", toggleHeading)).toEqual(["## a"]);
  expect(edit(["## a"], "a", toggleQuote)).toEqual(["> a"]);
  expect(edit(["> a"], "a", toggleQuote)).toEqual(["a"]);
  expect(edit(["> a"], "a", toggleHeading)).toEqual(["## a"]);
  expect(edit(["- a"], "a", toggleQuote)).toEqual(["> - a"]);
});

test("the last block is emptied, not removed", () => {
  expect(edit(["a", "b"], "a", removeBlocks)).toEqual(["b"]);
  expect(edit(["a"], "a", removeBlocks)).toEqual([""]);
});

test("an unsupported block has no marks, is posted unchanged", () => {
  expect(edit(["```\ncode\n```"], "code", toggleStrong)).toEqual(["```\ncode\n```"]);
});

test("a new address replaces the current link's", () => {
  expect(edit(["See [our *page*](/old) now"], "pa", setLink("/new"))).toEqual(["See [our *page*](/new) now"]);
});

test("an address is completed, or rejected if it is unsafe", () => {
  expect(readAddress(" https://example.org/a?b#c ")).toBe("https://example.org/a?b#c");
  expect(readAddress("www.example.org/a")).toBe("https://www.example.org/a");
  expect(readAddress("a@example.org")).toBe("mailto:a@example.org");
  expect(readAddress("+234 (0)801 234 5678")).toBe("tel:+23408012345678");
  expect(readAddress("/donate")).toBe("/donate");
  for (const wrong of [
    "",
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "two words",
    "data:text/html,x",
    "word",
  ])
    expect(readAddress(wrong), wrong).toBeUndefined();
});

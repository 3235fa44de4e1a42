import { expect, test } from "vitest";
import { countSlips, excerptOf, markWords, searchPatternsOf, searchWordsOf } from "./search-words.ts";

test.each([
  ["Ẹ̀bùn fún àwọn ọmọ", ["ebun", "fun", "awon", "omo"]],
  ["Alƙawari, ƴan’uwa da ɗaki", ["alkawari", "yanuwa", "da", "daki"]],
  ["The school’s BOOK-day: 40 taps", ["the", "schools", "book", "day", "40", "taps"]],
  ["Straße, Smørrebrød, œuvre", ["strasse", "smorrebrod", "oeuvre"]],
  ["كِتَاب ٣", ["كتاب", "٣"]],
  ["%*\"'^~ AND 😀 -", ["and"]],
  ["x".repeat(99), ["x".repeat(40)]],
])("%j has the words %j", (text, words) => {
  expect(searchWordsOf(text)).toEqual(words);
});

const find = (question: string) => searchPatternsOf(searchWordsOf(question));

/** With the marked words in brackets. */
const written = (parts: { text: string; isFound: boolean }[]) =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");

test.each([
  ["book", "Books for Ajegunle, a book and a workbook", "[Books] for Ajegunle, a [book] and a workbook"],
  ["libraries", "The library, and no Libraryʼs rival", "The [library], and no [Libraryʼs] rival"],
  ["ebun", "Ẹ̀bùn kan", "[Ẹ̀bùn] kan"],
  ["an", "An answer, another an", "[An] [answer], [another] [an]"],
  ["an event", "An answer to every event", "[An] answer to every [event]"],
])("for %j are marked: %s", (question, text, marked) => {
  expect(written(markWords(text, find(question)))).toBe(marked);
});

test("an excerpt surrounds the first found word, or is the beginning", () => {
  const long = `${"before ".repeat(30)}the library ${"after ".repeat(60)}`.trim();
  const excerpt = written(excerptOf(["Nothing here.", long], find("library")));
  expect(excerpt).toMatch(/^… (?:before )+the \[library\] (?:after )+…$/);
  expect(excerpt.length).toBeLessThan(180);
  expect(written(excerptOf(["Nothing here.", long], find("zebra")))).toBe("Nothing here.");
  expect(excerptOf([], find("zebra"))).toEqual([]);
  expect(written(excerptOf(["x".repeat(999)], find("zebra"))).length).toBeLessThan(180);
});

test.each([
  ["libary", "library", 1],
  ["librray", "library", 1],
  ["lbirary", "library", 1],
  ["liberry", "library", 2],
  ["library", "library", 0],
  ["zebra", "library", 3],
])("between %j and %j are %i slips, three at most", (one, other, slips) => {
  expect(countSlips(one, other, 2)).toBe(slips);
});

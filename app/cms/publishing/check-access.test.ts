import { expect, test } from "vitest";
import { isFileName } from "../protection/protect-story.server.ts";
import { checkAlt, checkParagraphs, countSyllables, readingLevel } from "./check-access.ts";

const kinds = (...paragraphs: string[]) => checkParagraphs("paragraphs", paragraphs).map(({ kind }) => kind);

test.each([
  ["[here](/events)", "linkVague"],
  ["Find it [click here](/events).", "linkVague"],
  ["[Read more…](/events)", "linkVague"],
  ["[https://example.org/x](https://example.org/x)", "linkBare"],
  ["THIS IS A VERY LOUD PARAGRAPH ABOUT TAPS", "capitals"],
  ["| Day | Taps |\n| --- | --- |\n| Monday | 4 |", "table"],
  ["Monday\t4\nTuesday\t5", "table"],
  ["![Drums](film:https://youtu.be/dQw4w9WgXcQ)", "film"],
  ["![Photo of a girl](photo:1)", "altVague"],
  ['![Two girls paint](photo:1 "Two girls paint.")', "altCaption"],
])("the sheet says: %s", (paragraph, kind) => {
  expect(kinds(paragraph)).toEqual([kind]);
});

test.each([
  "[Our events in June](/events)",
  "UNICEF and WHO came.",
  "Either this | or that",
  '![Two girls paint a wall](photo:1 "Day one")',
])("the sheet says nothing about: %s", (paragraph) => {
  expect(kinds(paragraph)).toEqual([]);
});

test("a film passes with a caption, or with a sentence about its captions", () => {
  expect(kinds('![Drums](film:https://youtu.be/dQw4w9WgXcQ "Six drummers; with captions")')).toEqual([]);
  expect(kinds("![Drums](film:https://youtu.be/dQw4w9WgXcQ)", "It has captions in English.")).toEqual([]);
});

test("a file name is no description", () => {
  for (const alt of ["IMG_2041.jpg", "DSC0001", "kite_final_2", "Amina.webp"]) expect(isFileName(alt)).toBe(true);
  for (const alt of ["A girl flies a kite.", "Two boys", "St. Mary"]) expect(isFileName(alt)).toBe(false);
  expect(checkAlt("photo-1-alt", "image")).toHaveLength(1);
});

const easy = "The sun is up. We go to the school. The girls sing and the boys play. ".repeat(6);
const hard =
  "Notwithstanding considerable institutional difficulties, our organisation successfully implemented comprehensive rehabilitation programmes for underprivileged communities, and it is anticipated that further collaboration with governmental stakeholders will facilitate sustainable improvements. ".repeat(
    3,
  );

test("hard English is found with its hardest sentences, other texts are not", () => {
  expect(readingLevel([easy])?.grade).toBeLessThan(4);
  expect(readingLevel([hard])?.grade).toBeGreaterThan(12);
  expect(readingLevel([`${easy} ${hard}`])?.hardest[0]).toContain("Notwithstanding");
  expect(kinds(hard)).toEqual(["reading"]);
  expect(kinds(easy)).toEqual([]);
  expect(readingLevel(["Notwithstanding considerable difficulties."])).toBeUndefined();
  expect(readingLevel(["Àwọn ọmọdé jó títí ilẹ̀ fi ṣú ní ọjọ́ Sátidé. ".repeat(12)])).toBeUndefined();
});

test.each([
  ["school", 1],
  ["children", 2],
  ["organisation", 5],
  ["made", 1],
  ["table", 2],
  ["painted", 2],
])("%s has about %i syllables", (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

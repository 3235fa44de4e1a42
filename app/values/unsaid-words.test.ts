import { expect, test } from "vitest";
import { withoutStruckSigns } from "./unsaid-words.ts";

test.each<[string, string, number]>([
  ["We ~~thirty or so~~ read", "We read", 3],
  ["We read ~thirty~ books", "We read books", 1],
  ["Now t̶h̶i̶r̶t̶y̶ ̶c̶h̶i̶l̶d̶r̶e̶n̶ forty", "Now forty", 2],
  ["~5 km and ~6 km", "~5 km and ~6 km", 0],
  ["example.org/~reader/a~b", "example.org/~reader/a~b", 0],
  ["Two  blanks stay", "Two  blanks stay", 0],
])("the text %j becomes %j", (typed, text, left) => expect(withoutStruckSigns(typed, true)).toEqual({ text, left }));

test("tildes stay where only the words were wanted", () => {
  expect(withoutStruckSigns("We ~~thirty~~ read", false)).toEqual({ text: "We ~~thirty~~ read", left: 0 });
});

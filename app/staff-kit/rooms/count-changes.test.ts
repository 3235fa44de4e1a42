import { describe, expect, test } from "vitest";
import { numbersFrom } from "../../../tests/support/random-numbers.ts";
import type { FormValues } from "../local-draft.ts";
import { countChanges } from "./count-changes.ts";

const saved = { name: ["Upendo"], phone: [""], figureValue: ["3", "4"], version: ["12"] };

describe("the number of changes", () => {
  test.each<[string, FormValues, number]>([
    ["nothing typed", saved, 0],
    ["the empty row that a list ends with", { ...saved, figureValue: ["3", "4", ""] }, 0],
    ["another version, and the key of the form", { ...saved, version: ["13"], idempotencyKey: ["key"] }, 0],
    ["one field", { ...saved, name: ["Hope"] }, 1],
    ["two fields, one of them emptied", { ...saved, name: [""], phone: ["1"] }, 2],
    ["a row of a list", { ...saved, figureValue: ["3", ""] }, 1],
    ["a row in the middle, emptied", { ...saved, figureValue: ["", "4"] }, 1],
    ["a box that is ticked", { ...saved, countFaces: ["on"] }, 1],
    ["a box that is not ticked any more", { name: ["Upendo"], figureValue: ["3", "4"] }, 0],
    ["line ends of another browser", { ...saved, name: ["Upendo"], phone: ["\r\n"] }, 1],
  ])("counts %s", (_, now, expected) => {
    expect(countChanges(saved, now)).toBe(expected);
  });

  test("is how many fields differ, in either direction, and none after all are as before", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const draw = numbersFrom(seed);
      const before = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, [String(draw(3))]]));
      const after = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, [String(draw(3))]]));
      const expected = Object.keys(before).filter((name) => before[name]?.[0] !== after[name]?.[0]).length;
      expect([seed, countChanges(before, after), countChanges(after, before)]).toEqual([seed, expected, expected]);
      expect(countChanges(before, { ...after, ...before })).toBe(0);
    }
  });
});

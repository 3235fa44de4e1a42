import { describe, expect, test } from "vitest";
import { joinAsSentence, parseTextList } from "./text-list.ts";

describe("a list of texts in the database", () => {
  test("is read in its order", () => {
    expect(parseTextList(JSON.stringify(["Lagos", "Jos", 'Uyo "the quiet"']))).toEqual([
      "Lagos",
      "Jos",
      'Uyo "the quiet"',
    ]);
  });

  test.each(["", "[", "null", "7", '"Lagos"', '{"0":"Lagos"}'])("that is damaged to %j reads as empty", (json) => {
    expect(parseTextList(json)).toEqual([]);
  });

  test("gives what is text and leaves out what is not", () => {
    expect(parseTextList('["Lagos", null, 7, {}, ["Jos"], "Uyo"]')).toEqual(["Lagos", "Uyo"]);
  });
});

describe("a list on the page of an event", () => {
  test("is joined with commas and ends in a period", () => {
    expect(joinAsSentence(["Lagos", "Jos", "Uyo"])).toBe("Lagos, Jos, Uyo.");
    expect(joinAsSentence(["Lagos"])).toBe("Lagos.");
  });

  test("that is empty leaves no lonely period behind", () => {
    expect(joinAsSentence([])).toBe("");
  });
});

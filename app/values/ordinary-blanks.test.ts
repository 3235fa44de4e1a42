import { describe, expect, test } from "vitest";
import { hasNoBreakBlanks, withOrdinaryBlanks } from "./ordinary-blanks.ts";

const pasted = (text: string) => (hasNoBreakBlanks(text) ? withOrdinaryBlanks(text) : text);

describe("a text whose blanks are no-break blanks", () => {
  test("gets ordinary blanks between its words", () => {
    expect(pasted("We\u00a0went\u00a0to\u202fthe river")).toBe("We went to the river");
  });

  test("keeps them before French signs, inside quotation marks and behind numbers", () => {
    const text = "Elle\u00a0a\u00a0dit\u00a0: «\u00a0Oui\u00a0»\u00a0et 12\u00a0km\u00a0plus\u00a0loin";
    expect(pasted(text)).toBe("Elle a dit\u00a0: «\u00a0Oui\u00a0» et 12\u00a0km plus loin");
  });
});

test.each([
  ["one before a colon", "Ce que nous faisons\u00a0: lire avec les enfants"],
  ["one in a short text", "12\u00a0km"],
  ["several among many ordinary blanks", "A\u00a0: b c d, e\u00a0: f g h, i\u00a0: j k l m n o p"],
])("stays as it is: %s", (_what, text) => {
  expect(pasted(text)).toBe(text);
});

test("blanks that indent HTML do not count", () => {
  expect(hasNoBreakBlanks("We\u00a0went\u00a0to\u00a0the\n        river\n        together")).toBe(true);
});

import { expect, test } from "vitest";
import { monthFieldOf, monthTypeOf, whyNotFounded, writeMonth } from "./founding-month.ts";

test("a month is read in words and figures, and written one way; another text stays as it is", () => {
  for (const text of ["July 2023", "jul 2023", "2023-07", "7/2023", "07.2023", " July  2023 "])
    expect([text, monthFieldOf(text), writeMonth(text)]).toEqual([text, "2023-07", "July 2023"]);
  for (const text of ["", "2023", "4 July 2023", "in a church hall", "13/2023", "0/2023", "2023-13"])
    expect([text, monthFieldOf(text), writeMonth(text)]).toEqual([text, text, text]);
  expect(["", "2023-07", "2023"].map(monthTypeOf)).toEqual(["month", "month", "text"]);
});

test("nothing began in a month to come, before 1800, or in no month", () => {
  const why = (text: string) => whyNotFounded(text, "2026-03-10");
  expect(["March 2026", "January 1800"].map(why)).toEqual([undefined, undefined]);
  expect(["2026-04", "December 1799", "2023", "a hall"].map(why)).toEqual(["future", "early", "unclear", "unclear"]);
});

import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

test("a table is written so that every cell comes back as it was", () => {
  expect(
    writeCsv([
      ["name", "words"],
      ["a, b", 'say "hi"'],
      ["line\nbreak", 5],
    ]),
  ).toBe('"name","words"\r\n"a, b","say ""hi"""\r\n"line\nbreak","5"');
});

test.each([
  "=1+1",
  "+1",
  "-1+1",
  "-x",
  "@SUM(A1)",
  "\t=1",
  "\tx",
  "\rx",
  "\nx",
  " =1",
  "\u00a0=1",
  "\u200b=1",
  "\u0000=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  " ＝1",
  "\t＝1",
])("%j does not run as a formula in a spreadsheet", (text) => {
  expect(writeCsv([["x"], [text]])).toBe(`"x"\r\n"'${text}"`);
});

test.for([
  ["+234 803 123 4567", '"+234 803 123 4567"'],
  ["+44 7911 123456", '"+44 7911 123456"'],
  ["+2348031234567", `"'+2348031234567"`],
  ["+1 +cmd", `"'+1 +cmd"`],
  ["+1 1*1", `"'+1 1*1"`],
])("a telephone number is written as it is, a formula is not: %s", ([text = "", cell]) => {
  expect(writeCsv([[text]])).toBe(cell);
});

import { expect, test } from "vitest";
import { csvResponse, writeCsv } from "./csv.ts";

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
  "-1",
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

test("a download has every page of rows, and one that breaks off does not look whole", async () => {
  const pages = async function* (breaks: boolean) {
    yield [1, 2];
    if (breaks) throw new Error("The database is gone.");
    yield [];
    yield [3];
  };
  const read = (breaks: boolean) => csvResponse("numbers", ["n"], pages(breaks), (n) => [n]).text();
  expect(await read(false)).toBe('"n"\r\n"1"\r\n"2"\r\n"3"');
  await expect(read(true)).rejects.toThrow("The database is gone.");
});

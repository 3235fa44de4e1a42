import { expect, test } from "vitest";
import { listFiles, readSources } from "../../tests/support/sources.ts";

test("only the tokens know dark mode", () => {
  const sheets = readSources(listFiles("app").filter((path) => path.endsWith(".css")));
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter(({ text }) => text.includes("prefers-color-scheme")).map(({ path }) => path)).toEqual([]);
});

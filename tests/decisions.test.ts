import { expect, test } from "vitest";
import { listFiles, readSources } from "./support/sources.ts";

const [index] = readSources(["docs/decisions/README.md"]);
const text = index?.text ?? "";

test("the index of decisions names each once, by its title's number, and none that is not there", () => {
  const files = listFiles("docs/decisions").flatMap((path) => /docs\/decisions\/(\d{3}-.*\.md)$/.exec(path)?.[1] ?? []);
  const named = [...text.matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, file = ""]) => file);
  expect(named.toSorted()).toEqual(files.toSorted());
});

test("a decision that is superseded names one that exists", () => {
  const superseded = [...text.matchAll(/superseded in part: [^\n]*?(\d{3})/g)].map(([, number = ""]) => number);
  expect(superseded.length).toBeGreaterThan(5);
  for (const number of superseded) expect(text).toContain(`[${number}](`);
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles, readSources, root } from "./support/sources.ts";

const document = readFileSync(join(root, "docs/security.md"), "utf8");

test("every file that docs/security.md names is there", () => {
  const named = [...document.matchAll(/`((?:app|tests|content|docs)\/[^`\s]+\.\w+|[A-Z]+\.md|[\w-]+\.json)`/g)];
  expect(named.length).toBeGreaterThan(60);
  expect(named.map(([, path = ""]) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const linked = [...document.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => join("docs", path));
  expect(linked.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("its table of limits is that of the code, limit by limit", () => {
  const shape = /what: "([^"]+)",\s*times: (\d+),\s*minutes: ([\d* ]+)/g;
  const shipped = listFiles("app").filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const limits = readSources(shipped).flatMap(({ text }) =>
    [...text.matchAll(shape)].map(([, what, times, minutes = ""]) => {
      const product = minutes.split("*").reduce((all, factor) => all * Number(factor), 1);
      return `${what}: ${times} in ${product}`;
    }),
  );
  expect(limits.length).toBeGreaterThan(8);
  const rows = [...document.matchAll(/^\| ([^|]+) \| (\d+) \| (\d+) \|/gm)].map(
    ([, what, times, minutes]) => `${what}: ${times} in ${minutes}`,
  );
  expect(rows.toSorted()).toEqual(limits.toSorted());
});

test("every item of the standard is once in its chapter", () => {
  const chapters = document.split(/^### V/m).slice(1);
  expect(chapters.map((chapter) => Number.parseInt(chapter, 10))).toEqual(
    Array.from({ length: 17 }, (_, at) => at + 1),
  );
  for (const chapter of chapters) {
    const number = Number.parseInt(chapter, 10);
    const items = [...chapter.matchAll(/(?<![\d.])(\d{1,2}\.\d\.\d{1,2})(?![\d.]\d)/g)].map(([, item = ""]) => item);
    expect(items.filter((item) => !item.startsWith(`${number}.`))).toEqual([]);
    expect(items.filter((item, at) => items.indexOf(item) !== at)).toEqual([]);
  }
});

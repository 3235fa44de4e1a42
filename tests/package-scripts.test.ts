import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/sources.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

test("package.json has at most 23 scripts", () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(23);
});

test("README or CONTRIBUTING names every script of package.json", () => {
  const guides = read("README.md") + read("CONTRIBUTING.md");
  const named = new Set([...guides.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = ""]) => name));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

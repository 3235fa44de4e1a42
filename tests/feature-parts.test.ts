import { expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import { readSources } from "./support/sources.ts";

const [{ text = "" } = {}] = readSources(["app/server/define-feature.server.ts"]);

const body = /export interface Feature \{\n(.*?)\n\}/s.exec(text)?.[1] ?? "";

const parts = [...body.matchAll(/^ {2}(\w+)\?[(:]/gm)].map(([, part = ""]) => part);

test("a feature declares at most 24 parts", () => {
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.length, "import from the office what one feature alone would declare").toBeLessThanOrEqual(24);
});

test.each(parts)("the part %s serves several features", (part) => {
  expect(features.filter((feature) => part in feature).length).toBeGreaterThan(1);
});

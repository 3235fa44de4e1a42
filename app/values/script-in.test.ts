import { expect, test } from "vitest";
import { scriptIn } from "./site-language.ts";

test.each([
  ["en", "/assets/index-a1.js", "/assets/index-a1.js"],
  ["fr", "/assets/index-a1.js", "/assets/fr/index-a1.js"],
  ["fr", "/app/browser/index.ts", "/app/browser/index.ts"],
] as const)("a script in %s at %s has the address %s", (language, address, expected) => {
  expect(scriptIn(language, address)).toBe(expected);
});

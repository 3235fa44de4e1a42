import { expect, test } from "vitest";
import { listFiles, readSources } from "./support/sources.ts";

/** Pseudo-classes that know how many elements stand before or behind. */
const counting = /:(?:first|last|only|nth(?:-last)?)-(?:child|of-type)/;

/** Properties that place an element. */
const placing = /^(?:grid|display$|order$|float$|flex|(?:min-|max-)?(?:width|inline-size)$|position$|inset|top$|left$)/;

test("no style sheet gives an element its place by its number", () => {
  const placed: string[] = [];
  for (const { path, text } of readSources(listFiles("app")).filter(({ path }) => path.endsWith(".css")))
    for (const [, selector = "", rules = ""] of text.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g))
      if (selector.split(",").some((one) => counting.test(one) && !one.includes("::")))
        for (const line of rules.split(";"))
          if (placing.test(line.trim().split(":")[0] ?? "")) placed.push(`${path}: ${selector.trim()}: ${line.trim()}`);
  expect(placed).toEqual([]);
});

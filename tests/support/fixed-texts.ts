import { features } from "../../app/features/index.server.ts";
import { pageWordsOf } from "../../app/server/page-words.ts";

function leavesOf(words: object, before = ""): (readonly [path: string, text: string])[] {
  return Object.entries(words).flatMap(([name, inside]) => {
    const path = before + name;
    if (typeof inside === "string") return [[path, inside] as const];
    return Array.isArray(inside) ? [] : leavesOf(inside as object, `${path}.`);
  });
}

/** Texts of pages that no field has: answers of the site itself, which are the same everywhere. The longest come first. */
export const findFixedTexts = (): string[] =>
  Object.values(pageWordsOf(features))
    .flatMap(({ original, fields }) =>
      leavesOf(original as object).flatMap(([path, text]) => (Object.hasOwn(fields, path) ? [] : [text])),
    )
    .filter((text) => text.length > 6)
    .toSorted((a, b) => b.length - a.length);

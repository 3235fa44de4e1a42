import { nameField } from "content/labels-plain.ts";
import type { CardPart, PageKey, PageWords, WordClass, WordClasses, WordField } from "../../../server/page-words.ts";
import type { PathIn } from "./word-field.ts";

/**
 * Declares a page with its texts. TypeScript reports a field that the original lacks. A text without a declared field
 * gets a plain field, so that staff can change every text.
 * @param classes who may change each part; TypeScript reports a missing part
 * @param after page that this page follows in the staff list; by default, it is the last
 */
export const declarePage = <const Original>(
  label: string,
  path: string,
  original: Original,
  classes: WordClasses<NoInfer<Original>>,
  fields: Partial<Record<PathIn<Original>, WordField>>,
  after?: PageKey,
): PageWords<Original> => {
  const declared: Record<string, WordField | undefined> = fields;
  const all = leavesOf(original).flatMap(([path, value]) => {
    const field = declared[path] ?? (typeof value === "string" ? plainField(path, value) : undefined);
    const kind = classOf(classes as Classes, path);
    if (field === undefined || kind === "fixed") return [];
    // An original may be longer than its design, in a language with longer words.
    const max = typeof value === "string" ? Math.max(field.max, value.length) : field.max;
    return [[path, { ...field, max, ...(kind === "sure" && { isSure: true }) }] as const];
  });
  return { label, path, original, template: original, fields: Object.fromEntries(all), ...(after && { after }) };
};

type Classes = WordClass | { [part: string]: Classes | undefined };

/** Returns the class of a field: the class of its nearest part. */
function classOf(classes: Classes, path: string): WordClass {
  let found = classes;
  for (const name of path.split(".")) {
    if (typeof found === "string") return found;
    found = found[name] ?? found.rest ?? "fixed";
  }
  return typeof found === "string" ? found : "fixed";
}

function plainField(path: string, value: string): WordField {
  const label = nameField(path);
  return value.length <= 60 ? line(label, 100) : text(label, Math.max(600, 2 * value.length));
}

function leavesOf(words: unknown, path: string[] = []): [path: string, value: unknown][] {
  if (typeof words === "string" || Array.isArray(words)) return [[path.join("."), words]];
  return Object.entries(words as object).flatMap(([name, inside]) => leavesOf(inside, [...path, name]));
}

/** Single-line text. @param max about 1.5 times the length that fits the design well */
export const line = (label: string, max = 60): WordField => ({ kind: "line", label, max });

export const text = (label: string, max = 300): WordField => ({ kind: "text", label, max });

export const rich = (label: string, max = 20_000): WordField => ({ kind: "rich", label, max });

/** @param max number of cards */
export const cards = (label: string, max: number, parts: CardPart[]): WordField => ({
  kind: "cards",
  label,
  max,
  parts,
});

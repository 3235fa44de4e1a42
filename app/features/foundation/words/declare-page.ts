import type { CardPart, PageKey, PageWords, WordClass, WordClasses, WordField } from "../../../server/page-words.ts";
import type { PathIn } from "./word-field.ts";

/**
 * Declares a page once. A field that the original lacks is a type error; a text that is not declared gets a plain field,
 * so that every text can be changed.
 * @param classes roles that change each part of the words; a missing part is a type error
 * @param after the page that it follows in the list of staff; default: the last one
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
    return [[path, kind === "sure" ? { ...field, isSure: true } : field] as const];
  });
  return { label, path, original, fields: Object.fromEntries(all), ...(after && { after }) };
};

type Classes = WordClass | { [part: string]: Classes | undefined };

/** The class of the part that stands nearest to a field. */
function classOf(classes: Classes, path: string): WordClass {
  let found = classes;
  for (const name of path.split(".")) {
    if (typeof found === "string") return found;
    found = found[name] ?? found.rest ?? "fixed";
  }
  return typeof found === "string" ? found : "fixed";
}

function plainField(path: string, value: string): WordField {
  const label = path.replaceAll(".", ": ").replace(/^./, (first) => first.toUpperCase());
  return value.length <= 60 ? line(label, 100) : text(label, Math.max(600, 2 * value.length));
}

/** The texts and lists in the words of a page, by path. */
function leavesOf(words: unknown, path: string[] = []): [path: string, value: unknown][] {
  if (typeof words === "string" || Array.isArray(words)) return [[path.join("."), words]];
  return Object.entries(words as object).flatMap(([name, inside]) => leavesOf(inside, [...path, name]));
}

/** One line. @param max about one and a half times what the design holds with ease */
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

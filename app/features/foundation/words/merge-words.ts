import type { CardPart, PageWords, WordField } from "../../../server/page-words.ts";
import { glyphNames } from "../../../values/glyph-names.ts";
import { copyWords } from "../../../values/site-language.ts";
import { type Card, putAt, type WordValue } from "./word-field.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isPart({ kind }: CardPart, value: unknown): boolean {
  if (kind === "points") return areTexts(value);
  return kind === "glyph" ? glyphNames.some((name) => name === value) : isText(value);
}

const isCard = (value: unknown, parts: CardPart[]): value is Card =>
  typeof value === "object" && value !== null && parts.every((part) => isPart(part, (value as Card)[part.name]));

/** Returns true if a stored value has the shape of its field. */
function isWordValue({ kind, parts }: WordField, value: unknown): value is WordValue {
  switch (kind) {
    case "line":
    case "text":
      return isText(value);
    case "rich":
      return areTexts(value);
    case "cards":
      return Array.isArray(value) && value.every((card) => isCard(card, parts));
  }
}

/** Merges stored changes into a page's words. Damaged paths keep the original and are returned. */
export function mergeWords({ original, fields }: PageWords, json: string) {
  const words = copyWords(original);
  const damaged: string[] = [];
  for (const [path, value] of Object.entries(readStored(json) ?? { "": undefined })) {
    const field = fields[path];
    // A field that this release removed is not damage.
    if (path !== "" && field === undefined) continue;
    if (field === undefined || !isWordValue(field, value)) damaged.push(path || "all");
    else putAt(words, path, value);
  }
  return { words, damaged };
}

function readStored(json: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(json);
    return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

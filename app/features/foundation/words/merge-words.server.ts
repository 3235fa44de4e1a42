import { setBlanks } from "content/typed-signs.ts";
import type { CardPart, PageWords, WordField } from "../../../server/page-words.ts";
import { glyphNames } from "../../../values/glyph-names.ts";
import { copyWords } from "../../../values/site-language.ts";
import { isOriginalText } from "./original-texts.server.ts";
import { type Card, putAt, type WordValue } from "./word-field.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isPart({ kind }: CardPart, value: unknown): boolean {
  if (kind === "points") return areTexts(value);
  return kind === "glyph" ? glyphNames.some((name) => name === value) : isText(value);
}

const isCard = (value: unknown, parts: CardPart[]): value is Card =>
  typeof value === "object" && value !== null && parts.every((part) => isPart(part, (value as Card)[part.name]));

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

/** Reads the foundation's own texts. An original of any language is no own text; a damaged value is ignored. */
function readOwnTexts(page: PageWords, json: string) {
  const own: [path: string, value: WordValue][] = [];
  const damaged: string[] = [];
  for (const [path, value] of Object.entries(readStored(json) ?? { "": undefined })) {
    const field = page.fields[path];
    // A field that this release removed is not damaged.
    if (path !== "" && field === undefined) continue;
    if (field === undefined || !isWordValue(field, value)) damaged.push(path || "all");
    else if (!isOriginalText(page, path, value)) own.push([path, value]);
  }
  return { own, damaged };
}

/** Returns true if the stored changes contain a text of the foundation's own. */
export const hasOwnTexts = (page: PageWords, json: string): boolean => readOwnTexts(page, json).own.length > 0;

const withBlanks = (value: WordValue): WordValue =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? setBlanks(part) : part));

/** Merges stored changes into a page's texts. A damaged value is ignored, and its path returned. */
export function mergeWords(page: PageWords, json: string) {
  const words = copyWords(page.original);
  const { own, damaged } = readOwnTexts(page, json);
  for (const [path, value] of own) putAt(words, path, withBlanks(value));
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

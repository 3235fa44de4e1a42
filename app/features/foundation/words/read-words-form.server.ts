import { formErrors } from "content/form-errors.ts";
import * as v from "valibot";
import { paragraphs } from "../../../cms/publishing-schema.ts";
import type { CardPart, PageWords, WordField } from "../../../server/page-words.ts";
import { glyphNames } from "../../../values/glyph-names.ts";
import { placesIn } from "../../../values/places.ts";
import { isOriginalText } from "./original-texts.server.ts";
import { type Card, valueAt, type WordValue, type WordValues } from "./word-field.ts";

type FormValues = Record<string, string[]>;

const errorWords = formErrors.words;
const clean = (text = "") => text.normalize("NFC").trim();

/** Returns the foundation's own texts of a submitted form, and errors by path. */
export function readWordsForm(page: PageWords, formValues: FormValues) {
  const { original, fields } = page;
  const values: WordValues = {};
  const errors: Record<string, string> = {};
  for (const [path, field] of Object.entries(fields)) {
    const before = valueAt(original, path);
    const { value, error } = readField(path, field, formValues, before.length === 0);
    if (isOriginalText(page, path, value)) continue;
    const wrong = error ?? findWrongPlace(value, placesInside(before));
    if (wrong !== undefined) errors[path] = wrong;
    else values[path] = value;
  }
  return { values, errors };
}

function placesInside(value: WordValue): string[] {
  if (typeof value === "string") return placesIn(value);
  return value.flatMap((one) => (typeof one === "string" ? one : Object.values(one).flat())).flatMap(placesIn);
}

function findWrongPlace(value: WordValue, known: string[]): string | undefined {
  const wrong = placesInside(value).find((name) => !known.includes(name));
  if (wrong === undefined) return undefined;
  const names = [...new Set(known)].map((name) => `{${name}}`);
  return errorWords.wrongPlace(`{${wrong}}`, names);
}

/** @param mayBeEmpty for cards: the original also has none */
function readField(path: string, { kind, max, parts }: WordField, formValues: FormValues, mayBeEmpty: boolean) {
  switch (kind) {
    case "rich":
      return readParagraphs(max, formValues[path]);
    case "cards":
      return readCards(path, max, parts, formValues, mayBeEmpty);
    default: {
      const value = clean(formValues[path]?.[0]);
      return { value, error: findWrongText(value, max) };
    }
  }
}

const findWrongText = (value: string, max: number) =>
  value === "" ? formErrors.empty : value.length > max ? formErrors.tooLong(max) : undefined;

function readParagraphs(max: number, texts: string[] = []) {
  const checked = v.safeParse(paragraphs(), texts);
  const value = checked.success ? checked.output : texts;
  const error = checked.success ? findWrongText(value.join(""), max) : checked.issues[0].message;
  return { value, error };
}

function readCards(path: string, max: number, parts: CardPart[], formValues: FormValues, mayBeEmpty: boolean) {
  const columns = parts.map((part) => ({ part, texts: formValues[`${path}.${part.name}`] ?? [] }));
  const count = Math.max(...columns.map(({ texts }) => texts.length));
  const errors: string[] = [];
  const rows = Array.from({ length: count }, (_, place) =>
    columns.map(({ part, texts }) => ({ part, value: clean(texts[place]) })),
  );
  // A row without texts is no card; its drawing always has a selected value.
  const filled = rows.filter((row) => row.some(({ part, value }) => part.kind !== "glyph" && value !== ""));
  const value = filled.map((row, index): Card => {
    for (const { part, value } of row) {
      const wrong = findWrongPart(part, value);
      if (wrong !== undefined) errors.push(errorWords.card(index + 1, part.label, wrong));
    }
    return Object.fromEntries(
      row.map(({ part, value }) => [part.name, part.kind === "points" ? linesOf(value) : value]),
    );
  });
  if (count > max) errors.push(errorWords.tooManyCards(max));
  if (value.length === 0 && !mayBeEmpty) errors.push(errorWords.oneCard);
  return { value, error: errors[0] };
}

const linesOf = (text: string) => text.split(/\r?\n/).map(clean).filter(Boolean);

function findWrongPart({ kind, max }: CardPart, value: string): string | undefined {
  if (kind === "glyph" && !glyphNames.some((name) => name === value)) return errorWords.drawing;
  return kind === "points" && value === "" ? undefined : findWrongText(value, max);
}

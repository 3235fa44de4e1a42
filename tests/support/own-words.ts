import { countryPlaces, fillDeep } from "../../app/features/foundation/words/site-places.server.ts";
import { type Card, valueAt, type WordValue } from "../../app/features/foundation/words/word-field.ts";
import { formValuesOfField } from "../../app/features/foundation/words/words-form-values.ts";
import { features } from "../../app/features/index.server.ts";
import { type PageKey, pageWordsOf, type WordField } from "../../app/server/page-words.ts";
import { countryOf } from "../../content/countries/index.ts";
import { firstSettings } from "../../content/en/site.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const turned = (letter: string) => letters[(letters.indexOf(letter) + 13) % 26] ?? letter;

/** Other words of the same length; places, like `{name}`, and addresses stay. */
const other = (text: string) =>
  text.replace(/\{\w+\}|\]\([^)]*\)|[a-z]/gi, (piece) =>
    piece.length > 1
      ? piece
      : piece === piece.toLowerCase()
        ? turned(piece)
        : turned(piece.toLowerCase()).toUpperCase(),
  );

/** Half as long again. */
const longer = (text: string) => `${text} ${text.slice(0, Math.ceil(text.length / 2))}`.replace(/\s+/g, " ").trim();

// "tb" is an illness: the words guard asks about it.
const own = (text: string) => other(longer(text)).replace(/\btb\b/gi, "tv");

function ownValue({ kind, parts = [] }: WordField, value: WordValue): WordValue {
  if (kind === "rich") return (value as string[]).map(own);
  if (kind !== "cards") return own(value as string);
  const part = (card: Card, { name, kind: of }: (typeof parts)[number]) => {
    const now = card[name] ?? "";
    return of === "glyph" ? now : typeof now === "string" ? own(now) : now.map(own);
  };
  return (value as Card[]).map((card) => Object.fromEntries(parts.map((one) => [one.name, part(card, one)])));
}

/** Texts that staff find filled in already. */
const places = countryPlaces(countryOf(firstSettings.country));

/** Words of one's own for every field of every page, half as long again as the originals: forms by page. */
export const ownWords = (): [page: string, form: [name: string, value: string][]][] =>
  Object.entries(pageWordsOf(features)).map(([key, { fields, original: declared }]) => {
    const original = fillDeep(declared, places);
    const values = Object.entries(fields).flatMap(([path, field]) =>
      Object.entries(formValuesOfField(path, field, ownValue(field, valueAt(original, path)))),
    );
    const form = values.flatMap(([name, all]) => all.map((value): [string, string] => [name, value]));
    return [key, [...form, ["status", "published"]]];
  });

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Sentences of the originals, long enough that no other text has them by chance. @param without pages that do not count */
export const originalSentences = (without: readonly PageKey[] = []): string[] =>
  Object.entries(pageWordsOf(features))
    .filter(([page]) => !without.some((one) => one === page))
    .flatMap(([, { original }]) => textsIn(original))
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((text) => text.trim())
    .filter((text) => text.length > 12 && text.includes(" "));

import { labelled } from "content/labelled.ts";
import { staffPublishing } from "content/staff-publishing.ts";
import type { PageWords, WordField } from "../../../server/page-words.ts";
import { withClock } from "../../../values/site-clock.ts";
import { type Card, valueAt, type WordValue } from "./word-field.ts";

const textsOf = (value: WordValue): string[] => (typeof value === "string" ? [value] : (value as string[]));

const partText = (value: string | string[] = ""): string => (typeof value === "string" ? value : value.join("\n"));

/** Returns the form values of a field, by name; cards have a list for each part, for example `programmes.name`. */
export function formValuesOfField(path: string, { parts }: WordField, value: WordValue): Record<string, string[]> {
  if (parts === undefined) return { [path]: textsOf(value) };
  const all = value as Card[];
  return Object.fromEntries(parts.map(({ name }) => [`${path}.${name}`, all.map((card) => partText(card[name]))]));
}

/** @param words texts of the page, including the foundation's changes */
export const formValuesOfWords = ({ fields }: PageWords, words: unknown): Record<string, string[]> =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([path, field]) => formValuesOfField(path, field, valueAt(words, path))),
  );

/** Labels of form fields and of groups of fields, by name. */
export const labelsOfWords = ({ fields }: Pick<PageWords, "fields">): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { label, parts = [] }]) => [
      [path, label],
      ...parts.map((part) => [`${path}.${part.name}`, labelled(label, part.label)]),
    ]),
  );

/** Labels of a page's form, with the field of the publishing time. */
export const labelsOfForm = (page: Pick<PageWords, "fields">): Record<string, string> => ({
  ...labelsOfWords(page),
  publishAt: withClock(staffPublishing.moment),
});

/** Lists the multi-line fields of a page's form. */
export const textFieldsOf = ({ fields }: Pick<PageWords, "fields">): string[] =>
  Object.entries(fields).flatMap(([path, { kind, parts = [] }]) =>
    kind === "rich" ? [path] : parts.filter((part) => part.kind === "points").map(({ name }) => `${path}.${name}`),
  );

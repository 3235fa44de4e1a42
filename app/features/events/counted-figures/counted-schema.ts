import * as v from "valibot";
import { requiredText } from "../../../cms/publishing-schema.ts";

export const howCounted = ["each", "list", "estimate"] as const;
export const peopleCounted = ["no", "once", "attendances"] as const;

/** Maximum count of a figure; a larger number is probably a typing mistake. */
const maxCount = 9_999_999;

/** Maximum number of figures of one event. */
export const maxFigures = 30;

/** Form fields that repeat in each row. */
export const countedFields = ["count", "unit", "what", "how", "people", "by"] as const;

type Messages = Record<"count" | "large" | "unit" | "what" | "how" | "people" | "by", string>;

/** Schema of one figure. The count may have commas or spaces as thousands separators. */
const countedSchema = (words: Messages) =>
  v.pipe(
    v.object({
      count: v.pipe(
        v.optional(v.string(), ""),
        v.trim(),
        v.regex(/^(?:\d+|\d{1,3}(?:[, ]\d{3})+)$/, words.count),
        v.transform((text) => Number(text.replace(/[, ]/g, ""))),
        v.maxValue(maxCount, words.large),
      ),
      unit: requiredText(30, words.unit),
      what: requiredText(60, words.what),
      how: v.pipe(v.optional(v.string(), ""), v.picklist(howCounted, words.how)),
      people: v.pipe(v.optional(v.string(), "no"), v.picklist(peopleCounted, words.people)),
      by: requiredText(80, words.by),
    }),
    v.transform(({ by, ...figure }) => ({ ...figure, counted_by: by })),
  );

export type Counted = v.InferOutput<ReturnType<typeof countedSchema>>;

const told = ["count", "unit", "what"] as const;

/** Reads the rows that are filled in. @returns the figures, or errors by field and row, for example `count-2` */
export function readCounted(
  formValues: Record<string, string[]>,
  words: Messages,
): { figures: Counted[]; errors?: undefined } | { figures?: undefined; errors: Record<string, string> } {
  const rows = Math.max(0, ...countedFields.map((name) => formValues[name]?.length ?? 0));
  const errors: Record<string, string> = {};
  const figures: Counted[] = [];
  for (let row = 0; row < rows; row++) {
    const fields = Object.fromEntries(countedFields.map((name) => [name, formValues[name]?.[row] ?? ""]));
    if (told.every((name) => fields[name]?.trim() === "")) continue;
    const read = v.safeParse(countedSchema(words), fields, { abortPipeEarly: true });
    if (read.success) figures.push(read.output);
    else for (const issue of read.issues) errors[`${String(issue.path?.[0]?.key)}-${row}`] ??= issue.message;
  }
  return Object.keys(errors).length > 0 ? { errors } : { figures };
}

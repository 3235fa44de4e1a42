import { bankSentences } from "content/bank-sentences.ts";
import type { Country } from "content/countries/country.ts";
import { formErrors } from "content/form-errors.ts";
import * as v from "valibot";
import { waysSchema } from "./way-schema.ts";

export const askBankSchema = (country: Country) =>
  v.intersect([
    v.object({
      reason: v.pipe(
        v.optional(v.string(), ""),
        v.trim(),
        v.maxLength(300, () => formErrors.tooLong(300)),
        v.check(
          (text) => !/\d(?:[ .-]?\d){8}/.test(text),
          () => bankSentences.errors.numberInReason,
        ),
      ),
    }),
    waysSchema(country),
  ]);

export const passwordSchema = v.object({ password: v.optional(v.string(), "") });

export const agreeSchema = v.object({
  ...passwordSchema.entries,
  called: v.pipe(
    v.optional(v.string(), ""),
    v.literal("on", () => bankSentences.errors.called),
  ),
  bankWrote: v.pipe(
    v.optional(v.string(), ""),
    v.transform((tick) => tick === "on"),
  ),
});

const optionalText = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(max, () => formErrors.tooLong(max)),
    v.transform((text) => (text === "" ? null : text)),
  );

export const reportSchema = v.object({
  story: v.pipe(
    v.optional(v.string(), ""),
    v.normalize("NFC"),
    v.trim(),
    v.nonEmpty(() => bankSentences.errors.story),
    v.maxLength(2_000, () => formErrors.tooLong(2_000)),
  ),
  account: optionalText(100),
  contact: optionalText(200),
});

import type { Country } from "content/countries/country.ts";
import * as v from "valibot";
import { bankSentences } from "./bank-sentences.ts";
import { waysSchema } from "./way-schema.ts";

export const askBankSchema = (country: Country) =>
  v.intersect([
    v.object({
      reason: v.pipe(
        v.optional(v.string(), ""),
        v.trim(),
        v.maxLength(300, "Must be 300 characters or less"),
        v.check((text) => !/\d(?:[ .-]?\d){8}/.test(text), bankSentences.errors.numberInReason),
      ),
    }),
    waysSchema(country),
  ]);

export const passwordSchema = v.object({ password: v.optional(v.string(), "") });

export const agreeSchema = v.object({
  ...passwordSchema.entries,
  called: v.pipe(v.optional(v.string(), ""), v.literal("on", bankSentences.errors.called)),
  bankWrote: v.pipe(
    v.optional(v.string(), ""),
    v.transform((tick) => tick === "on"),
  ),
});

const optionalText = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(max, `Must be ${max} characters or less`),
    v.transform((text) => (text === "" ? null : text)),
  );

export const reportSchema = v.object({
  story: v.pipe(
    v.optional(v.string(), ""),
    v.normalize("NFC"),
    v.trim(),
    v.nonEmpty("Tell us what happened"),
    v.maxLength(2_000, "Must be 2000 characters or less"),
  ),
  account: optionalText(100),
  contact: optionalText(200),
});

import * as v from "valibot";
import { requiredText } from "../../../cms/publishing-schema.ts";

export const recordingSchema = (words: { language: string; code: string }) =>
  v.object({
    language: requiredText(40, words.language),
    codes: v.pipe(
      v.optional(v.string(), ""),
      v.toUpperCase(),
      v.transform((text) => text.split(/[\s,;]+/).filter((code) => code !== "")),
      v.maxLength(20, "Must be 20 codes or less"),
      v.everyItem((code) => /^[A-Z]-\d{1,9}$/.test(code), words.code),
    ),
  });

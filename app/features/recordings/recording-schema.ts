import * as v from "valibot";

interface Sentences {
  language: string;
  code: string;
}

/** The text fields of a new recording. @param words sentences of what is missing */
export const recordingSchema = (words: Sentences) =>
  v.object({
    language: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.nonEmpty(words.language),
      v.maxLength(40, "Must be 40 characters or less"),
    ),
    codes: v.pipe(
      v.optional(v.string(), ""),
      v.toUpperCase(),
      v.transform((text) => text.split(/[\s,;]+/).filter((code) => code !== "")),
      v.maxLength(20, "Must be 20 codes or less"),
      v.everyItem((code) => /^[A-Z]-\d{1,9}$/.test(code), words.code),
    ),
  });

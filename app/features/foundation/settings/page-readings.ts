import * as v from "valibot";
import type { ProtectingPage } from "../../../values/read-aloud.ts";
import type { Language } from "../../../values/site-language.ts";

/** Key of a reading among the settings: each language is read by itself. */
export const readingKey = (language: Language, page: ProtectingPage): string => `${language} ${page}`;

/** Readings by `readingKey`. */
export const readingsSchema = v.record(
  v.string(),
  v.object({
    /** Hash of the words that were read. Missing on sites from before readings: their words count as read. */
    mark: v.optional(v.string()),
    /** ISO 8601, UTC. */
    at: v.string(),
    by: v.optional(v.string()),
  }),
);

import * as v from "valibot";
import type { Language } from "../../../values/site-language.ts";

/** Pages that an admin reads aloud before the site counts as ready. */
export const protectingPages = ["safeguarding", "consent", "withdraw", "privacy", "donate", "giving"] as const;

/** Key of a reading among the settings: each language is read by itself. */
export const readingKey = (language: Language, page: (typeof protectingPages)[number]): string => `${language} ${page}`;

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

import * as v from "valibot";
import { withWesternDigits } from "../../../values/western-digits.ts";

/**
 * A donor's facts about a payment without a reference.
 * @param days from the promise to today (ISO dates)
 * @param words for a wrong day and wrong digits
 */
export const senderSchema = (days: { first: string; last: string }, words: { badDay: string; badDigits: string }) =>
  v.object({
    sentDay: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.regex(/^\d{4}-\d{2}-\d{2}$/, words.badDay),
      v.check((day) => day >= days.first && day <= days.last && isDay(day), words.badDay),
    ),
    // A whole number is cut to its last four digits.
    digits: v.pipe(
      v.optional(v.string(), ""),
      v.transform((typed) => withWesternDigits(typed).replace(/[\s()+.-]/g, "")),
      v.maxLength(20, words.badDigits),
      v.regex(/^\d{4,}$/, words.badDigits),
      v.transform((digits) => digits.slice(-4)),
    ),
  });

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

import * as v from "valibot";
import { withWesternDigits } from "../../../values/western-digits.ts";

const line = (most: number) => v.pipe(v.optional(v.string(), ""), v.normalize("NFC"), v.trim(), v.maxLength(most));

/** Schema of a number that the foundation adds. @param words errors */
export const helpNumberSchema = (words: { name: string; number: string }) =>
  v.object({
    name: v.pipe(line(140), v.nonEmpty(words.name)),
    number: v.pipe(
      line(30),
      v.transform(withWesternDigits),
      v.regex(/^\+?[\d ()/-]{1,29}$/, words.number),
      v.check((number) => number.replace(/\D/g, "").length >= 3, words.number),
    ),
  });

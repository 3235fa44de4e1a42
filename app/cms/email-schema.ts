import * as v from "valibot";
import { maxEmailLength, readEmailAddress } from "../values/email-address.ts";

/** Sentence of the specification, section 5. */
export const invalidEmail = "Invalid email address";

/** An address in a form, a row or a shell command; checks for required fields come first. */
export const emailAddress = v.pipe(
  v.string(),
  v.maxLength(maxEmailLength, invalidEmail),
  v.transform((typed) => readEmailAddress(typed) ?? ""),
  v.nonEmpty(invalidEmail),
);

import { addressErrors } from "content/script-errors.ts";
import * as v from "valibot";
import { maxEmailLength, readEmailAddress } from "../values/email-address.ts";

/** Text from section 5 of the specification. */
export const invalidEmail = () => addressErrors.invalid;

/** Checks an address in a form, a row or a shell command. Checks for required fields come first. */
export const emailAddress = v.pipe(
  v.string(),
  v.maxLength(maxEmailLength, invalidEmail),
  v.transform((typed) => readEmailAddress(typed) ?? ""),
  v.nonEmpty(invalidEmail),
);

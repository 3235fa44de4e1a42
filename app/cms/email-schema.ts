import * as v from "valibot";
import { maxEmailLength, readEmailAddress } from "../values/email-address.ts";

/** The sentence of the specification, section 5. */
export const invalidEmail = "Invalid email address";

/** An address in a form, in a row or from the shell. What is required says so before it. */
export const emailAddress = v.pipe(
  v.string(),
  v.maxLength(maxEmailLength, invalidEmail),
  v.transform((typed) => readEmailAddress(typed) ?? ""),
  v.nonEmpty(invalidEmail),
);

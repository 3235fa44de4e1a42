import { formErrors } from "content/form-errors.ts";
import * as v from "valibot";
import { emailAddress } from "../../../cms/email-schema.ts";

const email = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.nonEmpty(() => formErrors.email),
  emailAddress,
  v.toLowerCase(),
);

export const personSchema = v.object({ email });

/** Schema of an erasure. The checkbox contains the e-mail address, and must be ticked each time. */
export const erasureSchema = v.object({
  email,
  sure: v.pipe(
    v.optional(v.string(), ""),
    v.literal("on", () => formErrors.tickAgain),
  ),
  byline: v.optional(v.literal("on")),
});

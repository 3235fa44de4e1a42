import { addressErrors } from "content/script-errors.ts";
import * as v from "valibot";
import { emailAddress } from "../../../cms/email-schema.ts";

const required = () => addressErrors.required;

/** Schema of a subscription; its errors follow the specification, section 5. */
export const subscriberSchema = v.object({
  email: v.pipe(v.optional(v.string(required), ""), v.trim(), v.nonEmpty(required), emailAddress, v.toLowerCase()),
});

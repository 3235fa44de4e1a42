import * as v from "valibot";
import { emailAddress } from "../../../cms/email-schema.ts";

/** Schema of a subscription; its errors follow the specification, section 5. */
export const subscriberSchema = v.object({
  email: v.pipe(v.optional(v.string("Required"), ""), v.trim(), v.nonEmpty("Required"), emailAddress, v.toLowerCase()),
});

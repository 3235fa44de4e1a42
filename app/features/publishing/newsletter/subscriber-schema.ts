import * as v from "valibot";

/** Error messages follow the specification, section 5. */
export const subscriberSchema = v.object({
  email: v.pipe(
    v.optional(v.string("Required"), ""),
    v.trim(),
    v.nonEmpty("Required"),
    v.email("Invalid email address"),
    v.maxLength(254, "Invalid email address"),
    v.toLowerCase(),
  ),
});

import * as v from "valibot";

const email = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty("Email is required"),
  v.email("Invalid email address"),
  v.maxLength(254, "Must be 254 characters or less"),
);

export const personSchema = v.object({ email });

/** The checkbox names the address, and is required every time. */
export const erasureSchema = v.object({
  email,
  sure: v.pipe(v.optional(v.string(), ""), v.literal("on", "Read the address once more, then tick this")),
  byline: v.optional(v.literal("on")),
});

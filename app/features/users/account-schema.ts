import * as v from "valibot";

/** Password length. The maximum bounds the cost of hashing (denial of service). */
const shortest = 12;
const longest = 200;

const required = (message: string) => v.pipe(v.optional(v.string(message), ""), v.trim(), v.nonEmpty(message));

/** As stored in accounts. */
export const emailSchema = v.pipe(
  required("Email is required"),
  v.email("Invalid email address"),
  v.maxLength(254, "Invalid email address"),
  v.toLowerCase(),
);

/** Spaces count, everywhere. */
export const newPasswordSchema = v.pipe(
  v.optional(v.string("Password is required"), ""),
  v.nonEmpty("Password is required"),
  v.minLength(shortest, `Must be ${shortest} characters or more`),
  v.maxLength(longest, `Must be ${longest} characters or less`),
);

/** The limits of the contact form. */
export const nameSchemas = {
  firstName: v.pipe(required("First name is required"), v.maxLength(15, "Must be 15 characters or less")),
  lastName: v.pipe(required("Last name is required"), v.maxLength(20, "Must be 20 characters or less")),
};

export const loginSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.optional(v.string("Password is required"), ""), v.nonEmpty("Password is required")),
});

export const codeSchema = v.object({ code: v.pipe(required("Code is required"), v.maxLength(40, "Code is required")) });

export const forgotSchema = v.object({ email: emailSchema });

export const choosePasswordSchema = v.pipe(
  v.object({ password: newPasswordSchema, again: v.optional(v.string(), "") }),
  v.forward(
    v.partialCheck(
      [["password"], ["again"]],
      ({ password, again }) => password === again,
      "The two passwords are not the same",
    ),
    ["again"],
  ),
);

export const setupSchema = v.object({ ...nameSchemas, email: emailSchema, password: newPasswordSchema });

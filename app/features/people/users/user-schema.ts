import { formErrors } from "content/form-errors.ts";
import * as v from "valibot";
import { emailAddress, invalidEmail } from "../../../cms/email-schema.ts";
import { isPlainDate } from "../../../values/dates.ts";
import { roles } from "../../../values/roles.ts";

const required = (message: () => string) => v.pipe(v.optional(v.string(message), ""), v.trim(), v.nonEmpty(message));

/** Addresses that the auth library accepts; the top-level domain must consist of Latin letters. */
const signInAddress = /^[\w.'+-]+@.+\.[a-z]{2,}$/i;

export const emailSchema = v.pipe(
  required(() => formErrors.email),
  emailAddress,
  v.regex(signInAddress, invalidEmail),
  v.toLowerCase(),
);

/** Spaces count. The maximum length limits the cost of hashing, against denial of service. */
const password = v.pipe(
  v.optional(
    v.string(() => formErrors.password),
    "",
  ),
  v.nonEmpty(() => formErrors.password),
);
const newPasswordSchema = v.pipe(
  password,
  v.minLength(12, () => formErrors.tooShort(12)),
  v.maxLength(200, () => formErrors.tooLong(200)),
);

/** Same limits as in the contact form. */
const nameSchemas = {
  firstName: v.pipe(
    required(() => formErrors.firstName),
    v.maxLength(15, () => formErrors.tooLong(15)),
  ),
  lastName: v.pipe(
    required(() => formErrors.lastName),
    v.maxLength(20, () => formErrors.tooLong(20)),
  ),
};

export const forgotSchema = v.object({ email: emailSchema });

export const loginSchema = v.object({ email: emailSchema, password });

export const codeSchema = v.object({
  code: v.pipe(
    required(() => formErrors.code),
    v.maxLength(40, () => formErrors.code),
  ),
});

export const choosePasswordSchema = v.pipe(
  v.object({ password: newPasswordSchema, again: v.optional(v.string(), "") }),
  v.forward(
    v.partialCheck(
      [["password"], ["again"]],
      (the) => the.password === the.again,
      () => formErrors.passwordsDiffer,
    ),
    ["again"],
  ),
);

export const setupSchema = v.object({ ...nameSchemas, email: emailSchema, password: newPasswordSchema });

const shortText = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(60, () => formErrors.tooLong(60)),
  ),
  "",
);

const roleSchema = v.picklist(roles, () => formErrors.chooseRole);

/** Schema of a new user. @param today latest date of birth (ISO date) */
export function createUserSchema(today: string) {
  return v.object({
    ...nameSchemas,
    email: emailSchema,
    dob: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (text) => text === "" || isPlainDate(text),
          () => formErrors.dateShape,
        ),
        v.check(
          (text) => text <= today,
          () => formErrors.birthInFuture,
        ),
      ),
      "",
    ),
    position: shortText,
    role: v.optional(roleSchema, "editor"),
    idempotencyKey: v.optional(v.pipe(v.string(), v.maxLength(60)), ""),
  });
}

export type SentUser = v.InferOutput<ReturnType<typeof createUserSchema>>;
export type NewUser = Omit<SentUser, "idempotencyKey">;

/** Schema of a changed user. Empty fields are not changed (specification, section 5). */
export const changeUserSchema = v.object({
  displayName: shortText,
  email: v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal("")), emailSchema], invalidEmail), ""),
  /** Required to change one's own e-mail address. */
  currentPassword: v.optional(v.string(), ""),
});

export type UserChanges = v.InferOutput<typeof changeUserSchema>;

/** Schema of a changed role. `also` adds it to the earlier roles. */
export const changeRoleSchema = v.object({ role: roleSchema, also: v.optional(v.literal("on")) });

export const changePasswordSchema = v.object({ currentPassword: password, newPassword: newPasswordSchema });

export const ownPasswordSchema = v.object({ password });

/** Schema of a code. Only codes of the app are accepted, because a recovery code would not prove that the app works. */
export const appCodeSchema = v.object({
  code: v.pipe(
    required(() => formErrors.code),
    v.regex(/^\d{6}$/, () => formErrors.sixDigits),
  ),
});

const none = v.optional(v.literal(""), "");

export const shellInvitationSchema = v.object({
  ...nameSchemas,
  email: emailSchema,
  role: roleSchema,
  dob: none,
  position: none,
});

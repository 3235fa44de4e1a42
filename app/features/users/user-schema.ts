import * as v from "valibot";
import { emailSchema, nameSchemas, newPasswordSchema } from "./account-schema.ts";

const roleSchema = v.picklist(["editor", "admin"], "Choose a role");

/** Rejects dates like 31 June. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** @param today ISO date: the latest birth date */
export function createUserSchema(today: string) {
  return v.object({
    ...nameSchemas,
    email: emailSchema,
    dob: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => text === "" || isDay(text), "Write a date like 1990-12-31"),
        v.check((text) => text <= today, "The date of birth cannot be in the future"),
      ),
      "",
    ),
    position: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, "Must be 60 characters or less")), ""),
    role: v.optional(roleSchema, "editor"),
    idempotencyKey: v.optional(v.pipe(v.string(), v.maxLength(60)), ""),
  });
}

/** A new user's form, with `idempotencyKey` as idempotency key. */
export type SentUser = v.InferOutput<ReturnType<typeof createUserSchema>>;
export type NewUser = Omit<SentUser, "idempotencyKey">;

/** Empty fields stay unchanged (specification, section 5). */
export const changeUserSchema = v.object({
  displayName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, "Must be 60 characters or less")), ""),
  email: v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal("")), emailSchema], "Invalid email address"), ""),
  /** Required to change one's own e-mail. */
  currentPassword: v.optional(v.string(), ""),
});

export type UserChanges = v.InferOutput<typeof changeUserSchema>;

export const changeRoleSchema = v.object({ role: roleSchema });

export const changePasswordSchema = v.object({
  currentPassword: v.pipe(v.string("Password is required"), v.nonEmpty("Password is required")),
  newPassword: newPasswordSchema,
});

export const ownPasswordSchema = v.object({ password: changePasswordSchema.entries.currentPassword });

/** Confirms TOTP by an app code: a recovery code would prove nothing. */
export const appCodeSchema = v.object({
  code: v.pipe(
    v.string("Code is required"),
    v.trim(),
    v.nonEmpty("Code is required"),
    v.regex(/^\d{6}$/, "Enter the six digits"),
  ),
});

/** An invitation from the shell: essentials only. */
export const shellInvitationSchema = v.object({
  ...nameSchemas,
  email: emailSchema,
  role: roleSchema,
  dob: v.optional(v.literal(""), ""),
  position: v.optional(v.literal(""), ""),
});

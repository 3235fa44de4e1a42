import { formatList } from "content/intl.ts";
import { serverErrors } from "content/server-errors.ts";
import { type Role, roles } from "../../values/roles.ts";
import { AppError, errorCodes } from "../http/errors.ts";
import type { StaffMember } from "./auth.ts";

/** Returns a made-up member with one role; a lead reads concerns. */
const someoneWith = (role: Role): StaffMember => ({
  id: "",
  name: "",
  email: "",
  position: null,
  twoFactor: true,
  roles: [role],
  readsSafeguarding: role === "lead",
});

type May = (member: StaffMember) => boolean;

export const rolesThat = (may: May): Role[] => roles.filter((role) => may(someoneWith(role)));

export const listRoles = (able: readonly Role[]): string => formatList(able.map((role) => serverErrors.roles[role]));

/** Returns an error that names the roles that are allowed. */
export function onlyFor(may: May): AppError {
  const able = rolesThat(may);
  return new AppError({ ...errorCodes.adminsOnly, sentence: serverErrors.onlyRoles(listRoles(able)) }, { able });
}

/**
 * Checks a permission before a command.
 * @throws AppError adminsOnly, which names the allowed roles
 */
export function requireMay<Member extends Partial<StaffMember>>(
  member: Member,
  may: (member: Member) => boolean,
): void {
  if (!may(member)) throw onlyFor(may as unknown as May);
}

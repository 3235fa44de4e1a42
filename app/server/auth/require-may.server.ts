import { staff } from "../../../content/staff.ts";
import { staffShell } from "../../../content/staff-shell.ts";
import { type Role, roles } from "../../values/roles.ts";
import { AppError, errorCodes } from "../http/errors.ts";
import type { StaffMember } from "./auth.ts";

/** Somebody with one role; a lead reads what concerns children. */
export const someoneWith = (role: Role): StaffMember => ({
  id: "",
  name: "",
  email: "",
  position: null,
  twoFactor: true,
  roles: [role],
  readsSafeguarding: role === "lead",
});

/** A permission, as commands and pages ask it. */
type May = (member: StaffMember) => boolean;

/** Whoever has one of these roles may. */
export const rolesThat = (may: May): Role[] => roles.filter((role) => may(someoneWith(role)));

/** What somebody is answered who may not, with the roles that may. */
export function onlyFor(may: May): AppError {
  const able = rolesThat(may);
  const sentence = staffShell.closed.only(able.map((role) => staff.rolesMany[role]));
  return new AppError({ ...errorCodes.adminsOnly, sentence }, { able });
}

/** Asks a permission before a command. @throws AppError adminsOnly, which names the roles that may */
export function requireMay<Member extends Partial<StaffMember>>(
  member: Member,
  may: (member: Member) => boolean,
): void {
  if (!may(member)) throw onlyFor(may as unknown as May);
}

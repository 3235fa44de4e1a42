import { formatList } from "content/intl.ts";
import { type Role, roles } from "../../values/roles.ts";
import { AppError, errorCodes } from "../http/errors.ts";
import type { StaffMember } from "./auth.ts";

/** A made-up member with one role; a lead reads concerns. */
const someoneWith = (role: Role): StaffMember => ({
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

export const rolesThat = (may: May): Role[] => roles.filter((role) => may(someoneWith(role)));

/** Everybody with a role. */
const namesOf: Record<Role, string> = {
  admin: "admins",
  editor: "editors",
  lead: "safeguarding leads",
  writer: "writers",
  treasurer: "treasurers",
};

export const listRoles = (able: readonly Role[]): string => formatList(able.map((role) => namesOf[role]));

/** A rejection that names the roles that are allowed. */
export function onlyFor(may: May): AppError {
  const able = rolesThat(may);
  return new AppError({ ...errorCodes.adminsOnly, sentence: `Only ${listRoles(able)} can do that.` }, { able });
}

/** Asks a permission before a command. @throws AppError adminsOnly, which names the roles that may */
export function requireMay<Member extends Partial<StaffMember>>(
  member: Member,
  may: (member: Member) => boolean,
): void {
  if (!may(member)) throw onlyFor(may as unknown as May);
}

import { roles, rolesOf } from "../../values/roles.ts";
import type { AppContext } from "../context.server.ts";
import { findNamesByRoles } from "../db/user-roles.ts";
import type { ClosedPage } from "../http/errors.ts";
import type { StaffMember } from "./auth.ts";
import type { StaffAccess } from "./staff-access.ts";

/** Names of people that are shown. */
const maxPeople = 3;

/** Somebody with the roles of one choice; a lead reads what concerns children. */
const someoneWith = (role: (typeof roles)[number]): StaffMember => ({
  id: "",
  name: "",
  email: "",
  position: null,
  twoFactor: true,
  roles: rolesOf(role),
  readsSafeguarding: role === "lead",
});

/**
 * What a page is that somebody may not open, and who opens it. Its name is that of the closest page that a feature declares.
 * @param path of the route, as in `routes.ts`
 * @returns undefined where no declared page is near
 */
export async function describeClosedPage(
  { db, features }: Pick<AppContext, "db" | "features">,
  path: string,
  { who }: StaffAccess,
): Promise<ClosedPage | undefined> {
  const destinations = features.flatMap(({ staff = [] }) => staff).filter(({ kind }) => kind === undefined);
  const near = destinations
    .filter((one) => `/${path}` === one.path || `/${path}`.startsWith(`${one.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  if (near === undefined) return undefined;
  const opening = roles.filter((role) => who(someoneWith(role)));
  return {
    label: near.label,
    isAboutChildren: near.room?.in === "children",
    roles: opening,
    people: opening.length === 0 ? [] : await findNamesByRoles(db, opening, maxPeople),
  };
}

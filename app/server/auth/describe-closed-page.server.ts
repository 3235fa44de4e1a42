import { type Role, roles } from "../../values/roles.ts";
import type { AppContext } from "../context.server.ts";
import { findNamesByRoles } from "../db/user-roles.ts";
import type { ClosedPage } from "../http/errors.ts";
import type { StaffDestination } from "../staff-destination.ts";
import type { StaffMember } from "./auth.ts";
import type { StaffAccess } from "./staff-access.ts";

/** Names of people that are shown. */
const maxPeople = 3;

/** Somebody with one role; a lead reads what concerns children. */
const someoneWith = (role: Role): StaffMember & { choice: Role } => ({
  choice: role,
  id: "",
  name: "",
  email: "",
  position: null,
  twoFactor: true,
  roles: [role],
  readsSafeguarding: role === "lead",
});

/** The page closest to a route that a feature declares. @param path of the route, as in `routes.ts` */
export const findNearest = (features: AppContext["features"], path: string): StaffDestination | undefined =>
  features
    .flatMap(({ staff = [] }): readonly StaffDestination[] => staff)
    .filter(({ kind }) => kind === undefined)
    .filter((one) => `/${path}` === one.path || `/${path}`.startsWith(`${one.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

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
  const near = findNearest(features, path);
  if (near === undefined) return undefined;
  // A page for all whose list is for some is closed to the others by what leads there.
  const opening = roles.map(someoneWith).filter((member) => who(member) && (near.who?.(member) ?? true));
  return {
    label: near.label,
    isAboutChildren: near.room?.in === "children",
    roles: opening.map(({ choice }) => choice),
    people:
      opening.length === 0
        ? []
        : await findNamesByRoles(
            db,
            opening.map(({ choice }) => choice),
            maxPeople,
          ),
  };
}

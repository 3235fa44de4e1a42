import type { AppContext } from "../context.server.ts";
import { findNamesByRoles } from "../db/user-roles.ts";
import type { ClosedPage } from "../http/errors.ts";
import type { StaffDestination } from "../staff-destination.ts";
import { rolesThat } from "./require-may.server.ts";
import type { StaffAccess } from "./staff-access.ts";

/** Names of people that are shown. */
const maxPeople = 3;

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
  const able = rolesThat((member) => who(member) && (near.who?.(member) ?? true));
  return {
    label: near.label,
    isAboutChildren: near.room?.in === "children",
    roles: able,
    people: able.length === 0 ? [] : await findNamesByRoles(db, able, maxPeople),
  };
}

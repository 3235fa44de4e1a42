import { hasRole } from "../../values/roles.ts";
import { writeMoment } from "../../values/site-time.ts";
import type { AppContext } from "../context.server.ts";
import type { Database } from "../db/database.server.ts";
import { findNamesByRoles } from "../db/user-roles.ts";
import type { ClosedPage } from "../http/errors.ts";
import type { StaffDestination } from "../staff-destination.ts";
import type { StaffMember } from "./auth.ts";
import { findFactsOf } from "./reading-right-queries.server.ts";
import { findReadingRight } from "./reading-rights.ts";
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
    .toSorted((a, b) => b.path.length - a.path.length)[0];

/**
 * Describes a closed page and who can open it. The name is that of the closest declared page.
 * @param path of the route, as in `routes.ts`
 * @param member who cannot open it
 * @returns undefined where no declared page is near
 */
export async function describeClosedPage(
  { db, features, menu }: Pick<AppContext, "db" | "features" | "menu">,
  path: string,
  { who }: StaffAccess,
  member: StaffMember,
): Promise<ClosedPage | undefined> {
  const near = findNearest(features, path);
  if (near === undefined) return undefined;
  // A page for all members, whose list is for some roles, is closed to the others by its link.
  const able = rolesThat((one) => who(one) && (near.who?.(one) ?? true));
  const isAboutChildren = menu().children.some((room) => room.path === near.path);
  const opensAt = isAboutChildren ? await findOpening(db, member) : undefined;
  return {
    label: near.label,
    isAboutChildren,
    roles: able,
    ...(opensAt !== undefined && { opensAt }),
    people: able.length === 0 ? [] : await findNamesByRoles(db, able, maxPeople, member.id),
  };
}

/** Time at which a waiting reader of concerns can read; undefined for all others. */
async function findOpening(db: Database, member: StaffMember): Promise<string | undefined> {
  if (!hasRole(member, "lead") || member.readsSafeguarding) return undefined;
  const right = findReadingRight(await findFactsOf(db, member.id));
  return right && writeMoment(right.from);
}

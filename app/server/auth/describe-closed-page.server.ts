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

const maxPeople = 3;

/**
 * Finds the declared page that is closest to a route.
 * @param path of the route, as in `routes.ts`
 */
export const findNearest = (features: AppContext["features"], path: string): StaffDestination | undefined =>
  features
    .flatMap(({ staff = [] }): readonly StaffDestination[] => staff)
    .filter(({ kind }) => kind === undefined)
    .filter((one) => `/${path}` === one.path || `/${path}`.startsWith(`${one.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

/**
 * Describes a closed page and the people who can open it. The name is that of the closest declared page.
 * @param path of the route, as in `routes.ts`
 * @param member who cannot open it
 * @returns undefined if no declared page is near
 */
export async function describeClosedPage(
  { db, features, menu }: Pick<AppContext, "db" | "features" | "menu">,
  path: string,
  { who }: StaffAccess,
  member: StaffMember,
): Promise<ClosedPage | undefined> {
  const near = findNearest(features, path);
  if (near === undefined) return undefined;
  // Some pages are open to all members but listed only for some roles: here, only those roles count.
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

/** Returns the time from which a waiting reader can read concerns; undefined for all others. */
async function findOpening(db: Database, member: StaffMember): Promise<string | undefined> {
  if (!hasRole(member, "lead") || member.readsSafeguarding) return undefined;
  const right = findReadingRight(await findFactsOf(db, member.id));
  return right && writeMoment(right.from);
}

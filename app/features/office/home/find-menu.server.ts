import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { countAllUpTo } from "../../../server/db/count-rows.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { StaffPlace } from "../../../server/staff-place.ts";
import { type Menu, type MenuPage, maxTotal, maxWaiting, menuGroups } from "./menu.ts";

/** The places that this member is led to. */
export const placesFor = (features: readonly Feature[], member: StaffMember): StaffPlace[] =>
  features.flatMap(({ staff = [] }) => staff).filter(({ who }) => who?.(member) ?? true);

const countOf = ({ path, waiting, total }: StaffPlace) => {
  const rows = waiting ?? total;
  return rows === undefined ? [] : [{ name: path, max: waiting ? maxWaiting : maxTotal, rows }];
};

/** The menu of a member: what features in use declare, in the order of their ranks, with what waits and how many there are. */
export async function findMenu(ctx: AppContext, features: readonly Feature[], member: StaffMember): Promise<Menu> {
  const places = placesFor(features, member).toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  const counted = await countAllUpTo(ctx.db, places.filter(({ counts }) => counts?.(member) ?? true).flatMap(countOf));
  const pageOf = ({ label, path, icon, isInBar, waiting }: StaffPlace): MenuPage => ({
    label,
    to: path,
    icon,
    ...(isInBar && { isInBar }),
    ...(counted.has(path) && { [waiting ? "waiting" : "total"]: counted.get(path) }),
  });
  const groups = menuGroups.map((name) => ({
    name,
    pages: places.filter(({ group }) => group === name).map(pageOf),
  }));
  return groups.filter(({ pages }) => pages.length > 0);
}

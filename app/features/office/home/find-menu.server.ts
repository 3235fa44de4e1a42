import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { countAllUpTo } from "../../../server/db/count-rows.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { StaffDestination } from "../../../server/staff-destination.ts";
import { findPage, placeNames, roomsOf, type StaffRoom } from "../../../server/staff-menu.ts";
import { hasRole, type Role } from "../../../values/roles.ts";
import { type Menu, type MenuPage, type MenuRoom, maxTotal, maxWaiting } from "./menu.ts";

/** Returns the destinations that this member can open. */
export const destinationsFor = (features: readonly Feature[], member: StaffMember): StaffDestination[] =>
  features.flatMap(({ staff = [] }) => staff).filter(({ who }) => who?.(member) ?? true);

const countOf = ({ path, waiting, total }: StaffDestination) => {
  const rows = waiting ?? total;
  return rows === undefined ? [] : [{ name: path, max: waiting ? maxWaiting : maxTotal, rows }];
};

/** Priority of roles for the bar of a person with several. */
const byBar: readonly Role[] = ["admin", "lead", "treasurer", "editor", "writer"];

/** Finds the menu of a member: destinations of the features in use, with their counts. */
export async function findMenu(ctx: AppContext, features: readonly Feature[], member: StaffMember): Promise<Menu> {
  const led = destinationsFor(features, member);
  const rooms = roomsOf(ctx.menu(), led).filter(({ room }) => room.isListedFor?.(member) ?? true);
  const pages = rooms.map(({ page }) => page);
  const counted = await countAllUpTo(ctx.db, pages.filter(({ counts }) => counts?.(member) ?? true).flatMap(countOf));
  const describe = ({ label, path, icon, waiting }: StaffDestination): MenuPage => ({
    label,
    to: path,
    icon,
    ...(counted.has(path) && { [waiting ? "waiting" : "total"]: counted.get(path) }),
  });
  const places = placeNames.map((name) => ({
    name,
    rooms: rooms
      .filter(({ place }) => place === name)
      .map(({ room, page }): MenuRoom => ({ ...describe(page), ...findPages(room, page.label, led) })),
  }));
  const role = byBar.find((one) => hasRole(member, one));
  return {
    places: places.filter((place) => place.rooms.length > 0),
    pockets: rooms
      .filter(({ room }) => role !== undefined && room.pocketOf?.includes(role))
      .map(({ room, page }) => ({ ...describe(page), label: room.pocketLabel ?? page.label })),
  };
}

/** Returns the pages of a room, and its tabs. */
function findPages(
  { path, tab, tabs = [], holds = [] }: StaffRoom,
  label: string,
  led: readonly StaffDestination[],
): Pick<MenuRoom, "holds" | "tabs"> {
  const others = tabs.flatMap((one) => {
    const page = findPage(led, one.path);
    return page === undefined ? [] : [{ label: one.label ?? page.label, to: page.path }];
  });
  return {
    holds: [path, ...others.map(({ to }) => to), ...holds],
    tabs: others.length === 0 ? [] : [{ label: tab ?? label, to: path }, ...others],
  };
}

import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { countAllUpTo } from "../../../server/db/count-rows.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { placeNames, type StaffDestination, type StaffRoom } from "../../../server/staff-destination.ts";
import { hasRole, type Role } from "../../../values/roles.ts";
import { type Menu, type MenuPage, type MenuRoom, maxTotal, maxWaiting } from "./menu.ts";

/** Returns the destinations that this member can open. */
export const destinationsFor = (features: readonly Feature[], member: StaffMember): StaffDestination[] =>
  features.flatMap(({ staff = [] }) => staff).filter(({ who }) => who?.(member) ?? true);

const countOf = ({ path, waiting, total }: StaffDestination) => {
  const rows = waiting ?? total;
  return rows === undefined ? [] : [{ name: path, max: waiting ? maxWaiting : maxTotal, rows }];
};

type Room = StaffDestination & { room: StaffRoom };

const isRoom = (one: StaffDestination): one is Room => one.room !== undefined;

/** Priority of roles for the bar of a person with several. */
const byBar: readonly Role[] = ["admin", "lead", "treasurer", "editor", "writer"];

/** Finds the menu of a member: destinations of the features in use by rank, with their counts. */
export async function findMenu(ctx: AppContext, features: readonly Feature[], member: StaffMember): Promise<Menu> {
  const led = destinationsFor(features, member);
  const rooms = led
    .filter(isRoom)
    .filter(({ room }) => room.isListedFor?.(member) ?? true)
    .toSorted((a, b) => a.room.rank - b.room.rank);
  const counted = await countAllUpTo(ctx.db, rooms.filter(({ counts }) => counts?.(member) ?? true).flatMap(countOf));
  const pageOf = ({ label, path, icon, waiting }: Room): MenuPage => ({
    label,
    to: path,
    icon,
    ...(counted.has(path) && { [waiting ? "waiting" : "total"]: counted.get(path) }),
  });
  const roomOf = (room: Room): MenuRoom => ({ ...pageOf(room), ...findPages(room, led) });
  const places = placeNames.map((name) => ({ name, rooms: rooms.filter(({ room }) => room.in === name).map(roomOf) }));
  const role = byBar.find((one) => hasRole(member, one));
  return {
    places: places.filter((place) => place.rooms.length > 0),
    pockets: rooms
      .filter(({ room }) => role !== undefined && room.pocketOf?.includes(role))
      .toSorted((a, b) => placeNames.indexOf(a.room.in) - placeNames.indexOf(b.room.in))
      .map((room) => ({ ...pageOf(room), label: room.room.pocketLabel ?? room.label })),
  };
}

/** Returns the pages of a room, and its tabs. */
function findPages({ path, label, room }: Room, led: readonly StaffDestination[]): Pick<MenuRoom, "holds" | "tabs"> {
  const tabs = led
    .flatMap((one) =>
      one.tabOf?.path === path ? [{ ...one.tabOf, to: one.path, label: one.tabOf.label ?? one.label }] : [],
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ label, to }) => ({ label, to }));
  return {
    holds: [path, ...tabs.map(({ to }) => to), ...(room.holds ?? [])],
    tabs: tabs.length === 0 ? [] : [{ label: room.tab ?? label, to: path }, ...tabs],
  };
}

import type { PlaceName } from "../../../server/staff-menu.ts";
import type { IconName } from "../../../values/icon-name.ts";

/** Maximum count of waiting items. */
export const maxWaiting = 99;

/** Maximum total. */
export const maxTotal = 999;

export interface MenuPage {
  label: string;
  to: string;
  icon: IconName;
  /** Waiting or total number beside the name. One more than the maximum means more. */
  waiting?: number;
  total?: number;
}

export interface MenuRoom extends MenuPage {
  /** Addresses of its pages, itself first; `:id` matches any one part. */
  holds: string[];
  /** Pages of the same rank, itself first; empty for a room of one page. */
  tabs: { label: string; to: string }[];
}

export interface MenuPlace {
  name: PlaceName;
  /** At least one. */
  rooms: MenuRoom[];
}

/** The destinations of a member. */
export interface Menu {
  places: MenuPlace[];
  /** The two rooms in the phone bar; fewer if the role has fewer. */
  pockets: MenuPage[];
}

const partsOf = (path: string) => path.split("/").filter((part) => part !== "");

/** Returns the number of address parts that a pattern matches, literal parts above `:id`; 0 without a match. */
function fitOf(pattern: string, pathname: string): number {
  const parts = partsOf(pattern);
  const given = partsOf(pathname);
  const fits = parts.every((part, index) => (part.startsWith(":") ? index < given.length : part === given[index]));
  return fits ? parts.length * 2 - parts.filter((part) => part.startsWith(":")).length : 0;
}

/** Finds the room of a page: the one in this menu whose address matches most exactly. */
export function findRoom({ places }: Menu, pathname: string): { place: MenuPlace; room: MenuRoom } | undefined {
  const fits = places.flatMap((place) =>
    place.rooms.map((room) => ({ place, room, fit: Math.max(...room.holds.map((path) => fitOf(path, pathname))) })),
  );
  // The first of the best matches, in menu order.
  const most = Math.max(0, ...fits.map(({ fit }) => fit));
  const best = fits.find(({ fit }) => fit === most);
  return best !== undefined && best.fit > 0 ? best : undefined;
}

/** Sums the waiting items of a place. */
export const waitingIn = ({ rooms }: MenuPlace): number => rooms.reduce((sum, { waiting = 0 }) => sum + waiting, 0);

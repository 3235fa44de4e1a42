import type { PlaceName } from "../../../server/staff-menu.ts";
import type { IconName } from "../../../values/icon-name.ts";

/** Maximum displayed count of waiting items. */
export const maxWaiting = 99;

export const maxTotal = 999;

export interface MenuPage {
  label: string;
  to: string;
  icon: IconName;
  /** Number of waiting items, or total number, beside the name. One more than the maximum means "more". */
  waiting?: number;
  total?: number;
}

export interface MenuRoom extends MenuPage {
  /** Addresses of the entry's pages, its own first; `:id` matches any one part. */
  holds: string[];
  /** Pages at the same level, its own first; empty for an entry with one page. */
  tabs: { label: string; to: string }[];
}

export interface MenuPlace {
  name: PlaceName;
  rooms: MenuRoom[];
}

/** The part of the staff menu that a member can open. */
export interface Menu {
  places: MenuPlace[];
  /** The two entries of the bar on phones; fewer if the role has fewer. */
  pockets: MenuPage[];
}

const partsOf = (path: string) => path.split("/").filter((part) => part !== "");

/** Scores how well an address matches a pattern: literal parts count more than `:id`; 0 without a match. */
function fitOf(pattern: string, pathname: string): number {
  const parts = partsOf(pattern);
  const given = partsOf(pathname);
  const fits = parts.every((part, index) => (part.startsWith(":") ? index < given.length : part === given[index]));
  return fits ? parts.length * 2 - parts.filter((part) => part.startsWith(":")).length : 0;
}

/** Finds the menu entry of a page: the one whose pattern matches the address best. */
export function findRoom({ places }: Menu, pathname: string): { place: MenuPlace; room: MenuRoom } | undefined {
  const fits = places.flatMap((place) =>
    place.rooms.map((room) => ({ place, room, fit: Math.max(...room.holds.map((path) => fitOf(path, pathname))) })),
  );
  // If several match equally well, the first one in menu order.
  const most = Math.max(0, ...fits.map(({ fit }) => fit));
  const best = fits.find(({ fit }) => fit === most);
  return best !== undefined && best.fit > 0 ? best : undefined;
}

/** Adds the waiting items of a section. */
export const waitingIn = ({ rooms }: MenuPlace): number => rooms.reduce((sum, { waiting = 0 }) => sum + waiting, 0);

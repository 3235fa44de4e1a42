import type { PlaceName } from "../../../server/staff-destination.ts";
import type { IconName } from "../../../values/icon-name.ts";

/** What waits is counted up to a hundred. */
export const maxWaiting = 99;

/** Totals are counted up to a thousand. */
export const maxTotal = 999;

export interface MenuPage {
  label: string;
  to: string;
  icon: IconName;
  /** Number beside the name: what waits there, or how many there are. One more than the maximum means more. */
  waiting?: number;
  total?: number;
}

export interface MenuRoom extends MenuPage {
  /** Addresses of the pages that live in it, itself first; `:id` stands for any one part. */
  holds: string[];
  /** Its pages of the same rank, itself first; empty for a room of one page. */
  tabs: { label: string; to: string }[];
}

export interface MenuPlace {
  name: PlaceName;
  /** At least one. */
  rooms: MenuRoom[];
}

/** What a member is led to. */
export interface Menu {
  places: MenuPlace[];
  /** The two rooms in this person's bar of phones; fewer where the role has fewer. */
  pockets: MenuPage[];
}

const partsOf = (path: string) => path.split("/").filter((part) => part !== "");

/** How exactly a pattern names an address: its parts, those that are written out above `:id`; 0 if it does not. */
function fitOf(pattern: string, pathname: string): number {
  const parts = partsOf(pattern);
  const given = partsOf(pathname);
  const fits = parts.every((part, index) => (part.startsWith(":") ? index < given.length : part === given[index]));
  return fits ? parts.length * 2 - parts.filter((part) => part.startsWith(":")).length : 0;
}

/** Where a page lives: the room, among those that this member is led to, whose address names it most exactly. */
export function findRoom({ places }: Menu, pathname: string): { place: MenuPlace; room: MenuRoom } | undefined {
  const fits = places.flatMap((place) =>
    place.rooms.map((room) => ({ place, room, fit: Math.max(...room.holds.map((path) => fitOf(path, pathname))) })),
  );
  // The first of the best, in the order of the menu.
  const most = Math.max(0, ...fits.map(({ fit }) => fit));
  const best = fits.find(({ fit }) => fit === most);
  return best !== undefined && best.fit > 0 ? best : undefined;
}

/** What waits in all rooms of a place. */
export const waitingIn = ({ rooms }: MenuPlace): number => rooms.reduce((sum, { waiting = 0 }) => sum + waiting, 0);

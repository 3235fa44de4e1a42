import type { Role } from "../values/roles.ts";
import type { StaffMember } from "./auth/auth.ts";
import type { StaffDestination } from "./staff-destination.ts";

declare module "./context.server.ts" {
  interface AppContext {
    menu(): StaffMenu;
  }
}

/**
 * The areas of the staff menu below Today, in order. The list is complete: a new page becomes a room or a tab of one.
 */
export const placeNames = ["write", "people", "money", "children", "site"] as const;
export type PlaceName = (typeof placeNames)[number];

/** A page that the menu lists in its area. */
export interface StaffRoom {
  /** Path of a page that a feature declares. */
  path: StaffDestination["path"];
  /** Name of the page among its own tabs. */
  tab?: string;
  /** The other tabs, in order. */
  tabs?: readonly StaffTab[];
  /** Roles that have the room in the phone's bottom bar, which has two for each role. */
  pocketOf?: readonly Role[];
  /** Label in the bottom bar, if different. */
  pocketLabel?: string;
  /**
   * Members whose menu lists the room; by default, all who can open it. The others find it from Today and the jump box.
   */
  isListedFor?(member: StaffMember): boolean;
  /** Paths of its pages that begin differently; `:id` stands for one part. */
  holds?: readonly string[];
}

interface StaffTab {
  path: StaffDestination["path"];
  /** Name among the tabs, if different. */
  label?: string;
}

/** The rooms of each area, in order. */
export type StaffMenu = Readonly<Record<PlaceName, readonly StaffRoom[]>>;

/** Finds a declared page; acts and fields may have the same path. */
export const findPage = <Page extends StaffDestination>(pages: readonly Page[], path: string): Page | undefined =>
  pages.find((page) => page.kind === undefined && page.path === path);

/** Returns the rooms of these pages, in the order of the menu. */
export const roomsOf = <Page extends StaffDestination>(
  menu: StaffMenu,
  pages: readonly Page[],
): { place: PlaceName; room: StaffRoom; page: Page }[] =>
  placeNames.flatMap((place) =>
    menu[place].flatMap((room) => {
      const page = findPage(pages, room.path);
      return page === undefined ? [] : [{ place, room, page }];
    }),
  );

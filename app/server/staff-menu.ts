import type { Role } from "../values/roles.ts";
import type { StaffMember } from "./auth/auth.ts";
import type { StaffDestination } from "./staff-destination.ts";

declare module "./context.server.ts" {
  interface AppContext {
    /** In the site's language. */
    menu(): StaffMenu;
  }
}

/** The places of the staff area below Today, in their order. There are no others: a new page is a room or a tab. */
export const placeNames = ["write", "people", "money", "children", "site"] as const;
export type PlaceName = (typeof placeNames)[number];

/** A page that the menu shows in its place. */
export interface StaffRoom {
  /** Path of a page that a feature declares. */
  path: StaffDestination["path"];
  /** Its name among its own tabs. */
  tab?: string;
  /** The pages beside it, in their order. */
  tabs?: readonly StaffTab[];
  /** Roles that have it in the bar of phones: two each. */
  pocketOf?: readonly Role[];
  /** Label in the bar, if another. */
  pocketLabel?: string;
  /** Members whose menu lists it; default: all who can open it. Others reach it from Today and the jump box. */
  isListedFor?(member: StaffMember): boolean;
  /** Paths of its pages that do not begin with its own; `:id` is any one part. */
  holds?: readonly string[];
}

/** A tab of a room. */
interface StaffTab {
  path: StaffDestination["path"];
  /** Name among the tabs, if another. */
  label?: string;
}

/** The rooms of each place, in their order. */
export type StaffMenu = Readonly<Record<PlaceName, readonly StaffRoom[]>>;

/** Finds a declared page; acts and fields may also have its path. */
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

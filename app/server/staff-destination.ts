import type { IconName } from "../values/icon-name.ts";
import type { Role } from "../values/roles.ts";
import type { StaffMember } from "./auth/auth.ts";
import type { AppContext } from "./context.server.ts";
import type { Rows } from "./db/count-rows.ts";

/** The places of the staff area below Today, in their order. There are no others: a new page is a room or a tab. */
export const placeNames = ["write", "people", "money", "children", "site"] as const;
export type PlaceName = (typeof placeNames)[number];

/** A page that the menu shows in its place. */
export interface StaffRoom {
  in: PlaceName;
  /** Order in the place, ascending; no two rooms of a place share one. */
  rank: number;
  /** Its name among its own tabs. */
  tab?: string;
  /** Roles that have it in the bar of phones: two each. */
  pocketOf?: readonly Role[];
  /** Label in the bar, if another. */
  pocketLabel?: string;
  /** Members whose menu lists it; default: all who can open it. Others reach it from Today and the jump box. */
  isListedFor?(member: StaffMember): boolean;
  /** Paths of its pages that do not begin with its own; `:id` is any one part. */
  holds?: readonly string[];
}

/** A page of the staff area, a part of one, or an act there: a target of the menu or the jump box. */
export interface StaffDestination {
  /** A page where not said; a field of a form; the switch of a capability; words of the site; an act. */
  kind?: "setting" | "switch" | "word" | "act";
  /** For a page that is a room; others are tabs of one, or only the jump box leads there. */
  room?: StaffRoom;
  /** The room whose tab this page is, by its path, and the order among its tabs, ascending. */
  tabOf?: { path: string; rank: number; label?: string };
  label: string;
  /** Address, with `#id` for a part of the page, or with a query that opens a form on it. */
  path: "/admin" | `/admin${"/" | "?" | "#"}${string}` | "/safeguarding";
  /** A public page, which is a document outside the app. */
  isDocument?: true;
  icon: IconName;
  /** Members who get a link; default: all. The route's `handle.staff` decides who can open it. */
  who?(member: StaffMember): boolean;
  /** Number of open tasks. */
  waiting?: Rows;
  total?: Rows;
  /** Members who see these numbers; default: all who get a link. */
  counts?(member: StaffMember): boolean;
  /** Other words that people type for it: phrases in lower case, parted by commas. */
  alsoCalled?: string;
  /** Name of its page, where no feature declares that page. */
  of?: string;
  /** Texts that visitors read there. */
  texts?: readonly string[];
}

/** Finds places that depend on the site or on the asking member: the fields of forms, by their labels. */
export type FindStaffDestinations = (ctx: AppContext, member: StaffMember) => Promise<readonly StaffDestination[]>;

/** A result of the jump box. */
export interface JumpTarget {
  group: "pages" | "do" | "writing" | "photos" | "messages" | "people" | "settings" | "words";
  label: string;
  to: string;
  icon: IconName;
  /** Status, day, consent, sender, role, or its page. */
  note?: string;
  /** A public page, which is a document outside the app. */
  isDocument?: boolean;
}

/** The results of the jump box. */
export interface JumpAnswer {
  found: JumpTarget[];
  /** Names of admins to ask, where nothing is found. */
  admins: string[];
}

/** Finds rows with these words. @param max so many at most of each kind */
export type FindJumpTargets = (
  ctx: AppContext,
  member: StaffMember,
  search: string,
  max: number,
) => Promise<readonly JumpTarget[]>;

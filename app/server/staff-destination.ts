import type { IconName } from "../values/icon-name.ts";
import type { StaffMember } from "./auth/auth.ts";
import type { AppContext } from "./context.server.ts";
import type { Rows } from "./db/count-rows.ts";

/** A page of the staff area, a part of one, or an act there: a target of the menu or the jump box. */
export interface StaffDestination {
  /** A page where not said; a field of a form; the switch of a capability; words of the site; an act. */
  kind?: "setting" | "switch" | "word" | "act";
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

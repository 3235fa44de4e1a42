import type { IconName } from "../values/icon-name.ts";
import type { StaffMember } from "./auth/auth.ts";
import type { AppContext } from "./context.server.ts";
import type { Rows } from "./db/count-rows.ts";

/** A page of the staff area, a part of a page, or an act there: a target of the menu or the jump box. */
export interface StaffDestination {
  /** A page by default; otherwise a form field, the switch of a feature, a text of the site, or an act. */
  kind?: "setting" | "switch" | "word" | "act";
  label: string;
  /** Address, with `#id` for a part of the page, or with a query that opens a form. */
  path: "/admin" | `/admin${"/" | "?" | "#"}${string}` | "/safeguarding";
  /** True for a public page, which is a separate document. */
  isDocument?: true;
  icon: IconName;
  /** Members who get a link; all by default. The route's `handle.staff` decides who can open it. */
  who?(member: StaffMember): boolean;
  waiting?: Rows;
  total?: Rows;
  /** Members who see these numbers; by default, all who get a link. */
  counts?(member: StaffMember): boolean;
  /** Other words that people type for it: phrases in lower case, separated by commas. */
  alsoCalled?: string;
  /** Name of its page, if no feature declares that page. */
  of?: string;
  texts?: readonly string[];
}

/** Finds destinations that depend on the site or on the member, such as form fields by their labels. */
export type FindStaffDestinations = (ctx: AppContext, member: StaffMember) => Promise<readonly StaffDestination[]>;

/** A result of the jump box. */
export interface JumpTarget {
  group: "pages" | "do" | "writing" | "photos" | "messages" | "people" | "settings" | "words";
  label: string;
  to: string;
  icon: IconName;
  /** Status, day, consent, sender, role, or page of the target. */
  note?: string;
  /** True for a public page, which is a separate document. */
  isDocument?: boolean;
}

export interface JumpAnswer {
  found: JumpTarget[];
  /** Names of admins to ask if nothing is found. */
  admins: string[];
}

/**
 * Finds rows with these words.
 * @param max maximum number of each kind
 */
export type FindJumpTargets = (
  ctx: AppContext,
  member: StaffMember,
  search: string,
  max: number,
) => Promise<readonly JumpTarget[]>;

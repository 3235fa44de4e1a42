import type { IconName } from "../values/icon-name.ts";
import type { StaffMember } from "./auth/auth.ts";
import type { AppContext } from "./context.server.ts";
import type { Rows } from "./db/count-rows.ts";

/** A page of the staff area, a part of one, or what can be done there: the menu or the jump box leads to it. */
export interface StaffPlace {
  /** A page where not said; a field of a form; words of the site; an act. */
  kind?: "setting" | "word" | "act";
  /** Group of the menu; without one, only the jump box leads there. */
  group?: "write" | "people" | "foundation";
  /** Order in the group, ascending. */
  rank?: number;
  /** True for a page that is also in the bar of phones. */
  isInBar?: boolean;
  label: string;
  /** Address, with `#id` for a part of the page, or with what opens a form on it. */
  path: "/admin" | `/admin${"/" | "?" | "#"}${string}`;
  icon: IconName;
  /** Who is led there; without it, every member. The route's `handle.staff` decides who comes in. */
  who?(member: StaffMember): boolean;
  /** What waits there. */
  waiting?: Rows;
  /** How many there are. */
  total?: Rows;
  /** Who is shown these numbers; without it, whoever is led there. */
  counts?(member: StaffMember): boolean;
  /** Other words that people type for it (lower case). */
  alsoCalled?: readonly string[];
  /** Name of the page that it stands on, where no feature declares that page. */
  of?: string;
  /** What visitors read there. */
  texts?: readonly string[];
}

/** Finds places that depend on the site or on who asks: the fields of forms, by the labels that the forms have. */
export type FindStaffPlaces = (ctx: AppContext, member: StaffMember) => Promise<readonly StaffPlace[]>;

/** What the jump box finds. */
export interface JumpTarget {
  group: "pages" | "do" | "writing" | "photos" | "messages" | "people" | "settings" | "words";
  label: string;
  to: string;
  icon: IconName;
  /** Status, day, consent, sender, role, or the page that it stands on. */
  note?: string;
  /** A public page, which is a document outside the app. */
  isDocument?: boolean;
}

/** Finds rows with these words. @param max so many at most of each kind */
export type FindJumpTargets = (
  ctx: AppContext,
  member: StaffMember,
  search: string,
  max: number,
) => Promise<readonly JumpTarget[]>;

import type { IconName } from "../values/icon-name.ts";
import type { StaffMember } from "./auth/auth.ts";
import type { AppContext } from "./context.server.ts";
import type { Rows } from "./db/count-rows.ts";

/** A page of the staff area, or a part of one, that the menu or the jump box leads to. */
export interface StaffPlace {
  /** Group of the menu; without one, only the jump box leads there: to a page, or to a part of the settings. */
  group?: "write" | "people" | "foundation";
  /** Order in the group, ascending. */
  rank?: number;
  /** True for a page that is also in the bar of phones. */
  isInBar?: boolean;
  label: string;
  /** Address, with `#id` for a part of the page. */
  path: `/admin/${string}`;
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
}

/** What the jump box finds. */
export interface JumpTarget {
  group: "pages" | "writing" | "photos" | "messages" | "people" | "settings";
  label: string;
  to: string;
  icon: IconName;
  /** Status, day, consent, sender or role. */
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

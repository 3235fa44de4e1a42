import type { IconName } from "../../../values/icon-name.ts";

/** What waits is counted up to a hundred. */
export const maxWaiting = 99;

/** Totals are counted up to a thousand. */
export const maxTotal = 999;

/** Groups of the menu, in their order. */
export const menuGroups = ["write", "people", "foundation"] as const;

export interface MenuPage {
  label: string;
  to: string;
  icon: IconName;
  /** True for a page that is also in the bar of phones. */
  isInBar?: boolean;
  /** Number beside the name: what waits there, or how many there are. One more than the maximum means more. */
  waiting?: number;
  total?: number;
}

export interface MenuGroup {
  name: (typeof menuGroups)[number];
  pages: MenuPage[];
}

/** What a member is led to. */
export type Menu = MenuGroup[];

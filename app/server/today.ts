import type { IconName } from "../values/icon-name.ts";

/** A row of Today that leads somewhere. */
export interface TodayRow {
  label: string;
  note: string;
  path: string;
  icon: IconName;
}

/** Something that a writer could write about. */
export interface Idea extends TodayRow {
  /** The higher, the more it belongs to this day: the highest is proposed first. */
  weight: number;
}

/** A sum of money in words, for the treasurer. */
export interface TodaySum {
  label: string;
  /** Amounts side by side, one for each currency. */
  value: string;
  note: string;
  path: string;
}

/** Views of a member's last text. */
export interface LastText {
  title: string;
  day: string;
  /** Staff page from which it is sent to others. */
  sharePath: string;
  total: number;
  /** Visits of each day since it is public, the last one today. */
  daily: number[];
}

/** Facts of a page that must be right, point by point. */
export interface PageState {
  heading: string;
  lede: string;
  points: { label: string; state: string; isDone: boolean }[];
  link: { label: string; path: string };
}

import type { IconName } from "../values/icon-name.ts";

/** A row of the page Today with a link. */
export interface TodayRow {
  label: string;
  note: string;
  path: string;
  icon: IconName;
}

/** A topic that a writer could write about. */
export interface Idea extends TodayRow {
  /** The topic with the highest weight fits this day best, and is proposed first. */
  weight: number;
}

/** A sum of money in words, for the treasurer. */
export interface TodaySum {
  label: string;
  /** Amounts beside each other, one per currency. */
  value: string;
  note: string;
  path: string;
}

/** Views of the last text that the member published. */
export interface LastText {
  title: string;
  day: string;
  sharePath: string;
  total: number;
  /** Visits of each day since publication; the last one is today. */
  daily: number[];
}

/** Facts of a page that must be right, one by one. */
export interface PageState {
  heading: string;
  lede: string;
  points: { label: string; state: string; isDone: boolean }[];
  link: { label: string; path: string };
}

import { createContext, type ReactNode } from "react";

/**
 * The `handle` of a route. Staff pages are hydrated, with scripts and one stylesheet; other pages have no framework.
 */
export type DocumentHandle = {
  isApp?: boolean;
  /** True for a staff page without menu and bars. */
  isBare?: boolean;
  /** True for a preview, which staff pages show in a frame; no other page can be framed, by this or another site. */
  isFramedByStaff?: boolean;
  /** True if a press on a sentence leads to its field in the staff area. */
  leadsToFields?: boolean;
};

/**
 * The foundation's design, if it differs from the style sheets: colour of the browser's bar, an additional style sheet,
 * and the logo.
 */
export interface StaffLook {
  page: string;
  dark: string;
  sheet: string;
  mark: string;
  header?: string;
  icon?: string;
  touch?: string;
}

/** CSP nonce of this document's scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Banner at the top of each page of a practice copy; null in the browser, where the server's banner stays. */
export const BannerContext = createContext<ReactNode>(null);

/** Suggested pages with a similar address, below the message that a page was not found; null in the browser. */
export const NearestContext = createContext<ReactNode>(null);

/** Request id in the log, shown on error pages. */
export const RequestIdContext = createContext("");

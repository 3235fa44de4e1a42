import { createContext, type ReactNode } from "react";

/** The `handle` of a route. Staff pages are hydrated, with scripts and one stylesheet; others have no framework. */
export type DocumentHandle = {
  isApp?: boolean;
  /** A staff page without places and bars. */
  isBare?: boolean;
  /** A preview, which staff pages show in a frame; no other page of this or another site can be framed. */
  isFramedByStaff?: boolean;
  /** A press on a sentence leads to its field in the staff area. */
  leadsToFields?: boolean;
};

/** The foundation's look where it is not the style sheets': colours of the browser's bar, a sheet above theirs, its logo. */
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

/** Banner on top of each page of a practice copy; null in the browser, which leaves what the server wrote. */
export const BannerContext = createContext<ReactNode>(null);

/** Pages of a like address, below the sentence of a page that was not found; null in the browser. */
export const NearestContext = createContext<ReactNode>(null);

/** Request id in the log, for error pages. */
export const RequestIdContext = createContext("");

import type { AppContext } from "./context.server.ts";

/** Texts of the fixed pages, by page; the feature of words adds them. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added where they are known.
export interface WordsOfPages {}

/** Settings for public pages; the feature of settings adds them. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added where they are known.
export interface PublicFacts {}

/** Returns the texts of a page, with the changes by staff. */
export type WordsOf = <Page extends keyof WordsOfPages>(page: Page) => WordsOfPages[Page];

/** A fixed page of the public site, for the public search. */
export interface PublicPage {
  path: string;
  /** Order among equally good results, ascending. */
  rank: number;
  title(of: WordsOf): string;
  lede(of: WordsOf): string;
  /**
   * Texts for search, with headings and labels; values of settings come last. Without `texts`, the page is not
   * searched.
   */
  texts?(of: WordsOf, settings: PublicFacts): (string | undefined)[];
  /** The visitor's need that the page answers, by its name among the texts of the search page. */
  need?: string;
  /** Returns false while the page has nothing to show, and is not found: search and sitemap leave it out. */
  isThere?(ctx: AppContext): Promise<boolean>;
  /** Set if the page asks visitors for time or money: the banner links to it. */
  asksFor?: "time" | "money";
}

/** Words of the fixed pages, by page; the feature of words adds them. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added where they are known.
export interface WordsOfPages {}

/** Settings for public pages; the feature of settings adds its members. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added where they are known.
export interface PublicFacts {}

/** The words of a page, as staff changed them. */
export type WordsOf = <Page extends keyof WordsOfPages>(page: Page) => WordsOfPages[Page];

/** A fixed page of the public site, as the search of visitors knows it. */
export interface PublicPage {
  path: string;
  /** Order among equal hits, ascending. */
  rank: number;
  title(of: WordsOf): string;
  lede(of: WordsOf): string;
  /** Texts for search, with headings and labels, values of settings last. Without it, the page is not searched. */
  texts?(of: WordsOf, settings: PublicFacts): (string | undefined)[];
  /** The need that it answers, by its name among the words of the search page. */
  need?: string;
  /** Request to visitors: the banner leads to it. */
  asksFor?: "time" | "money";
}

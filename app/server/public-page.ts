/** Words of the fixed pages, by page; the feature of words adds them. @public */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added where they are known.
export interface WordsOfPages {}

/** What settings say on public pages; the feature of settings adds it. @public */
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
  /** What it says to its readers, headings and labels too; what settings fill in stands last. Without it, no text is searched. */
  texts?(of: WordsOf, settings: PublicFacts): (string | undefined)[];
  /** The need that it answers, by its name among the words of the search page. */
  need?: string;
  /** What it asks visitors for: the banner leads to it. */
  asksFor?: "time" | "money";
}

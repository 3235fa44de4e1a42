import { createContext, useContext } from "react";
import type { WordsOf, WordsOfPages } from "../../../server/public-page.ts";
import { WordsContext } from "./words-context.tsx";

/** Original texts. Only the server has them, because their size would slow down the staff area. */
export const OriginalsContext = createContext<WordsOf | undefined>(undefined);

/**
 * Returns the texts of a page, changed or original.
 * @throws Error in a hydrated staff page
 */
export function useWords<Page extends keyof WordsOfPages>(page: Page): WordsOfPages[Page] {
  const changed: Partial<Pick<WordsOfPages, Page>> = useContext(WordsContext);
  const originals = useContext(OriginalsContext);
  const words = changed[page] ?? originals?.(page);
  if (words === undefined)
    throw new Error(
      `useWords("${page}") has no words here: staff pages run in the browser, which does not get those of public pages. Read them in the loader with findWordsOf, and hand over as a prop what the component shows.`,
    );
  return words;
}

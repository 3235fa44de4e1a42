import { createContext, useContext } from "react";
import type { WordsOfPages } from "../../../server/public-page.ts";

/** What the foundation changed; a page that is missing has its original words. */
export const WordsContext = createContext<Partial<WordsOfPages>>({});

/** @param original the page's words in `content/`, which a component without this context shows */
export const useWords = <Page extends keyof WordsOfPages>(
  page: Page,
  original: WordsOfPages[Page],
): WordsOfPages[Page] => useContext(WordsContext)[page] ?? original;

import type { Words } from "content/pages.ts";
import { createContext, useContext } from "react";

/** What the foundation changed; a page that is missing has its original words. */
export const WordsContext = createContext<Partial<Words>>({});

/** @param original the page's words in `content/`, which a component without this context shows */
export const useWords = <Page extends keyof Words>(page: Page, original: Words[Page]): Words[Page] =>
  useContext(WordsContext)[page] ?? original;

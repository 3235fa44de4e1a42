import { createContext } from "react";
import type { WordsOfPages } from "../../../server/public-page.ts";

/** Changed words by page; a missing page has its original words. */
export const WordsContext = createContext<Partial<WordsOfPages>>({});

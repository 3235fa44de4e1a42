import { createContext } from "react";
import type { WordsOfPages } from "../../../server/public-page.ts";

/** What the foundation changed; a page that is missing has its original words. */
export const WordsContext = createContext<Partial<WordsOfPages>>({});

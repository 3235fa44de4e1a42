import { createContext } from "react";
import type { WordsOfPages } from "../../../server/public-page.ts";

/** Changed texts by page; a missing page has its original texts. */
export const WordsContext = createContext<Partial<WordsOfPages>>({});

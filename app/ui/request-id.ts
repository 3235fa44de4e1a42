import { createContext } from "react";

/** The number of this request in the log, for a page that has to apologise. */
export const ReferenceContext = createContext("");

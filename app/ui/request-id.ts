import { createContext } from "react";

/** Request id in the log, for error pages. */
export const RequestIdContext = createContext("");

import { createContext } from "react";

/** The number by which the browser knows this document's own scripts. Only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

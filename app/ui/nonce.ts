import { createContext } from "react";

/** CSP nonce of this document's scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

import { createContext, useContext, useState } from "react";
import type { SwitchKey } from "../../../server/feature-switch.ts";

/** What the foundation has switched off, for the parts of a page. */
export const SwitchedOffContext = createContext<readonly SwitchKey[]>([]);

/** Whether the foundation uses it: what leads to it, or begins it, is shown only then. */
export const useIsInUse = (key: SwitchKey): boolean => !useContext(SwitchedOffContext).includes(key);

/** The same, as it was when the page opened: whoever is writing when it goes off keeps the words. */
export function useWasInUse(key: SwitchKey): boolean {
  const isInUse = useIsInUse(key);
  return useState(isInUse)[0];
}

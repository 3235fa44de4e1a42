import { createContext, useContext, useState } from "react";
import type { SwitchKey } from "../../../server/feature-switch.ts";

/** Keys of the switches that are off, for the parts of a page. */
export const SwitchedOffContext = createContext<readonly SwitchKey[]>([]);

/** Returns true if the switch is on. Links and new forms are shown only then. */
export const useIsInUse = (key: SwitchKey): boolean => !useContext(SwitchedOffContext).includes(key);

/** Returns the state at the opening of the page, so that a half-written form keeps its words. */
export function useWasInUse(key: SwitchKey): boolean {
  const isInUse = useIsInUse(key);
  return useState(isInUse)[0];
}

import { createContext, useContext, useState } from "react";
import type { SwitchKey } from "../../../server/feature-switch.ts";

/** Keys of the switches that are off, for the parts of a page. Staff pages leave out what comes on with its first use. */
export const SwitchedOffContext = createContext<readonly SwitchKey[]>([]);

/** Keys of the switches that come on with their first use, for the parts of a staff page. */
export const UnusedContext = createContext<readonly SwitchKey[]>([]);

/** Returns true if the switch is on, or staff can begin. Links and new forms are shown only then. */
export const useIsInUse = (key: SwitchKey): boolean => !useContext(SwitchedOffContext).includes(key);

/** Returns the state at the opening of the page, so that a half-written form keeps its words. */
export function useWasInUse(key: SwitchKey): boolean {
  const isInUse = useIsInUse(key);
  return useState(isInUse)[0];
}

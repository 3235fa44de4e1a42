import { createContext, useContext, useState } from "react";
import type { SwitchKey } from "../../../server/feature-switch.ts";

/** Keys of the switches that are off. On staff pages, features that the first use switches on are not included. */
export const SwitchedOffContext = createContext<readonly SwitchKey[]>([]);

/** Keys of the features that their first use switches on, for staff pages. */
export const UnusedContext = createContext<readonly SwitchKey[]>([]);

/** Returns true if the feature is on, or staff can begin to use it. Only then are links and new forms shown. */
export const useIsInUse = (key: SwitchKey): boolean => !useContext(SwitchedOffContext).includes(key);

/** Returns the state when the page was opened, so that a form in progress is not lost. */
export function useWasInUse(key: SwitchKey): boolean {
  const isInUse = useIsInUse(key);
  return useState(isInUse)[0];
}

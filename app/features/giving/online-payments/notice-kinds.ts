/** Only notices of payments become gifts. A dispute leaves the list by its end, or a reason. */
export const canRecord = (kind: string): boolean => kind === "payment";

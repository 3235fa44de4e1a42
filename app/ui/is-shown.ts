/** Returns true if the element, and all elements around it, are displayed. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

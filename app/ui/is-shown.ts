/** @returns whether the element has a place on the screen: it and all around it are displayed */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

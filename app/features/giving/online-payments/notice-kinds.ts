/**
 * Only a notice of a payment can become a gift: a dispute leaves the list by its end or by a reason, a refund that failed by
 * a reason.
 */
export const canRecord = (kind: string): boolean => kind === "payment";

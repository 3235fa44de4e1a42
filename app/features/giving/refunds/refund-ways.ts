/** Refund methods; `partner` only for gifts through the payment partner. */
export const refundWays = ["partner", "transfer", "cash", "cheque", "mobile money"] as const;

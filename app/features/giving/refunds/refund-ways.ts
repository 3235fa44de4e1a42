/** Choices for a refund; `partner` only for the partner's gifts. */
export const refundWays = ["partner", "transfer", "cash", "cheque", "mobile money"] as const;

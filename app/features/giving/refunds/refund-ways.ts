/** Ways of a refund to choose from; the partner's where it brought the gift. */
export const refundWays = ["partner", "transfer", "cash", "cheque", "mobile money"] as const;

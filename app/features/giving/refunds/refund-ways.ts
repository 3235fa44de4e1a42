import type { RefundWay } from "./refund-tables.ts";

/** Refund methods; `partner` only for gifts through the payment partner. */
export const refundWays = ["partner", "transfer", "cash", "cheque", "mobile money"] as const;

/** Kind of place that a refund leaves; undefined for the place of the gift, as a partner or the bank takes it there. */
export const kindOfWay: Partial<Record<RefundWay, "bank" | "box" | "wallet">> = {
  transfer: "bank",
  cheque: "bank",
  cash: "box",
  "mobile money": "wallet",
};

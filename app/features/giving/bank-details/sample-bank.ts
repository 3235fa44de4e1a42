import type { BankDetails } from "./bank-state.ts";

/** Shown until the welcome ends, to see the page; it leads to no account. */
export const sampleBank: BankDetails = {
  bankName: "Sample Bank Plc",
  nairaAccount: "0000000000",
  dollarAccount: "0000000001",
  accountName: "Tabasamu Children’s Foundation",
};

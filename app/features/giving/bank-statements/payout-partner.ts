import type { BankStatementRow } from "./read-bank-statement.ts";

/** Payment partners by their name in the source of a gift. */
const partners = {
  paystack: /(?<![\p{L}\p{N}])paystack(?![ -]?titan|[ -]?mfb)/iu,
  flutterwave: /(?<![\p{L}\p{N}])(?:flutterwave|rave by flutterwave)(?![ -]?mfb)/iu,
} as const;

export type PayoutPartner = keyof typeof partners;

const saysPayout =
  /settle|payout|pay-out|paid out|payments? (?:ltd|limited|company|nig)|technolog|solutions|\b(?:ltd|limited|plc|inc)\b/i;

/**
 * Finds the partner that pays out gifts with a line. A line with a payer is no payout: some donors' banks have a
 * partner's name.
 * @param payer whom the line names
 */
export function findPartner(
  line: Pick<BankStatementRow, "words" | "payer">,
  payer: string | undefined,
): PayoutPartner | undefined {
  const text = `${line.payer} ${line.words}`;
  const found = (Object.keys(partners) as PayoutPartner[]).find((partner) => partners[partner].test(text));
  if (found === undefined) return undefined;
  const isPartner = payer === undefined || partners[found].test(payer);
  return isPartner || saysPayout.test(text) ? found : undefined;
}

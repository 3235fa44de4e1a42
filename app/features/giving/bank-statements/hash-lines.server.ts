import { hashFacts } from "../gifts/hash-facts.server.ts";
import type { CreditRow } from "./bank-statement-queries.server.ts";
import type { HandGift } from "./match-credit.ts";

/** Hashes a gift recorded by hand as a proposal shows it. */
export const hashHandGift = ({ id, name, value_date, amount, currency }: HandGift): string =>
  hashFacts([id, name, value_date, Number(amount), currency]);

/** Hashes the match of a bank line. The round tells if it was undone and matched again. */
export const hashMatch = ({ id, gift_id, round }: Pick<CreditRow, "id" | "gift_id" | "round">): string =>
  hashFacts([id, gift_id, Number(round)]);

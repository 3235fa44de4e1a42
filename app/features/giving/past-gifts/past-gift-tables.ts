import type { Generated } from "kysely";
import type { Currency } from "../../../values/money.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    past_gifts: PastGiftTable;
  }
}

/**
 * A gift that another program received before the foundation moved to this site. It is history: it makes no receipt,
 * thanks, promise or match, and no total of the account counts it.
 */
export interface PastGiftTable {
  id: Generated<number>;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Charge of the old payment provider, in minor units. */
  fee: number;
  /** ISO date on which the gift was received. */
  value_date: string;
  name: string | null;
  /** Name in lower case without accents, for searching. */
  name_folded: string | null;
  /** In lower case. */
  email: string | null;
  /** 1: the donor asked the foundation for no e-mail. */
  is_without_mail: number;
  /** Words of the old program; null for none. */
  purpose: string | null;
  /** Number of the receipt that the old program made; null for none. */
  receipt: string | null;
  /** Name of the old program; null for a spreadsheet. */
  program: string | null;
  import_id: number;
  brought_at: string;
}

import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    receipts: ReceiptTable;
  }
}

/** Issued for each received gift; never deleted, and of the contents only names are ever erased. */
export interface ReceiptTable {
  id: Generated<number>;
  gift_id: number;
  /** Day of issue. */
  year: number;
  /** From 1 in each year, without gaps. */
  serial: number;
  /** Three drawn characters: with year and serial they open the page that checks the receipt. */
  letters: string;
  /** Fourteen drawn characters: the private link of a receipt whose gift nobody promised. */
  link: string;
  /** JSON, frozen at issue: `ReceiptContents`. */
  contents: string;
  state: "valid" | "void" | "replaced";
  /** Id of the receipt that replaces it. */
  replaced_by: number | null;
  issued_at: string;
}

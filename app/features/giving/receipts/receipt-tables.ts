import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    receipts: ReceiptTable;
  }
}

/** Issued for each received gift, and never deleted. */
export interface ReceiptTable {
  id: Generated<number>;
  gift_id: number;
  /** Year of issue. */
  year: number;
  /** From 1 in each year, without gaps. */
  serial: number;
  /** Three drawn characters that, with the number, open the check page. */
  letters: string;
  /** Drawn characters of the private link, for a gift without a promise. */
  link: string;
  /** JSON of `ReceiptContents`, frozen at issue; only names are ever erased. */
  contents: string;
  state: "valid" | "void" | "replaced";
  replaced_by: number | null;
  issued_at: string;
}

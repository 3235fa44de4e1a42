import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    receipts: ReceiptTable;
  }
}

/** Receipt of a received gift. Receipts are never deleted. */
export interface ReceiptTable {
  id: Generated<number>;
  gift_id: number;
  year: number;
  /** Number in its year, from 1, without gaps. */
  serial: number;
  /** Three random characters; together with the number, they open the check page. */
  letters: string;
  /** Random characters of the private link, for a gift without a promise. */
  link: string;
  /** JSON of `ReceiptContents`. It never changes, except that names can be erased. */
  contents: string;
  state: "valid" | "void" | "replaced";
  replaced_by: number | null;
  issued_at: string;
}

import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    document_files: DocumentFileTable;
  }
}

/** A version of a document's PDF. Visitors read it once the questions about people and money are answered. */
export interface DocumentFileTable {
  id: Generated<number>;
  document_id: number;
  /** Counts from 1 in each document; the highest answered one is the current one. */
  version: number;
  /** Path in the file storage. A file belongs to one document. */
  path: string;
  bytes: number;
  pages: number;
  /** `scan`: the file has no text; `unread`: reading took too much time or memory. */
  text_state: "read" | "scan" | "unread";
  /** JSON list of at most ten places that may tell where to send money. */
  findings: Generated<string>;
  /** Answer to "Are people recognisable in it?"; null without an answer. */
  people: "none" | "some" | null;
  /**
   * `asks`: staff must say whether it shows an account; `found`: an admin must compare what it shows; `agreed`: an
   * admin who is another person did.
   */
  money: "none" | "asks" | "found" | "agreed";
  money_by: string | null;
  money_by_id: string | null;
  added_by: string;
  added_by_id: string;
  created_at: string;
}

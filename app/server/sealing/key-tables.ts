import type { Generated } from "kysely";

declare module "../db/tables.ts" {
  interface Tables {
    concern_key_copies: ConcernKeyCopyTable;
    concern_key_wraps: ConcernKeyWrapTable;
  }
}

/** A copy of a key, encrypted with a recovery phrase that exists only on paper. */
interface ConcernKeyCopyTable {
  id: Generated<number>;
  key_id: string;
  /** An armored age file. */
  sealed: string;
  made_at: string;
  made_by: string;
  /** Time at which a lead typed the phrase back. */
  proved_at: string | null;
  proved_by: string | null;
  idempotency_key: string;
}

/** Append-only: an earlier key, encrypted with the key of the machine where its recovery phrase was typed. */
interface ConcernKeyWrapTable {
  key_id: string;
  under_id: string;
  sealed: string;
  unlocked_at: string;
  unlocked_by: string;
}

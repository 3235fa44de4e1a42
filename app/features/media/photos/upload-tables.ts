import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    uploads: UploadTable;
    /** In order by `start`; `bytes` are base64. */
    upload_pieces: { upload_id: number; start: number; bytes: string };
  }
}

/** A photo that arrives in pieces, by the client's idempotency key. */
export interface UploadTable {
  id: Generated<number>;
  user_id: string;
  idempotency_key: string;
  /** Bytes. */
  size: number;
  received: number;
  /** When the last piece came. */
  changed_at: string;
  /** Null until complete; afterwards without pieces. The photo may be deleted since. */
  photo_id: number | null;
}

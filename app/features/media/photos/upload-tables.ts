import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    uploads: UploadTable;
    /** `bytes` are base64. */
    upload_pieces: { upload_id: number; start: number; bytes: string };
  }
}

/** A photo that arrives in pieces. */
export interface UploadTable {
  id: Generated<number>;
  user_id: string;
  idempotency_key: string;
  /** Bytes. */
  size: number;
  received: number;
  /** Time of the last piece. */
  changed_at: string;
  /** Null until complete. The photo may have been deleted since. */
  photo_id: number | null;
}

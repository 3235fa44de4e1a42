import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    recordings: RecordingTable;
  }
}

/** A voice that reads a page aloud. Without an appearance it is never played. */
export interface RecordingTable {
  id: Generated<number>;
  /** Like `post:12`. */
  owner: string;
  /** In file storage; equal recordings share it. */
  path: string;
  type: string;
  bytes: number;
  seconds: number;
  /** As staff write it: "Yorùbá". */
  language: string;
  /** In file storage: a copy in a format that every phone plays. */
  copy_path: string | null;
  copy_bytes: number | null;
  /** 1: no copy could be made. */
  is_copy_failed: Generated<number>;
  added_by: string;
  created_at: string;
}

import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    recordings: RecordingTable;
  }
}

/** A voice that reads a post, a project or a page aloud. One without an appearance is never played. */
export interface RecordingTable {
  id: Generated<number>;
  /** Like `post:12`. */
  owner: string;
  /** In file storage. Equal recordings share it. */
  path: string;
  /** Media type, as it is sent. */
  type: string;
  bytes: number;
  seconds: number;
  /** What it is read in, as staff call it: "Yorùbá". */
  language: string;
  /** In file storage: the same voice in a format that every phone plays, where its own is none. */
  copy_path: string | null;
  copy_bytes: number | null;
  /** 1 where no copy could be made. */
  is_copy_failed: Generated<number>;
  added_by: string;
  created_at: string;
}

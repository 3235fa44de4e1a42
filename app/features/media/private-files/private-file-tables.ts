import type { Generated } from "kysely";
import type { Sealed } from "../../../server/db/tables.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    private_files: PrivateFileTable;
  }
}

/** Papers, recordings and attachments, which never leave the staff area. */
export interface PrivateFileTable extends Sealed {
  id: Generated<number>;
  /** In the folder `private`; equal files share it. While unchecked, the original; empty if refused. */
  path: string;
  /** Like `concern:5` or `consent:3`. */
  owner: string;
  type: string;
  bytes: number;
  /** Given by staff; the file's original name is never stored. */
  name: string | null;
  created_at: string;
  state: Generated<"checking" | "kept" | "refused">;
  problem: FileProblem | null;
  /** Start of the check. */
  claimed_at: string | null;
  tries: Generated<number>;
  /** Hash of the sender's network while unchecked: networks take turns. */
  sender: string | null;
  /** While unchecked; lowest first. */
  turn: Generated<number>;
}

/** `costly`: opening takes too much time or memory. */
export type FileProblem = "unknown" | "tooLarge" | "tooMany" | "busy" | "costly";

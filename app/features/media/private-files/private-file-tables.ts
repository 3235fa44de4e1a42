import type { Generated } from "kysely";
import type { Sealed } from "../../../server/db/tables.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    private_files: PrivateFileTable;
  }
}

/** Papers, recordings and attachments. They are never public. */
export interface PrivateFileTable extends Sealed {
  id: Generated<number>;
  /** Path in the folder `private`; equal files share it. Of an unchecked file, the original; empty if rejected. */
  path: string;
  /** For example `concern:5` or `consent:3`. */
  owner: string;
  type: string;
  bytes: number;
  /** Name that staff gave; the original file name is never stored. */
  name: string | null;
  created_at: string;
  state: Generated<"checking" | "kept" | "refused">;
  problem: FileProblem | null;
  claimed_at: string | null;
  tries: Generated<number>;
  /** Hash of the sender's network while the file is unchecked, so that networks can alternate. */
  sender: string | null;
  /** Position in the queue of unchecked files; the lowest is checked first. */
  turn: Generated<number>;
}

/** `costly`: opening the file would take too much time or memory. */
export type FileProblem = "unknown" | "tooLarge" | "tooMany" | "busy" | "costly";

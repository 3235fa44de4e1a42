import type { Generated } from "kysely";
import type { Sealed } from "../../../server/db/tables.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    private_files: PrivateFileTable;
  }
}

/** Papers, recordings and attachments. They never leave the staff area. */
export interface PrivateFileTable extends Sealed {
  id: Generated<number>;
  /**
   * In file storage, in its folder `private`. Equal files share it. While it is checked, the file as it came, which
   * nobody is sent; empty once it is refused.
   */
  path: string;
  /** `concern:5`, `consent:3` … */
  owner: string;
  /** Media type, as it is sent. */
  type: string;
  bytes: number;
  /** What staff call it; never the name of the file on the device that it came from. */
  name: string | null;
  created_at: string;
  state: Generated<"checking" | "kept" | "refused">;
  /** Why a file was refused. */
  problem: FileProblem | null;
  /** When a process began to check it. */
  claimed_at: string | null;
  tries: Generated<number>;
  /** While it is checked: a hash of the sender's network under the key of concerns, so that networks take turns. */
  sender: string | null;
  /** While it is checked: lower ones first. */
  turn: Generated<number>;
}

/** Why a file is not kept. `costly`: opening it takes more time or memory than a file may. */
export type FileProblem = "unknown" | "tooLarge" | "tooMany" | "busy" | "costly";

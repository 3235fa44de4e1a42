import type { Generated } from "kysely";

export interface SafeguardingTables {
  private_files: PrivateFileTable;
  concerns: ConcernTable;
  concern_notes: ConcernNoteTable;
}

/** Of a user. */
export interface ReadsSafeguarding {
  /** 1 for an admin whom a safeguarding lead named; of other roles it counts nothing. */
  reads_safeguarding: Generated<number>;
}

/** Papers, recordings and attachments. They never leave the staff area. */
export interface PrivateFileTable {
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
  /** Of one that is refused: why. */
  problem: FileProblem | null;
  /** When a process began to check it. */
  claimed_at: string | null;
  tries: Generated<number>;
}

/** Why a file is not kept. `costly`: opening it takes more time or memory than a file may. */
export type FileProblem = "unknown" | "tooLarge" | "tooMany" | "busy" | "costly";

/** What visitors report, for the safeguarding lead alone. It is never deleted by age. */
export interface ConcernTable {
  id: Generated<number>;
  /** The short number that the reporter sees. */
  reference: string;
  story: string;
  /** Where and when. */
  place: string | null;
  is_danger: number;
  name: string | null;
  contact: string | null;
  state: "new" | "in hand" | "passed on" | "closed";
  /** Of a concern that was passed on: to whom. */
  passed_to: string | null;
  created_at: string;
  changed_at: string;
  /** A form that is sent twice is one concern. */
  fingerprint: string;
}

/** Append-only. */
export interface ConcernNoteTable {
  id: Generated<number>;
  concern_id: number;
  text: string;
  written_at: string;
  written_by: string;
  idempotency_key: string | null;
}

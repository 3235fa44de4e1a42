import type { Generated } from "kysely";

declare module "../server/db/tables.ts" {
  interface Tables {
    versions: VersionTable;
    drafts: DraftTable;
    /** Decisions of staff about sentences that the words guard found. */
    word_answers: {
      /** For example, `post:12`, `issue:3` or `words:home`. */
      subject: string;
      /** SHA-256 of the rule and the sentence. */
      sentence_hash: string;
      answer: "adult" | "published";
      said_by_id: string;
      said_by: string;
      said_at: string;
    };
  }
}

export interface VersionTable {
  /** For example, `post:12` or `event:3`. */
  subject: string;
  version: number;
  saved_at: string;
  saved_by: string;
  /** JSON of the fields, the status and the photos. */
  content: string;
  /**
   * `unchosen` is a form that lost a conflict. Null for earlier versions, whose time and person are those of the next
   * change.
   */
  origin: Generated<"saved" | "published" | "restored" | "merged" | "unchosen" | null>;
}

/** An unsent draft, or a sign that the form is open. Only its person reads it. */
export interface DraftTable {
  user_id: string;
  /** For example, `post:12`; `post:new` for a new item. */
  subject: string;
  /** JSON of the form's fields; null if only the open form is recorded. */
  content: string | null;
  saved_at: string | null;
  /** Last time the form was open; null once it is closed. */
  seen_at: string | null;
}

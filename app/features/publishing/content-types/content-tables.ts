import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    versions: VersionTable;
    drafts: DraftTable;
    /** What staff answered when the words guard asked about a sentence. */
    word_answers: {
      /** `post:12`, `issue:3`, `words:home`. */
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

/** Content as it was saved. */
export interface VersionTable {
  /** `post:12`, `event:3` … */
  subject: string;
  version: number;
  saved_at: string;
  /** A name. */
  saved_by: string;
  /** JSON of the fields, the status and the photos. */
  content: string;
  /**
   * `unchosen` never was the item's content: a conflict left it out. Null in versions of the release before: time and
   * person are those of the change that replaced them.
   */
  origin: Generated<"saved" | "published" | "restored" | "merged" | "unchosen" | null>;
}

/** What a person writes and has not sent yet, and where they write. Only that person reads it. */
export interface DraftTable {
  user_id: string;
  /** `post:12`; `post:new` for an item that does not exist yet. */
  subject: string;
  /** JSON of the form's fields; null while the person only looks. */
  content: string | null;
  saved_at: string | null;
  /** When the form was last open; null once it is closed. */
  seen_at: string | null;
}

import type { Generated } from "kysely";

declare module "../server/db/tables.ts" {
  interface Tables {
    versions: VersionTable;
    drafts: DraftTable;
    /** Staff's answers about sentences that the words guard found. */
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

export interface VersionTable {
  /** `post:12`, `event:3` … */
  subject: string;
  version: number;
  saved_at: string;
  /** Name of a person. */
  saved_by: string;
  /** JSON of the fields, the status and the photos. */
  content: string;
  /** `unchosen` is a form that lost a conflict. In versions with null, time and person belong to the later change. */
  origin: Generated<"saved" | "published" | "restored" | "merged" | "unchosen" | null>;
}

/** An unsent draft, or presence in a form. Only its person reads it. */
export interface DraftTable {
  user_id: string;
  /** `post:12`; `post:new` for a new item. */
  subject: string;
  /** JSON of the form's fields; null for presence only. */
  content: string | null;
  saved_at: string | null;
  /** Last time the form was open; null once it is closed. */
  seen_at: string | null;
}

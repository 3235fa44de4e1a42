import type { Generated } from "kysely";

/** Columns of content that may tell a child's story. */
export interface Protected {
  /** JSON list: why the story is sensitive; empty for one that is not. */
  sensitive: Generated<string>;
  /** JSON list, of those: wanted away by a writer; they hold until a second person agrees. */
  dropped_reasons: Generated<string>;
  /** JSON list of user ids: who wanted them away. None of them agrees, also after an approval. */
  dropped_by_ids: Generated<string>;
  /** 1 when staff said that the names are changed. */
  names_changed: Generated<number>;
  /** JSON list of user ids: who changed text or pictures since the last approval. */
  writer_ids: Generated<string>;
  /** By another person than the writers; a sensitive story without it is not public. */
  approved_at: Generated<string | null>;
  approved_by: Generated<string | null>;
  approved_by_id: Generated<string | null>;
}

/** JSON list of sentences. */
export interface EasyRead {
  easy_read: Generated<string>;
}

export interface ProtectionTables {
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

import type { Generated } from "kysely";

/** Consents to be shown. Days are ISO dates, times are ISO 8601 in UTC. */
declare module "../../../server/db/tables.ts" {
  interface Tables {
    subjects: SubjectTable;
    consents: ConsentTable;
    appearances: AppearanceTable;
    /** Printed cards; all stay valid. `hash` is a SHA-256 of the code, which only opens a withdrawal. */
    subject_cards: { hash: string; subject_id: number; created_by: string; created_at: string };
    /** Hashed name parts of people with a consent, for the words guard. `key_id` is null for hashes of earlier releases. */
    consent_names: { consent_id: number; hash: string; key_id: string | null };
    photo_claims: PhotoWordTable;
    photo_requests: PhotoRequestTable;
  }
}

/** A person in photos and recordings, whose name is never stored. A withdrawal reaches all appearances. */
interface SubjectTable {
  id: Generated<number>;
  /** Like `P-12`. */
  code: string;
  withdrawn_at: string | null;
  withdrawn_how: "card" | "staff" | "request" | null;
  created_at: string;
}

/** The answer of a person, or of a child's guardian. Evidence is written once; uses and end may only narrow. */
export interface ConsentTable {
  id: Generated<number>;
  subject_id: number;
  /** Random; identifies the record after a restore. */
  key: string;
  /** 1 for a child, 0 for an adult, null if an earlier release did not ask. */
  is_child: number | null;
  relation: "parent" | "guardian" | "carer" | "self" | null;
  /** As staff typed it: "Mother, on paper". */
  given_by: string | null;
  kind: "paper" | "voice" | "signature" | "noted";
  given_on: string;
  taken_by: string;
  language: string | null;
  /** 1: the child agreed; 0: the child was not asked; null for an adult, or unknown. */
  has_assent: number | null;
  /** `site`, `social`, `newsletter` and `print`, separated by spaces. */
  uses: string;
  /** The last day, included. */
  until: string | null;
  idempotency_key: string | null;
  created_at: string;
}

/** A person in one photo or recording. It ends, but is never deleted. */
export interface AppearanceTable {
  id: Generated<number>;
  consent_id: number;
  photo_id: number | null;
  recording_id: number | null;
  began_at: string;
  began_by: string | null;
  ended_at: string | null;
  ended_by: string | null;
  ended_why: "renewed" | "taken out" | "deleted" | null;
  /** Time at which a safeguarding lead confirmed that the person is not in it: a withdrawal no longer reaches it. */
  released_at: string | null;
  released_by: string | null;
}

/** The last answer of staff about a whole photo that no consent proves. The audit log has the earlier ones. */
export interface PhotoWordTable {
  photo_id: number;
  /** No person can be recognised, or only adults are in it and all agreed. */
  word: "nobody" | "adults";
  said_by: string | null;
  /** Null if the audit log of an earlier release does not know it. */
  said_by_id: string | null;
  said_at: string;
  /** Time from which the answer of one person shows the photo without a count of faces. */
  alone_from: string;
  agreed_by: string | null;
  agreed_by_id: string | null;
  agreed_at: string | null;
  /** Time at which a colleague doubted the answer. */
  refused_at: string | null;
}

export interface PhotoRequestTable {
  id: Generated<number>;
  photo_id: number;
  who: "self" | "child" | "carer" | "other";
  wish: "down" | "cover" | "words";
  contact: string | null;
  note: string | null;
  created_at: string;
  /** Null if only a person hides the photo. */
  hide_at: string | null;
  /** Time at which the photo was hidden. */
  hidden_at: string | null;
  done_at: string | null;
  done_by: string | null;
  outcome: "down" | "kept" | null;
}

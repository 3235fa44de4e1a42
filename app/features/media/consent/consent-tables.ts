import type { Generated } from "kysely";
import type { Language } from "../../../values/site-language.ts";

/** Consents to show people. Days are ISO dates; times are ISO 8601 in UTC. */
declare module "../../../server/db/tables.ts" {
  interface Tables {
    subjects: SubjectTable;
    consents: ConsentTable;
    appearances: AppearanceTable;
    /**
     * Printed cards; every card stays valid. `hash` is the SHA-256 of a code that only opens the page for a withdrawal.
     */
    subject_cards: { hash: string; subject_id: number; created_by: string; created_at: string };
    /**
     * Hashed parts of the names of people with a consent, for the words guard. `key_id` is null for hashes of earlier
     * releases.
     */
    consent_names: { consent_id: number; hash: string; key_id: string | null };
    photo_claims: PhotoWordTable;
    photo_requests: PhotoRequestTable;
  }
}

/** A person in photos and recordings; the name is never stored. A withdrawal applies to all of them. */
interface SubjectTable {
  id: Generated<number>;
  /** For example `P-12`. */
  code: string;
  withdrawn_at: string | null;
  withdrawn_how: "card" | "staff" | "request" | null;
  created_at: string;
}

/** Consent of a person, or of a child's guardian. The evidence never changes; uses and end can only become narrower. */
export interface ConsentTable {
  id: Generated<number>;
  subject_id: number;
  /** Random key that identifies the consent after a restore. */
  key: string;
  /** 1 for a child, 0 for an adult, null if an earlier release did not ask. */
  is_child: number | null;
  relation: "parent" | "guardian" | "carer" | "self" | null;
  /** Text that staff typed, for example "Mother, on paper". */
  given_by: string | null;
  kind: "paper" | "voice" | "signature" | "noted";
  given_on: string;
  taken_by: string;
  /** Language that staff typed, in which they asked. */
  language: string | null;
  /** Language of the site at that time, which later cards keep; null for the language of the day. */
  site_language: Language | null;
  /** 1: the child agreed; 0: the child was not asked; null for an adult, or if unknown. */
  has_assent: number | null;
  /** `site`, `social`, `newsletter` and `print`, separated by spaces. */
  uses: string;
  until: string | null;
  idempotency_key: string | null;
  created_at: string;
}

/** A person in one photo, recording or version of a document. An appearance can end, but is never deleted. */
export interface AppearanceTable {
  id: Generated<number>;
  consent_id: number;
  photo_id: number | null;
  recording_id: number | null;
  /** A version of a document. */
  document_file_id: Generated<number | null>;
  began_at: string;
  began_by: string | null;
  ended_at: string | null;
  ended_by: string | null;
  ended_why: "renewed" | "taken out" | "deleted" | null;
  /**
   * Time at which a safeguarding lead confirmed that the person is not in it. From then on, a withdrawal does not hide
   * it.
   */
  released_at: string | null;
  released_by: string | null;
}

/** Last answer of staff about all people in a photo without consents. The audit log has earlier answers. */
export interface PhotoWordTable {
  photo_id: number;
  /** `nobody`: no person can be recognised; `adults`: only adults are in the photo, and all agreed. */
  word: "nobody" | "adults";
  said_by: string | null;
  /** Null if the audit log of an earlier release did not contain it. */
  said_by_id: string | null;
  said_at: string;
  /** Time from which one person's answer is enough to show the photo without a count of faces. */
  alone_from: string;
  agreed_by: string | null;
  agreed_by_id: string | null;
  agreed_at: string | null;
  /** Time at which a colleague rejected the answer. */
  refused_at: string | null;
}

export interface PhotoRequestTable {
  id: Generated<number>;
  /** Null for a request about a document. */
  photo_id: number | null;
  document_id: Generated<number | null>;
  who: "self" | "child" | "carer" | "other";
  wish: "down" | "cover" | "words";
  contact: string | null;
  note: string | null;
  created_at: string;
  /** Time at which the site hides the photo; null if only staff can hide it. */
  hide_at: string | null;
  hidden_at: string | null;
  done_at: string | null;
  done_by: string | null;
  outcome: "down" | "kept" | null;
}

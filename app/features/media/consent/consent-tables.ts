import type { Generated } from "kysely";

/** Consent to be seen in pictures. Days are ISO dates, times ISO 8601, UTC. */
declare module "../../../server/db/tables.ts" {
  interface Tables {
    subjects: SubjectTable;
    consents: ConsentTable;
    appearances: AppearanceTable;
    /** Printed cards; every one stays valid. `hash` is a SHA-256 of the code, which opens a withdrawal and nothing else. */
    subject_cards: { hash: string; subject_id: number; created_by: string; created_at: string };
    /**
     * Name parts of people with a consent: hashes under the key of concerns, for the words guard. `key_id` is null for a
     * hash of before, which was made with the secret of the installation.
     */
    consent_names: { consent_id: number; hash: string; key_id: string | null };
    photo_claims: PhotoWordTable;
    photo_requests: PhotoRequestTable;
  }
}

/** A person in pictures and recordings, whose name is never stored. Withdrawing reaches every appearance of the person. */
interface SubjectTable {
  id: Generated<number>;
  /** Like `P-12`. */
  code: string;
  withdrawn_at: string | null;
  withdrawn_how: "card" | "staff" | "request" | null;
  created_at: string;
}

/** What one person, or a guardian for a child, said yes to. The evidence is written once; uses and end may only narrow. */
export interface ConsentTable {
  id: Generated<number>;
  subject_id: number;
  /** Random: recognises the record after a restore. */
  key: string;
  /** 1 for a child, 0 for an adult, null where an earlier release did not ask. */
  is_child: number | null;
  relation: "parent" | "guardian" | "carer" | "self" | null;
  /** Who said yes, as staff typed it: "Mother, on paper". */
  given_by: string | null;
  kind: "paper" | "voice" | "signature" | "noted";
  given_on: string;
  taken_by: string;
  language: string | null;
  /** 1: the child was asked and agreed; 0: not asked; null for an adult, or not known. */
  has_assent: number | null;
  /** Some of `site`, `social`, `newsletter` and `print`, separated by spaces. */
  uses: string;
  /** The last day; null for no end. */
  until: string | null;
  idempotency_key: string | null;
  created_at: string;
}

/** The person of a consent in one photo, or in one recording. Never deleted: it ends. */
export interface AppearanceTable {
  id: Generated<number>;
  consent_id: number;
  photo_id: number | null;
  recording_id: number | null;
  began_at: string;
  began_by: string | null;
  ended_at: string | null;
  ended_by: string | null;
  /** A newer consent of the person; somebody said that the person is not in it; the photo or recording was deleted. */
  ended_why: "renewed" | "taken out" | "deleted" | null;
  /** A safeguarding lead said that the person is not in it: a withdrawal does not reach it any more. */
  released_at: string | null;
  released_by: string | null;
}

/** What somebody said of a whole photo that no consent proves, the last word alone. The audit log has the earlier ones. */
export interface PhotoWordTable {
  photo_id: number;
  /** `nobody`: nobody can be recognised. `adults`: only grown-ups are in it, and agreed. */
  word: "nobody" | "adults";
  said_by: string | null;
  /** The account; null where no log of an earlier release knows it. */
  said_by_id: string | null;
  said_at: string;
  /** From then on one person's word shows the photo, without a count of faces. Of before the update: since it was shown. */
  alone_from: string;
  /** The second person. */
  agreed_by: string | null;
  agreed_by_id: string | null;
  agreed_at: string | null;
  /** Somebody doubts it: the photo waits for another answer. */
  refused_at: string | null;
}

/** A visitor's request to take a photo down, until the safeguarding lead has answered it. */
export interface PhotoRequestTable {
  id: Generated<number>;
  photo_id: number;
  /** Who asks. */
  who: "self" | "child" | "carer" | "other";
  wish: "down" | "cover" | "words";
  contact: string | null;
  note: string | null;
  created_at: string;
  /** When the photo hides by itself; null where the request waits for its answer alone. */
  hide_at: string | null;
  /** When the photo hid by itself. */
  hidden_at: string | null;
  done_at: string | null;
  done_by: string | null;
  outcome: "down" | "kept" | null;
}

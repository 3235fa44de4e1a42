import type { Generated } from "kysely";

/** Consent to be seen in pictures. Days are ISO dates in Lagos, times ISO 8601, UTC. */
export interface ConsentTables {
  consents: ConsentTable;
  /** Codes of printed cards; every one stays valid. `hash` is a SHA-256: the code opens a withdrawal and nothing else. */
  consent_codes: { hash: string; consent_id: number; created_by: string; created_at: string };
  /** Name parts of people with a consent: keyed hashes, for the words guard. */
  consent_names: { consent_id: number; hash: string };
  /** Who is recognisable in a photo; one without rows and without `nobody_recognisable` waits for consent. */
  photo_people: { photo_id: number; consent_id: number };
  takedown_requests: TakedownRequestTable;
}

/** What one person, or a guardian for a child, said yes to. Never deleted with a picture; a withdrawal is added. */
export interface ConsentTable {
  id: Generated<number>;
  /** Random: recognises the record after a restore. */
  key: string;
  /** Like `P-12`: stands for the person, whose name is never stored. */
  subject_code: string;
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
  /** Of `site`, `social`, `newsletter` and `print`, separated by spaces. */
  uses: string;
  /** The last day; null for no end. */
  until: string | null;
  withdrawn_at: string | null;
  withdrawn_how: "card" | "staff" | "request" | null;
  idempotency_key: string | null;
  created_at: string;
}

/** A visitor's request to take a photo down, until the safeguarding lead has answered it. */
export interface TakedownRequestTable {
  id: Generated<number>;
  photo_id: number;
  /** Who asks. */
  who: "self" | "child" | "carer" | "other";
  wish: "down" | "cover" | "words";
  contact: string | null;
  note: string | null;
  created_at: string;
  done_at: string | null;
  done_by: string | null;
  outcome: "down" | "kept" | null;
}

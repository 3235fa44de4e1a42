import type { Generated } from "kysely";

/**
 * Kinds of closings, with the format of their columns `key` and `value`. A path is that of a photo; a space separates
 * parts.
 */
export type ClosingKind =
  /** Key: consent that was withdrawn. */
  | "withdrawn"
  /** Key: path of a photo that was withdrawn, deleted or covered. Value: `stranger` if a restored site did not know a person in it. */
  | "picture"
  /** Key: owner of a deleted recording, and its path. */
  | "recording"
  /**
   * Key: `document` and the path of a version of a hidden document. Value: `stranger` if a restored site did not know a
   * person in it.
   */
  | "document"
  /** Key: path of a photo with a recognisable person. Value: `adults` if a member doubts that it shows only adults. */
  | "person"
  /** Key: consent. Value: JSON of its uses and end, and the person's first consent key if that is another one. */
  | "allowed"
  /**
   * Key: first consent key of a person, and path of a photo that does not show the person. Value: `released` by a
   * safeguarding lead.
   */
  | "taken-out"
  /** Key: hash of a card's code. Value: first consent key. */
  | "card"
  /** Key: first consent key of a person. Value: path (of a recording: owner and path; of a document: `document` and path), and the consent's key. */
  | "appears"
  /**
   * Key: path of a photo without a public copy. Value: perceptual hash, as in `photos.look`. In earlier releases, the
   * key is a hash and the value is `crop` for a part.
   */
  | "look"
  /**
   * Key: path of a photo that resembles a closed one. A release: a safeguarding lead said that it is another picture.
   */
  | "alike"
  /**
   * Key: path (of a document: `document` and path) and time of a photo request. Value: JSON of its sender, wish and time of hiding. A release: the request's
   * decision.
   */
  | "asked"
  /** Key: keyed hash of an erased person's address. */
  | "erased"
  /**
   * Key: `promise` and a keyed hash of its code, `reader` and a keyed hash of the address, or
   * `voucher` and the number of a voucher whose payee was erased. Value: `withdrawn` for a withdrawn promise, or the
   * reason why a reader gets no more e-mails.
   */
  | "forgotten"
  /** Key: `consent`, or `receipt 2026`. Value: highest number that was used before a restore. */
  | "numbers"
  /** Key: closed month of the books. Value: JSON of its file. */
  | "month"
  /** Marks the database that a list of closings belongs to. */
  | "database";

/** Append-only. Contains no personal data: only hashes, random keys, days, and files of the books that are public. */
export interface ClosingTable {
  number: Generated<number>;
  /** Random. A closing has the same id on every machine and beside every backup. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: ClosingKind;
  key: string;
  value: string | null;
  /** 1 if a safeguarding lead, or the person who closed it, opened it again. The latest row counts. */
  is_release: Generated<number>;
}

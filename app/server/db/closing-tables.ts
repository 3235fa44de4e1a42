import type { Generated } from "kysely";

/** Columns `key` and `value` of each kind. A path is that of a photo; parts are separated by a space. */
export type ClosingKind =
  /** Key: of the consent that was withdrawn. */
  | "withdrawn"
  /** Key: path of a photo that was withdrawn, deleted or covered. Value: `stranger` if a restored site did not know a person in it. */
  | "picture"
  /** Key: owner and path of a deleted recording. */
  | "recording"
  /** Key: path of a photo with a recognisable person. Value: `adults` if a member doubts that it shows only adults. */
  | "person"
  /** Key: of a consent. Value: JSON of its uses and end, and the person's first consent key if that is another one. */
  | "allowed"
  /** Key: first consent key of a person, and path, who is not in the photo. Value: `released` by a safeguarding lead. */
  | "taken-out"
  /** Key: hash of a card's code. Value: first consent key. */
  | "card"
  /** Key: first consent key of a person. Value: path, or owner and path of a recording, and the consent's key. */
  | "appears"
  /** Key: path of a photo that has no public copy. Value: as `photos.look`. Earlier releases: key is a hash, value `crop` for a part. */
  | "look"
  /** Key: path of a photo that looks like a closed one. A release: a safeguarding lead said that it is another picture. */
  | "alike"
  /** Key: path and time of a photo request. Value: JSON of its sender, wish and time of hiding. A release: its answer. */
  | "asked"
  /** Key: keyed hash of an erased person's address. */
  | "erased"
  /**
   * Key: `promise` and a keyed hash of its code, or `reader` and a keyed hash of the address. Value: `withdrawn` for a
   * withdrawn promise, or the reason why no e-mail goes to a reader again.
   */
  | "forgotten"
  /** Key: `consent`, or `receipt 2026`. Value: highest number that was used before a restore. */
  | "numbers"
  /** Marks the database that a list of closings belongs to. */
  | "database";

/** Append-only. Contains no personal data: hashes, random keys, days. */
export interface ClosingTable {
  number: Generated<number>;
  /** Random. The same closing has the same id on every machine and beside every backup. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: ClosingKind;
  key: string;
  value: string | null;
  /** 1 if a safeguarding lead, or the person who closed it, opened it again. The later row wins. */
  is_release: Generated<number>;
}

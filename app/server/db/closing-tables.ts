import type { Generated } from "kysely";

/**
 * `withdrawn`: the person of a consent (its key). `picture`: a photo (its path) was taken down, deleted, or covered and
 * replaced; value: `stranger` where a restored site did not know somebody in it. `recording`: a voice (owner and path, separated by a space) was deleted. `person`: somebody can be recognised in a
 * photo (its path); value: `adults` where somebody doubts that only grown-ups are in it. `allowed`: what a consent (its key) allows now; value: JSON of uses, until, and the first consent key of
 * the person where that is another one. `appears`: a person (first consent key) is in a photo, or heard in a recording;
 * value: its path, or owner and path, and the key of the consent, separated by spaces. `taken-out`: a person (first consent key and path, separated by a space) is not in a
 * photo; value: `released` where a safeguarding lead said so. `card`: a card (hash of its code); value: first consent key.
 * `look`: nothing may look like a photo (its path); value: as `photos.look`. Earlier releases: one perceptual hash as key,
 * value `crop` for a part of the picture. `alike`: a photo (its path) looks like one that was closed; as a release, a safeguarding
 * lead said that it is another picture than those that were closed until then. `asked`: a visitor asks to take a photo down (path and time, separated
 * by a space); value: JSON of who, wish, and when it hides by itself; as a release, the answer. `erased`: a person's data
 * (keyed hash of the address). `forgotten`: a donor asked to be forgotten (`promise` and a keyed hash of its code; value:
 * `withdrawn` for a promise that was taken back), or a reader left (`reader` and a keyed hash of the address; value: why
 * nobody may write there again). `numbers`: numbers up to the value were used before a restore (`consent`, or `receipt 2026`). `database`: says
 * nothing but that a list with it is of this database.
 */
export type ClosingKind =
  | "withdrawn"
  | "picture"
  | "recording"
  | "person"
  | "allowed"
  | "taken-out"
  | "card"
  | "appears"
  | "look"
  | "alike"
  | "asked"
  | "erased"
  | "forgotten"
  | "numbers"
  | "database";

/** Append-only. It says nothing about people: hashes, random keys, days. */
export interface ClosingTable {
  number: Generated<number>;
  /** Random: the same closing on every machine and beside every backup. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: ClosingKind;
  key: string;
  value: string | null;
  /** 1: a safeguarding lead, or the person who closed it, opened it again. The later row wins. */
  is_release: Generated<number>;
}

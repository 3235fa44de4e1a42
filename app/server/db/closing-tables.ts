import type { Generated } from "kysely";

/**
 * `withdrawn`: the person of a consent (its key). `picture`: a photo (its path) was taken down, deleted, or covered and
 * replaced. `person`: somebody can be recognised in a photo (its path). `allowed`: what a consent (its key) allows now;
 * value: JSON of uses and until. `taken-out`: a person (consent key and path, separated by a space) is not in a photo.
 * `card`: a card (hash of its code); value: a consent key. `appears`: a person with a card (consent key) is in a photo;
 * value: its path. `look`: nothing may look like it (perceptual hash). `erased`: a person's data (keyed hash of the
 * address). `numbers`: numbers up to the value were used before a restore (`consent`, or `receipt 2026`).
 */
export type ClosingKind =
  | "withdrawn"
  | "picture"
  | "person"
  | "allowed"
  | "taken-out"
  | "card"
  | "appears"
  | "look"
  | "erased"
  | "numbers";

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
  /** 1: a safeguarding lead, or who closed it, opened it again. The later of the two holds. */
  is_release: Generated<number>;
}

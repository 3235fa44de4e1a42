import { earliest, joinConsents } from "./consent.ts";

/** Number of faces that the site found in a photo; `unknown` if they were not counted. */
export type FaceCount = number | "unknown";

/** Answer about all people in a photo without consents: `nobody` can be recognised, or all are adults and agreed. */
export type PhotoWord = "nobody" | "adults";

export interface SaidWord {
  word: PhotoWord;
  isAgreed: boolean;
  /** True if a colleague rejected the answer. */
  isRefused: boolean;
  /** Time from which one person's answer is enough (ISO 8601, UTC). */
  aloneFrom: string;
}

/** Time for which one person's answer waits for a count of faces or a second person (ms). */
export const aloneMs = 24 * 3_600_000;

interface Person {
  subject_id: number;
  /** 1 for a child, 0 for an adult; null if an earlier release did not ask. */
  is_child: number | null;
  withdrawn_at: string | null;
  until: string | null;
  uses: string;
}

interface FormerPerson {
  subject_id: number;
  withdrawn_at: string | null;
  ended_why: "renewed" | "taken out" | "deleted" | null;
  /** 0 or 1 in SQLite, boolean in PostgreSQL. */
  has_card: unknown;
}

type OwnConsent = { hidden_at: string | null; nobody_recognisable: number; looks_closed: number };

/** Returns the answer that a photo needs. Undefined if a child with a consent is in it, or staff gave no answer. */
export function claimOf(
  { nobody_recognisable }: Pick<OwnConsent, "nobody_recognisable">,
  people: readonly Pick<Person, "is_child">[],
): PhotoWord | undefined {
  if (people.length === 0) return nobody_recognisable === 1 ? "nobody" : undefined;
  return people.every(({ is_child }) => is_child === 0) ? "adults" : undefined;
}

type Weight = "enough" | "waits" | "refused";

/**
 * Decides if an answer is enough to show a photo. Without a count of faces, a second person must agree, or a day must
 * pass. If faces are found, the answer `nobody` is not enough.
 * @param now ISO 8601, UTC
 */
export function weighWord({ word, isAgreed, isRefused, aloneFrom }: SaidWord, count: FaceCount, now: string): Weight {
  if (isRefused || (word === "nobody" && count !== "unknown" && count > 0)) return "refused";
  return count !== "unknown" || isAgreed || aloneFrom <= now ? "enough" : "waits";
}

/** Weighs a photo's answer; if the photo needs none, its consents. */
function weighClaim(
  claim: PhotoWord | undefined,
  hasPeople: boolean,
  said: SaidWord | undefined,
  count: FaceCount,
  now: string,
): Weight {
  if (claim === undefined) return hasPeople ? "enough" : "refused";
  return said?.word === claim ? weighWord(said, count, now) : "waits";
}

export type PhotoConsent = ReturnType<typeof computePhotoConsent>;

const allUses = "site social newsletter print";

/**
 * Decides if a photo may be shown; the photo gate reads the stored result.
 * @param former people no longer in the photo, without released ones
 */
export function computePhotoConsent(
  photo: OwnConsent,
  people: readonly Person[],
  former: readonly FormerPerson[],
  { count, said, now }: { count: FaceCount; said: SaidWord | undefined; now: string },
) {
  const joint = joinConsents([...people]);
  const formerEnds = former.map(({ withdrawn_at }) => withdrawn_at);
  const withdrawn_at = earliest([photo.hidden_at, joint.withdrawn_at, ...formerEnds]);
  const isStillIn = (subjectId: number) => people.some(({ subject_id }) => subject_id === subjectId);
  const isTakenOut = former.some(
    ({ ended_why, has_card, subject_id }) => ended_why === "taken out" && Boolean(has_card) && !isStillIn(subject_id),
  );
  const waitsForLead = isTakenOut || photo.looks_closed === 1;
  const isOpen = withdrawn_at === null && !waitsForLead;
  const weight = weighClaim(claimOf(photo, people), people.length > 0, said, count, now);
  return {
    hasConsent: isOpen && weight === "enough",
    waitsForCheck: isOpen && weight === "waits",
    waitsForLead,
    withdrawn_at,
    shown_until: joint.shown_until,
    allowed_uses: people.length === 0 ? allUses : joint.allowed_uses,
  };
}

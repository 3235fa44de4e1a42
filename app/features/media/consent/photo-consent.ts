import { earliest, joinConsents } from "./consent.ts";

/** How many faces the site's machine found in a photo; unknown while no count came. */
export type FaceCount = number | "unknown";

/** What is said of a whole photo, and what no consent of a person proves: nobody is recognisable, or no child. */
export type PhotoWord = "nobody" | "adults";

/** Who stands behind a word. */
export interface SaidWord {
  word: PhotoWord;
  /** Another person than the one who said it agreed. */
  isAgreed: boolean;
  /** Somebody doubts it: the photo waits for another answer. */
  isRefused: boolean;
  /** From this moment on one person's word is enough (ISO date and time, UTC). */
  aloneFrom: string;
}

/** Time for which one person's word waits for a count or for another person (ms). */
export const aloneMs = 24 * 3_600_000;

interface Person {
  subject_id: number;
  /** 0 for an adult; null where an earlier release did not ask. */
  is_child: number | null;
  withdrawn_at: string | null;
  until: string | null;
  uses: string;
}

interface FormerPerson {
  subject_id: number;
  withdrawn_at: string | null;
  ended_why: "renewed" | "taken out" | "deleted" | null;
  /** The engines differ in how they answer. */
  has_card: unknown;
}

interface OwnConsent {
  hidden_at: string | null;
  nobody_recognisable: number;
  looks_closed: number;
}

/** What a photo with these people claims of itself; undefined where a child with a consent is in it, or nobody said anything. */
export function claimOf(
  { nobody_recognisable }: Pick<OwnConsent, "nobody_recognisable">,
  people: readonly Pick<Person, "is_child">[],
): PhotoWord | undefined {
  if (people.length === 0) return nobody_recognisable === 1 ? "nobody" : undefined;
  return people.every(({ is_child }) => is_child === 0) ? "adults" : undefined;
}

type Weight = "enough" | "waits" | "refused";

/**
 * Whether a word is enough to show a photo. A missing count is no passed one: without it, a second person agrees, or a day
 * passes. A count that found faces contradicts "nobody", whoever agreed.
 * @param now ISO date and time, UTC
 */
export function weighWord({ word, isAgreed, isRefused, aloneFrom }: SaidWord, count: FaceCount, now: string): Weight {
  if (isRefused || (word === "nobody" && count !== "unknown" && count > 0)) return "refused";
  return count !== "unknown" || isAgreed || aloneFrom <= now ? "enough" : "waits";
}

/** What the claim of a photo weighs, or its consents where it claims nothing. */
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
 * Decides alone whether a photo may be shown. The gate reads the stored answer.
 * @param people who appear in it now @param former who did, and were not released @param said of the photo's present claim
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

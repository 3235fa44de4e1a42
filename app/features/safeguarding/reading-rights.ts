import type { ConcernRange } from "../../server/auth/auth.ts";
import type { ReadingRightTable } from "../../server/db/safeguarding-tables.ts";

/** While another lead is there, who begins to read waits so long (ms): who is e-mailed can look first. */
export const waitMs = 24 * 3_600_000;

/** What two admins release waits so long (ms). */
export const releaseMs = 72 * 3_600_000;

/** A row of `reading_rights`, as far as the rule needs it. */
export type RightFact = Pick<ReadingRightTable, "what" | "by_id" | "from_at" | "until_concern"> & {
  after_concern: number;
};

/** What the facts say of one account. */
export interface ReadingRight {
  /** When it reads (ISO date and time, UTC). */
  from: string;
  /** Older concerns than its right: up to this id. */
  after: number;
  ranges: (ConcernRange & { from: string })[];
  /** Ids of admins who ask to release older concerns. */
  askedBy: string[];
}

/**
 * Who becomes a lead or a reader, or whose account another person moved to another address, begins anew: with the
 * concerns that come from then on, and with older ones when they are released. A password link to an unchanged address,
 * or a second step that was switched off, makes a reader wait, and takes nothing away.
 * @param facts of one account, in their order
 * @returns undefined for an account without a right
 */
export function findReadingRight(facts: readonly RightFact[]): ReadingRight | undefined {
  let right: ReadingRight | undefined;
  for (const { what, by_id, from_at: from, after_concern: after, until_concern: until } of facts) {
    if (what === "ended") right = undefined;
    else if (what === "kept" || what === "lead" || what === "reader")
      right = { from, after, ranges: [{ after, until, from }], askedBy: [] };
    else if (right === undefined) continue;
    else if (what === "moved") right = { from, after, ranges: [{ after, until, from }], askedBy: [] };
    else if (what === "paused") right.from = from > right.from ? from : right.from;
    else if (what === "asked") right.askedBy.push(by_id);
    else right.ranges.push({ after, until, from });
  }
  return right;
}

/** The concerns that an account reads now. @param now by the trusted clock */
export function rangesAt(right: ReadingRight | undefined, now: Date): ConcernRange[] {
  const at = now.toISOString();
  if (right === undefined || right.from > at) return [];
  return right.ranges.filter(({ from }) => from <= at).map(({ after, until }) => ({ after, until }));
}

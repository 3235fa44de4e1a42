/** Ids above `after`, up to `until`; null includes all future ids. */
export interface IdRange {
  after: number;
  until: number | null;
}

/** Returns the ranges of ids outside these ranges. */
export function outsideOf(ranges: readonly IdRange[]): IdRange[] {
  const outside: IdRange[] = [];
  let after = 0;
  for (const range of ranges.toSorted((a, b) => a.after - b.after)) {
    if (range.after > after) outside.push({ after, until: range.after });
    if (range.until === null) return outside;
    after = Math.max(after, range.until);
  }
  return [...outside, { after, until: null }];
}

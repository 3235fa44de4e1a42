/** Ids above `after`, up to `until`; null for all that come. */
export interface IdRange {
  after: number;
  until: number | null;
}

/** Returns the ranges of ids that these leave out. */
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

/** A figure of the last days, on the home. */
export interface Figure {
  label: string;
  total: number;
  /** One for each day, the oldest first. */
  daily: number[];
  /** Carries the meaning; the curve decorates. */
  sentence: string;
}

/** The days that are counted: ISO dates, the oldest first, and the moment of their start (ISO 8601, UTC). */
export interface CountedDays {
  dates: string[];
  since: string;
}

/** Places counts by day on the days. */
export function seriesOf(dates: string[], counted: Map<string, number>): { total: number; daily: number[] } {
  const daily = dates.map((date) => counted.get(date) ?? 0);
  return { total: daily.reduce((sum, count) => sum + count, 0), daily };
}

/** A figure about the last days, on the home page. */
export interface Figure {
  label: string;
  total: number;
  /** One value for each day, oldest first. */
  daily: number[];
  /** States the figure in words; the curve is only decoration. */
  sentence: string;
}

/** The counted days: ISO dates, oldest first, and the moment at which the first begins (ISO 8601, UTC). */
export interface CountedDays {
  dates: string[];
  since: string;
}

/** Returns the counts in the order of the days. */
export function seriesOf(dates: string[], counted: Map<string, number>): { total: number; daily: number[] } {
  const daily = dates.map((date) => counted.get(date) ?? 0);
  return { total: daily.reduce((sum, count) => sum + count, 0), daily };
}

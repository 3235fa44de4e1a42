/** Words that identify a child of a country, besides the general ones: its places, names, streets, schools, classes. */
export interface CountryGuard {
  /**
   * Share of 36 risky sentences that it asked about. Their writer had seen no rule (26 November 2026). Below
   * `leastRecall` the country counts as unguarded, and the publish sheet tells staff.
   */
  recall: number;
  /** Languages of its texts, by their files in `app/cms/publishing/words-guard/languages/`. */
  languages: readonly ("en" | "fr" | "sw")[];
  /** Its parts of the size that `finerThan` of the country names, folded: such a place may stay in a sensitive story. */
  regions: string;
  /** Smaller places, folded, parted by commas. */
  places: string;
  /** First names and surnames that are words of nothing else, folded, parted by spaces. */
  names: string;
  /** Words with a large letter that are no person: peoples, exams, authorities; folded, parted by spaces. */
  nobody: string;
  /** Words before the number of a class, besides those of its languages. */
  classes: string;
  /** A school with its name, in the text as typed, besides the forms of its languages. */
  schools: readonly RegExp[];
  /** A street with its name, in the text as typed, besides the forms of its languages. */
  streets: readonly RegExp[];
}

/** A guard that misses more than a fifth does not count as a guard. */
export const leastRecall = 0.8;

/**
 * Words that could identify a child in a country, in addition to the general ones: places, names, streets, schools,
 * classes.
 */
export interface CountryGuard {
  /**
   * Share of 36 risky sentences in which the guard found the risk; their author knew no rule (26 November 2026). Below
   * `leastRecall`, the country counts as unguarded, and the publish sheet tells staff.
   */
  recall: number;
  /** Languages of its texts, by file in `app/cms/publishing/words-guard/languages/`. */
  languages: readonly ("en" | "fr" | "sw")[];
  /** Areas of the size `finerThan`, folded: a sensitive story may name them. */
  regions: string;
  /** Smaller places, folded, separated by commas. */
  places: string;
  /** First names and surnames without another meaning, folded, separated by spaces. */
  names: string;
  /** Capitalised words that are not people: nations, exams, authorities; folded, separated by spaces. */
  nobody: string;
  /** Additional words before the number of a class. */
  classes: string;
  /** Additional patterns of a school with its name, in the text as typed. */
  schools: readonly RegExp[];
  /** Additional patterns of a street with its name, in the text as typed. */
  streets: readonly RegExp[];
}

/** Minimum share of risks that a guard must find. */
export const leastRecall = 0.8;

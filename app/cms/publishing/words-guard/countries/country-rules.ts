import type { TelephoneForm } from "../../../../values/telephone-number.ts";
import type { LanguageRules } from "../languages/language-rules.ts";

/** Patterns for a country's addresses, schools, names and telephone numbers, and its languages. */
export interface CountryRules {
  languages: Readonly<Record<string, LanguageRules>>;
  /** States, provinces or counties, folded: the smallest areas that a sensitive story may name. */
  states: readonly string[];
  places: readonly string[];
  /** First names and surnames without another meaning, folded, separated by spaces. */
  names: string;
  /** Parts of folded words that show a name, as in "Olanrewaju". */
  nameShape: RegExp;
  /** Famous people, folded: they are adults, or streets have their names. */
  famous: readonly string[];
  /** Capitalised words that are not people: nations, exams and authorities; folded, separated by spaces. */
  nobody: string;
  schools: readonly RegExp[];
  streets: readonly RegExp[];
  /** Words for family or children, on folded text: beside them, a street counts without a word of dwelling. */
  kin?: RegExp;
  /** Additional words before the number of a class; may be empty. */
  classes: string;
  /** Matches all telephone numbers (flag g). */
  telephone: RegExp;
  /** Telephone numbers that only organisations have, such as toll-free ones. */
  tollFree: RegExp;
  numbers?: TelephoneForm;
}

import type { TelephoneForm } from "../../../../values/telephone-number.ts";
import type { LanguageRules } from "../languages/language-rules.ts";

/** Formats of a country's addresses, schools, names and telephone numbers, and its languages. */
export interface CountryRules {
  languages: Readonly<Record<string, LanguageRules>>;
  /** States, provinces or counties, folded: the smallest places that a sensitive story may name. */
  states: readonly string[];
  places: readonly string[];
  /** First names and surnames without another meaning, folded, separated by spaces. */
  names: string;
  /** Parts of names in folded words: "Olanrewaju". */
  nameShape: RegExp;
  /** Famous people, folded: adults, and names of streets. */
  famous: readonly string[];
  /** Capitalised words for peoples, exams and authorities; folded, separated by spaces. */
  nobody: string;
  /** A school with its name, in the text as typed. */
  schools: readonly RegExp[];
  /** A street with its name, in the text as typed. */
  streets: readonly RegExp[];
  /** Words for family or children, on folded text: a street beside them counts without a word of dwelling. */
  kin?: RegExp;
  /** Words before the number of a class, besides those of its languages; may be empty. */
  classes: string;
  /** Finds all (flag g). */
  telephone: RegExp;
  /** Telephone numbers that only organisations have. */
  tollFree: RegExp;
  /** Format of other telephone numbers. */
  numbers?: TelephoneForm;
}

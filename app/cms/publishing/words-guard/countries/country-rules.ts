import type { TelephoneForm } from "../../../../values/telephone-number.ts";
import type { LanguageRules } from "../languages/language-rules.ts";

/** What a country's addresses, schools, names and telephones look like, and the languages its texts are in. */
export interface CountryRules {
  languages: Readonly<Record<string, LanguageRules>>;
  /** States, provinces or counties, folded: a place no finer than these may stay in a sensitive story. */
  states: readonly string[];
  /** Smaller places, folded. */
  places: readonly string[];
  /** First names and surnames that are words of nothing else, folded, parted by spaces. */
  names: string;
  /** First names and surnames by their parts, of folded words: "Olanrewaju". */
  nameShape: RegExp;
  /** Persons of whom books and news speak, folded: adults, and the namesakes of streets. */
  famous: readonly string[];
  /** Words with a large letter that are no person: peoples, exams, authorities; folded, parted by spaces. */
  nobody: string;
  /** A school with its name, in the text as typed. */
  schools: readonly RegExp[];
  /** A street with its name, in the text as typed. */
  streets: readonly RegExp[];
  /** Words of a family or of children, on folded text: a street beside them leads to them, also where no word of dwelling is. */
  kin?: RegExp;
  /** What stands before the number of a class, besides the words of its languages; or empty. */
  classes: string;
  /** Finds all (flag g). */
  telephone: RegExp;
  /** Telephone numbers that only organisations have. */
  tollFree: RegExp;
  /** How the country writes other numbers. */
  numbers?: TelephoneForm;
}

import { type CountryCode, countries } from "../../../../content/countries/index.ts";
import type { RiskRule } from "../../../values/staff-form-result.ts";
import { type FoundName, findFirstNames, findNames, hasInitials } from "./find-names.ts";
import { foldWord } from "./fold-word.ts";
import { isKnownName, type Rules } from "./rules.ts";

export interface Risk {
  rule: RiskRule;
  /** The sentence without Markdown. */
  sentence: string;
  /** Words to change, such as the full name. */
  words: string;
  /** Replacement for `words`; only for full names. */
  firstName?: string;
}

export interface GuardContext {
  country?: CountryCode;
  /** True for a sensitive story, in which every full name and every place smaller than a state is a risk. */
  isSensitive?: boolean;
  isBesidePicture?: boolean;
  /** True for text that is a place, such as an event's location. */
  isPlace?: boolean;
  /** Folded parts of names in the consent store. */
  knownNames?: ReadonlySet<string>;
  ownContacts?: readonly string[];
}

export interface People {
  names: FoundName[];
  children: FoundName[];
  firstNames: string[];
  /** True if the sentence is about one child: a name, or "her daughter". */
  isSomeone: boolean;
}

export function findPeople(sentence: string, rules: Rules): People {
  const names = findNames(sentence, rules);
  const children = names.filter(({ isAdult }) => !isAdult);
  const firstNames = findFirstNames(sentence, rules).filter((name) => !names.some(({ words }) => words.includes(name)));
  const isSomeone =
    children.length > 0 || firstNames.length > 0 || hasInitials(sentence) || rules.someone.test(foldWord(sentence));
  return { names, children, firstNames, isSomeone };
}

/** A sentence, and the next one if it is about the same person. */
export interface Read {
  sentence: string;
  folded: string;
  next: string | undefined;
  both: string;
  people: People;
  context: GuardContext;
  rules: Rules;
}

/** Returns the folded sentence without the text of a poster, unless a name is beside it. */
export function withoutSign({ folded, people, rules }: Read): string {
  const sign = rules.signs.exec(folded);
  const first = [...people.firstNames, ...people.children.map(({ firstName }) => firstName)];
  const isOfOne = first.some((name) => isKnownName(foldWord(name), rules));
  return sign === null || isOfOne ? folded : folded.slice(0, sign.index);
}

const codes = Object.values(countries).flatMap(({ telephone }) => (telephone.code === "" ? [] : [telephone.code]));

/** Returns a number's digits without country code and trunk digit, which are optional. */
function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  const code = codes.find((code) => digits.startsWith(code));
  return (code === undefined ? digits : digits.slice(code.length)).replace(/^0/, "");
}

/** Returns true for contacts of the foundation. */
export function isOwn(found: string, { ownContacts = [] }: GuardContext): boolean {
  const digits = digitsOf(found);
  return ownContacts.some(
    (own) => foldWord(own).includes(foldWord(found.trim())) || (digits.length > 7 && digitsOf(own).includes(digits)),
  );
}

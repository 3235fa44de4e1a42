import { type CountryCode, countries } from "../../../../content/countries/index.ts";
import type { RiskRule } from "../../../values/staff-form-result.ts";
import { type FoundName, findFirstNames, findNames, hasInitials } from "./find-names.ts";
import { foldWord } from "./fold-word.ts";
import { isKnownName, type Rules } from "./rules.ts";

export interface Risk {
  rule: RiskRule;
  /** The sentence as readers read it, so that a person can judge. */
  sentence: string;
  /** What to change in the sentence, like the full name. */
  words: string;
  /** Instead of `words`; only where they are a full name. */
  firstName?: string;
}

export interface GuardContext {
  /** Country whose addresses, schools and languages are read. */
  country?: CountryCode;
  /** A story with reasons of its own: every full name, and every place finer than a state, is a risk. */
  isSensitive?: boolean;
  /** The text stands beside a picture: a caption, an alt text. */
  isBesidePicture?: boolean;
  /** The text is a place by itself, like the location of an event. */
  isPlace?: boolean;
  /** Folded name parts that the consent store knows. */
  knownNames?: ReadonlySet<string>;
  /** Telephone numbers and e-mail addresses of the foundation itself. */
  ownContacts?: readonly string[];
}

/** What a sentence says of people. */
export interface People {
  names: FoundName[];
  children: FoundName[];
  firstNames: string[];
  /** One child is meant: by a name, by "her daughter". */
  isSomeone: boolean;
}

/** @returns who is in a sentence */
export function peopleOf(sentence: string, rules: Rules): People {
  const names = findNames(sentence, rules);
  const children = names.filter(({ isAdult }) => !isAdult);
  const firstNames = findFirstNames(sentence, rules).filter((name) => !names.some(({ words }) => words.includes(name)));
  const isSomeone =
    children.length > 0 || firstNames.length > 0 || hasInitials(sentence) || rules.someone.test(foldWord(sentence));
  return { names, children, firstNames, isSomeone };
}

/** A sentence, and the one behind if it goes on about the same person. */
export interface Read {
  sentence: string;
  folded: string;
  next: string | undefined;
  both: string;
  people: People;
  context: GuardContext;
  rules: Rules;
}

/** @returns the folded sentence without what a poster in it says, which is about nobody, unless a name is beside it */
export function withoutSign({ folded, people, rules }: Read): string {
  const sign = rules.signs.exec(folded);
  const first = [...people.firstNames, ...people.children.map(({ firstName }) => firstName)];
  const isOfOne = first.some((name) => isKnownName(foldWord(name), rules));
  return sign === null || isOfOne ? folded : folded.slice(0, sign.index);
}

const codes = Object.values(countries).flatMap(({ telephone }) => (telephone.code === "" ? [] : [telephone.code]));

/** The digits of a number without the country's code and the trunk, which people write or leave out. */
function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  const code = codes.find((code) => digits.startsWith(code));
  return (code === undefined ? digits : digits.slice(code.length)).replace(/^0/, "");
}

/** Is it a telephone number, an address or a street of the foundation itself? */
export function isOwn(found: string, { ownContacts = [] }: GuardContext): boolean {
  const digits = digitsOf(found);
  return ownContacts.some(
    (own) => foldWord(own).includes(foldWord(found.trim())) || (digits.length > 7 && digitsOf(own).includes(digits)),
  );
}

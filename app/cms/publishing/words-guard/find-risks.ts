import { plainText } from "../../../values/plain-text.ts";
import type { RiskRule } from "../../../values/staff-form-result.ts";
import { type FoundName, findFirstNames, findNames, namesSomeone, tokensOf } from "./find-names.ts";
import { localGovernments } from "./local-governments.ts";
import { foldWord, isCommon, states } from "./name-words.ts";
import * as patterns from "./patterns.ts";
import { splitSentences } from "./split-sentences.ts";

export interface Risk {
  rule: RiskRule;
  /** As readers read it, so that a person can judge. */
  sentence: string;
  /** What to change in the sentence, like the full name. */
  words: string;
  /** Instead of `words`; only where they are a full name. */
  firstName?: string;
}

export interface GuardContext {
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

const maxFileName = 200;

/** An age right behind a name ends within so many characters. */
const maxAgeBehind = 60;

/** Asks of a text what could give a child away. Deterministic; reads Markdown. */
export function findRisks(text: string, context: GuardContext = {}): Risk[] {
  const plain = plainText(text);
  if (plain.length <= maxFileName && patterns.fileName.test(plain.trim())) return risksOfFile(plain.trim());
  const sentences = splitSentences(plain).flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? [text] : []));
  const found = sentences.flatMap((sentence, place) => {
    const next = sentences[place + 1];
    return risksOf(sentence, next !== undefined && goesOnIn(next) ? next : undefined, context);
  });
  const seen = new Set<string>();
  return found.filter(({ rule, sentence, words }) => {
    const key = `${rule} ${sentence} ${words}`;
    return !seen.has(key) && seen.add(key);
  });
}

const goesOnIn = (sentence: string) => patterns.goesOn.test(foldWord(sentence).split(/\s+/).slice(0, 2).join(" "));

/** @param next the sentence behind, if it goes on about the same person */
function risksOf(sentence: string, next: string | undefined, context: GuardContext): Risk[] {
  const names = findNames(sentence);
  const children = names.filter(({ isAdult }) => !isAdult);
  const [first] = children;
  const folded = foldWord(sentence);
  const about = (rule: RiskRule, words: string, firstName?: string, shown = sentence): Risk => ({
    rule,
    sentence: shown,
    words,
    ...(firstName !== undefined && { firstName }),
  });
  const both = next === undefined ? sentence : `${sentence} ${next}`;
  const risks: Risk[] = [];

  const isAged = ({ end }: FoundName) => patterns.ageBehind.test(foldWord(sentence.slice(end, end + maxAgeBehind)));
  const aged = children.find(isAged) ?? first;
  if (aged) {
    const isHere = hasAge(folded) || isAged(aged);
    if (isHere) risks.push(about("age", aged.words, aged.firstName));
    else if (next !== undefined && hasAge(foldWord(next))) risks.push(about("age", aged.words, aged.firstName, both));
  }

  const school = patterns.namedSchools.map((shape) => shape.exec(both)?.[0]).find(Boolean);
  if (school) {
    const someone = first !== undefined || namesSomeone(without(both, school));
    const isOwn = patterns.classes.test(foldWord(both.replace(school, " "))) ? someone : first !== undefined;
    const isHere = sentence.includes(school) || first !== undefined;
    const outside = first === undefined || !school.includes(first.words);
    if (isOwn && isHere && outside)
      risks.push(about("school", school, undefined, sentence.includes(school) ? sentence : both));
  }

  const street = patterns.streets.map((shape) => shape.exec(sentence)?.[0]).find(Boolean);
  const isHome = street && (patterns.lives.test(folded) || namesSomeone(without(sentence, street)));
  if (street && (isHome || context.isSensitive) && !isOwn(street, context)) risks.push(about("address", street));

  for (const [rule, shape] of [
    ["telephone", patterns.telephone],
    ["email", patterns.email],
  ] as const) {
    const contact = shape.exec(sentence)?.[0];
    if (contact && !isOwn(contact, context)) risks.push(about(rule, contact.trim()));
  }

  const illness = patterns.diagnoses.exec(folded)?.[0];
  const illnessNext = next !== undefined && children.length > 0 && patterns.diagnoses.test(foldWord(next));
  if (illness !== undefined) {
    const firstNames =
      names.length > 0 ? [] : findFirstNames(sentence).filter((name) => !illness.includes(foldWord(name)));
    if (first) risks.push(about("diagnosis", first.words, first.firstName));
    else if (firstNames[0] !== undefined) risks.push(about("diagnosis", firstNames[0]));
    else if (context.isBesidePicture) risks.push(about("diagnosis", illness));
  } else if (illnessNext && first) risks.push(about("diagnosis", first.words, first.firstName, both));

  const known = knownName(sentence, context.knownNames);
  if (known !== undefined) {
    const whole = names.find(({ words }) => words.includes(known));
    risks.push(about("known-name", whole?.words ?? known, whole?.firstName));
  }

  if (context.isSensitive) {
    for (const { words, firstName } of children) risks.push(about("full-name", words, firstName));
    const place = finerPlace(sentence, context.isPlace ?? false);
    if (place !== undefined) risks.push(about("place", place));
  }
  return risks;
}

const without = (text: string, part: string) => text.replace(part, " ");

function hasAge(folded: string): boolean {
  const rest = folded.replace(patterns.stretches, " ");
  return patterns.ages.some((shape) => shape.test(rest));
}

const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^(?:234|0)/, "");

function isOwn(found: string, { ownContacts = [] }: GuardContext): boolean {
  const digits = digitsOf(found);
  return ownContacts.some(
    (own) => foldWord(own).includes(foldWord(found.trim())) || (digits.length > 7 && digitsOf(own).includes(digits)),
  );
}

/** Two parts of a name that the consent store has, or a full name with one: a first name alone is what may stay. */
function knownName(sentence: string, known: ReadonlySet<string> | undefined): string | undefined {
  if (known === undefined || known.size === 0) return undefined;
  const isKnown = (folded: string) => known.has(folded) && !isCommon(folded);
  const whole = findNames(sentence).find(({ words }) => tokensOf(words).some(({ folded }) => isKnown(folded)));
  if (whole) return whole.words;
  const parts = tokensOf(sentence).filter(({ folded, isLarge }) => isLarge && isKnown(folded));
  const distinct = new Set(parts.map(({ folded }) => folded));
  return distinct.size > 1 ? parts[0]?.text : undefined;
}

const multiword = localGovernments.filter((name) => name.includes(" "));
const single = new Set(localGovernments.filter((name) => !name.includes(" ")));
const preposition = new Set(["in", "at", "from", "near", "of", "around", "for", "ni", "a", "na", "garin", "unguwar"]);

/** A place smaller than a state: a local-government area, a town of one, or what stands before a state. */
function finerPlace(sentence: string, isPlace: boolean): string | undefined {
  const spaced = ` ${foldWord(sentence)
    .replace(/[-/,.;:()]/g, " ")
    .replace(/\s+/g, " ")} `;
  const several = multiword.find((name) => spaced.includes(` ${name} `));
  if (several !== undefined && /\p{Lu}/u.test(sentence)) return several;
  const tokens = tokensOf(sentence);
  for (const [place, token] of tokens.entries()) {
    if (!token.isLarge || states.includes(token.folded)) continue;
    const behind = sentence.slice(token.end);
    const isBeforeState = /^,\s*(\p{L}+)/u.exec(behind)?.[1];
    if (isBeforeState && states.includes(foldWord(isBeforeState))) return token.text;
    if (/^\s+(?:LGA|Local Government|Village|Camp|Market|Community)(?!\p{L})/u.test(behind)) return token.text;
    if (!single.has(token.folded.replaceAll("-", " "))) continue;
    if (isPlace || preposition.has(tokens[place - 1]?.folded ?? "")) return token.text;
  }
  return undefined;
}

/** A name, an age or a class in the name of a file. */
function risksOfFile(name: string): Risk[] {
  const spaced = name.replace(/\.[a-z0-9]+$/i, "").replace(/[_.-]+/g, " ");
  const words = tokensOf(spaced).filter(
    ({ folded, text }) =>
      text.length > 2 &&
      !isCommon(folded) &&
      !/^(?:img|dsc|pxl|photo|image|jpg|final|copy|scan|screenshot)/i.test(folded),
  );
  const named = words.filter(({ isLarge }) => isLarge);
  const folded = foldWord(spaced);
  const tells = hasAge(folded) || patterns.classes.test(folded) || /\b(?:1[0-7]|[1-9]) ?(?:yrs?|years?)\b/.test(folded);
  const isRisk = named.length >= 2 || (words.length >= 1 && tells);
  return isRisk ? [{ rule: "file-title", sentence: name, words: name }] : [];
}

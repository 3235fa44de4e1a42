import { plainText } from "../../../values/plain-text.ts";
import type { RiskRule } from "../../../values/staff-form-result.ts";
import { endsOfNames, type FoundName, findFirstNames, findNames, hasInitials, tokensOf } from "./find-names.ts";
import { finerPlace, namedHome } from "./find-places.ts";
import { foldWord, isCommon } from "./name-words.ts";
import { type Country, email, fileName, type Rules, rulesOf } from "./rules.ts";
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
  /** Whose addresses, schools and languages are read. */
  country?: Country;
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
  const rules = rulesOf(context.country ?? "NG");
  if (plain.length <= maxFileName && fileName.test(plain.trim())) return risksOfFile(plain.trim(), rules);
  const sentences = splitSentences(plain).flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? [text] : []));
  const found = sentences.flatMap((sentence, place) => {
    const next = sentences[place + 1];
    return risksOf(sentence, next !== undefined && goesOnIn(next, rules) ? next : undefined, context, rules);
  });
  const seen = new Set<string>();
  return found.filter(({ rule, sentence, words }) => {
    const key = `${rule} ${sentence} ${words}`;
    return !seen.has(key) && seen.add(key);
  });
}

const goesOnIn = (sentence: string, { goesOn }: Rules) =>
  goesOn.test(foldWord(sentence).split(/\s+/).slice(0, 2).join(" "));

/** What a sentence says of people. */
interface People {
  names: FoundName[];
  children: FoundName[];
  firstNames: string[];
  /** One child is meant: by a name, by "her daughter". */
  isSomeone: boolean;
}

function peopleOf(sentence: string, { someone }: Rules): People {
  const names = findNames(sentence);
  const children = names.filter(({ isAdult }) => !isAdult);
  const firstNames = findFirstNames(sentence).filter((name) => !names.some(({ words }) => words.includes(name)));
  const isSomeone =
    children.length > 0 || firstNames.length > 0 || hasInitials(sentence) || someone.test(foldWord(sentence));
  return { names, children, firstNames, isSomeone };
}

/** One child, meant by a pronoun. */
const singular = /(?<!\p{L})(?:she|he|her|his|im|him|e dey|e be|ta|tana|yana|ya|shi|o|re|ya)(?!\p{L})/u;

/** One person or a family, meant by a pronoun. */
const pronoun =
  /(?<!\p{L})(?:she|he|her|his|they|their|family|families|them|dia|dem|won|suna|su|ha|im|en|him|e dey|e be|ta|tana|yana|ya|shi|o|re|ya)(?!\p{L})/u;

/** A sentence, and the one behind if it goes on about the same person. */
interface Read {
  sentence: string;
  folded: string;
  next: string | undefined;
  both: string;
  people: People;
  context: GuardContext;
  rules: Rules;
}

function risksOf(sentence: string, next: string | undefined, context: GuardContext, rules: Rules): Risk[] {
  const both = next === undefined ? sentence : `${sentence} ${next}`;
  const people = peopleOf(sentence, rules);
  const read: Read = { sentence, folded: foldWord(sentence), next, both, people, context, rules };
  const risks = [askOfAge(read), askOfSchool(read), askOfHome(read), ...askOfContacts(read), askOfHealth(read)];
  risks.push(askOfKnownName(read));
  if (context.isSensitive) {
    for (const { words, firstName } of people.children) risks.push({ rule: "full-name", sentence, words, firstName });
    const place = finerPlace(sentence, context.isPlace ?? false);
    if (place !== undefined) risks.push({ rule: "place", sentence, words: place });
  } else risks.push(askOfFullName(read));
  return risks.filter((one) => one !== undefined);
}

function askOfAge({ sentence, folded, next, both, people, context, rules }: Read): Risk | undefined {
  const { children, firstNames } = people;
  const isAged = ({ end }: { end: number }) => rules.ageBehind.test(foldWord(sentence.slice(end, end + maxAgeBehind)));
  const aged = children.find(isAged);
  const behind = aged ?? endsOfNames(sentence).find(isAged);
  const isChildOfPicture = context.isBesidePicture === true && rules.child.test(folded);
  const isNear = people.isSomeone || isChildOfPicture;
  const named = aged ?? children[0];
  const words = named?.words ?? behind?.words ?? firstNames[0];
  const of = (shown: string, found: string): Risk => ({
    rule: "age",
    sentence: shown,
    words: words ?? found,
    ...(named !== undefined && { firstName: named.firstName }),
  });
  if (behind) return of(sentence, behind.words);
  const own = ageIn(folded, rules.ownAges, rules);
  if (own !== undefined) return of(sentence, own);
  const near = isNear ? (ageIn(folded, rules.ages, rules) ?? birthIn(folded, rules)) : undefined;
  if (near !== undefined) return of(sentence, near);
  const later = next === undefined || !isNear ? undefined : foldWord(next);
  const found = later === undefined ? undefined : (ageIn(later, rules.ages, rules) ?? birthIn(later, rules));
  return found === undefined ? undefined : of(both, found);
}

function ageIn(folded: string, shapes: RegExp[], rules: Rules): string | undefined {
  return firstOf(shapes, folded.replace(rules.stretches, " # "), rules);
}

function firstOf(shapes: RegExp[], rest: string, rules: Rules): string | undefined {
  for (const shape of shapes) {
    const found = shape.exec(rest);
    if (found && !rules.things.test(rest.slice(Math.max(0, found.index - maxAgeBehind), found.index))) return found[0];
  }
  return undefined;
}

const birthIn = (folded: string, rules: Rules): string | undefined => firstOf(rules.births, folded, rules);

function askOfSchool({ sentence, folded, both, people, context, rules }: Read): Risk | undefined {
  const school = rules.country.schools.map((shape) => shape.exec(both)?.[0]).find(Boolean);
  const rest = school === undefined ? both : both.replace(school, " ");
  const foldedRest = foldWord(rest);
  const someone = peopleOf(rest, rules);
  const level = rules.classes.exec(foldedRest)?.[0];
  const shown = school !== undefined && !sentence.includes(school) ? both : sentence;
  const isOne = someone.isSomeone || singular.test(foldedRest);
  if (school !== undefined) {
    const isHere = sentence.includes(school) || people.isSomeone;
    const isPupil = context.isBesidePicture === true && (rules.pupils.test(foldedRest) || isOne);
    const isPartner = someone.children.length === 0 && rules.partners.test(foldedRest);
    const isOwn =
      level === undefined
        ? (someone.isSomeone || (isOne && rules.attends.test(foldedRest))) && !isPartner
        : isOne || context.isBesidePicture === true;
    if (isHere && (isOwn || isPupil)) return { rule: "school", sentence: shown, words: school };
    return undefined;
  }
  const inPicture = context.isBesidePicture === true && (isOne || rules.child.test(folded));
  const here = rules.classes.exec(folded)?.[0];
  if (here === undefined) return undefined;
  return people.children.length > 0 || people.firstNames.length > 0 || inPicture
    ? { rule: "school", sentence, words: here }
    : undefined;
}

function askOfHome({ sentence, folded, people, context, rules }: Read): Risk | undefined {
  const street = rules.country.streets.map((shape) => shape.exec(sentence)?.[0]).find(Boolean);
  const isHome = rules.homes.test(folded);
  const isOne = people.isSomeone || pronoun.test(folded);
  if (street !== undefined && !isOwn(street, context)) {
    const others = peopleOf(sentence.replace(street, " "), rules);
    const isNear = others.isSomeone && (/\d/.test(street) || !rules.journeys.test(folded));
    if (isHome || isNear || context.isSensitive) return { rule: "address", sentence, words: street };
  }
  if (!isHome || !isOne) return undefined;
  const landmark = rules.landmarks.exec(folded)?.[0];
  if (landmark !== undefined) return { rule: "address", sentence, words: landmark };
  const place = people.isSomeone ? (finerPlace(sentence, false) ?? namedHome(sentence, rules)) : undefined;
  return place === undefined ? undefined : { rule: "address", sentence, words: place };
}

function askOfContacts({ sentence, context, rules }: Read): Risk[] {
  const shapes = [
    ["telephone", rules.country.telephone],
    ["email", email],
  ] as const;
  return shapes.flatMap(([rule, shape]) => {
    const contact = [...sentence.matchAll(shape)].find(([found]) => !isOwn(found, context))?.[0];
    return contact === undefined ? [] : [{ rule, sentence, words: contact.trim() }];
  });
}

/** A pronoun has it: nobody is named, but the reader knows who. */
const suffers =
  /(?<!\p{L})(?:she|he) (?:is|was|has|had|takes|took|lost|cannot|can't|got|lives|needs|suffers|tested|went|came|still|also|became)(?!\p{L})|(?<!\p{L})(?:e get|tana da|yana da|o nwere|o ni|o ko le)(?!\p{L})/u;

function askOfHealth({ sentence, folded, next, both, people, context, rules }: Read): Risk | undefined {
  const { names, children } = people;
  const [first] = children;
  const illness = rules.diagnoses.exec(folded)?.[0];
  const of = (shown: string, words: string): Risk => ({
    rule: "diagnosis",
    sentence: shown,
    words: first?.words ?? words,
    ...(first !== undefined && { firstName: first.firstName }),
  });
  if (illness !== undefined) {
    const [name] = people.firstNames.filter((one) => !illness.includes(foldWord(one)));
    if (first) return of(sentence, first.words);
    if (name !== undefined && names.length === 0) return of(sentence, name);
    if (context.isBesidePicture) return of(sentence, illness);
    if (rules.someone.test(folded) || hasInitials(sentence) || suffers.test(folded)) return of(sentence, illness);
    return undefined;
  }
  const later = next !== undefined && people.isSomeone ? rules.diagnoses.exec(foldWord(next))?.[0] : undefined;
  return later === undefined ? undefined : of(both, people.firstNames[0] ?? later);
}

function askOfKnownName({ sentence, people, context }: Read): Risk | undefined {
  const known = knownName(sentence, context.knownNames);
  if (known === undefined) return undefined;
  const whole = people.names.find(({ words }) => words.includes(known));
  return {
    rule: "known-name",
    sentence,
    words: whole?.words ?? known,
    ...(whole !== undefined && { firstName: whole.firstName }),
  };
}

/** A full name beside a picture, or of somebody who is spoken of as a child. */
function askOfFullName({ sentence, both, people, context, rules }: Read): Risk | undefined {
  const [first] = people.children;
  if (first === undefined) return undefined;
  const rest = foldWord(both.replace(first.words, " "));
  const isChild = rules.child.test(rest) || rules.pupils.test(rest);
  if (!isChild && context.isBesidePicture !== true) return undefined;
  return { rule: "full-name", sentence, words: first.words, firstName: first.firstName };
}

const hasAge = (folded: string, rules: Rules) => ageIn(folded, rules.ages, rules) !== undefined;

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

/** A name, an age or a class in the name of a file. */
function risksOfFile(name: string, rules: Rules): Risk[] {
  const spaced = name.replace(/\.[a-z0-9]+$/i, "").replace(/[_.-]+/g, " ");
  const words = tokensOf(spaced).filter(
    ({ folded, text }) =>
      text.length > 2 &&
      !isCommon(folded) &&
      !/^(?:img|dsc|pxl|photo|image|jpg|final|copy|scan|screenshot)/i.test(folded),
  );
  const named = words.filter(({ isLarge }) => isLarge);
  const folded = foldWord(spaced);
  const tells =
    hasAge(folded, rules) ||
    rules.births.some((shape) => shape.test(folded)) ||
    rules.classes.test(folded) ||
    /\b(?:1[0-7]|[1-9]) ?(?:yrs?|years?)\b/.test(folded);
  const isRisk = named.length >= 2 || (words.length >= 1 && tells);
  return isRisk ? [{ rule: "file-title", sentence: name, words: name }] : [];
}

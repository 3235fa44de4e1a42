import { plainText } from "../../../values/plain-text.ts";
import { askOfHome, askOfSchool } from "./ask-of-places.ts";
import { endsOfNames, findNames, hasInitials, splitTokens } from "./find-names.ts";
import { finerPlace } from "./find-places.ts";
import { findTelephones } from "./find-telephones.ts";
import { foldWord } from "./fold-word.ts";
import {
  findPeople,
  type GuardContext,
  isOwn,
  type People,
  type Read,
  type Risk,
  withoutSign,
} from "./read-sentence.ts";
import {
  email,
  fileName,
  freeMail,
  handle,
  isCommon,
  isKnownName,
  loadRules,
  type Rules,
  roleAddress,
  spokenEmail,
} from "./rules.ts";
import { splitSentences } from "./split-sentences.ts";

const maxFileName = 200;

/** Maximum number of characters between a name and the end of its age. */
const maxAgeBehind = 60;

/** Finds details in a text that could identify a child. Always gives the same result; reads Markdown. */
export function findRisks(text: string, context: GuardContext = {}): Risk[] {
  const plain = plainText(text);
  const rules = loadRules(context.country ?? "NG");
  if (plain.length <= maxFileName && fileName.test(plain.trim())) return risksOfFile(plain.trim(), rules);
  const sentences = splitSentences(plain).flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? [text] : []));
  const found = sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1];
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

function risksOf(sentence: string, next: string | undefined, context: GuardContext, rules: Rules): Risk[] {
  const both = next === undefined ? sentence : `${sentence} ${next}`;
  const people = findPeople(sentence, rules);
  const read: Read = { sentence, folded: foldWord(sentence), next, both, people, context, rules };
  const risks = [askOfAge(read), askOfSchool(read), askOfHome(read), ...askOfContacts(read), askOfHealth(read)];
  risks.push(askOfRoutine(read), askOfKnownName(read));
  if (context.isSensitive) {
    for (const { words, firstName } of people.children) risks.push({ rule: "full-name", sentence, words, firstName });
    const place = finerPlace(sentence, context.isPlace ?? false, rules);
    if (place !== undefined) risks.push({ rule: "place", sentence, words: place });
  } else risks.push(askOfFullName(read, risks.some(Boolean)));
  return risks.filter((risk) => risk !== undefined);
}

function askOfAge({ sentence, folded, next, both, people, context, rules }: Read): Risk | undefined {
  const { children, firstNames } = people;
  const isAged = ({ end }: { end: number }) => rules.ageBehind.test(foldWord(sentence.slice(end, end + maxAgeBehind)));
  const aged = children.find(isAged);
  // In "Update 5" and "Phase 2", the number is not an age. Without a comma or bracket, the name must therefore be in the
  // country's list.
  const isBare = ({ end }: { end: number }) => /^\s\d/.test(sentence.slice(end, end + 2));
  const isChild = (name: { words: string; end: number }) =>
    isAged(name) && (!isBare(name) || isKnownName(foldWord(name.words), rules));
  const behind = aged ?? endsOfNames(sentence, rules).find(isChild);
  const isChildOfPicture =
    context.isBesidePicture === true && (isOneChild(folded, rules) || rules.singular.test(folded));
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

function askOfContacts({ sentence, folded, people, context, rules }: Read): Risk[] {
  const isPersonal = people.isSomeone || rules.singular.test(folded);
  const mayBePersons = isPersonal && !rules.ownPages.test(folded);
  const all = (shape: RegExp) => [...sentence.matchAll(shape)].map(([found]) => found);
  const found = [
    ["telephone", [...all(rules.country.telephone), ...findTelephones(sentence, rules.country.numbers)]],
    ["email", all(email)],
    ["email", all(spokenEmail)],
    ["handle", mayBePersons ? all(handle) : []],
  ] as const;
  const risks: Risk[] = found.flatMap(([rule, contacts]) => {
    const contact = contacts.find(
      (contact) =>
        !isOwn(contact, context) && !isOfOffice(rule, contact, !isPersonal && rules.desks.test(folded), rules),
    );
    return contact === undefined ? [] : [{ rule, sentence, words: contact.trim() }];
  });
  if (risks.length > 0) return risks;
  const spoken = rules.spoken.exec(folded)?.[0];
  if (spoken !== undefined) return [{ rule: "telephone", sentence, words: spoken }];
  const account = mayBePersons ? (rules.accounts.exec(folded) ?? rules.namedAccounts.exec(folded))?.[0] : undefined;
  return account === undefined ? [] : [{ rule: "handle", sentence, words: account }];
}

/**
 * Returns true for contacts of an office or hotline; the settings have only the foundation's own.
 * @param isDesk true if the sentence is about an office or hotline, and no person
 */
function isOfOffice(rule: string, found: string, isDesk: boolean, { country }: Rules): boolean {
  if (rule === "telephone") return isDesk || country.tollFree.test(found);
  return rule === "email" && (roleAddress.test(found) || (isDesk && !freeMail.test(found)));
}

function askOfHealth(read: Read): Risk | undefined {
  const { sentence, folded, next, both, people, context, rules } = read;
  const { names, children } = people;
  const [first] = children;
  const own = withoutSign(read);
  const illness = rules.diagnoses.exec(own)?.[0] ?? (isCaredFor(own, people, rules) ? "" : undefined);
  const of = (shown: string, words: string): Risk => ({
    rule: "diagnosis",
    sentence: shown,
    words: first?.words ?? words,
    ...(first !== undefined && { firstName: first.firstName }),
  });
  if (illness !== undefined) {
    const [name] = people.firstNames.filter((name) => !illness.includes(foldWord(name)));
    if (first) return of(sentence, first.words);
    if (name !== undefined && names.length === 0) return of(sentence, name);
    if (isSomebodys(own, illness, rules)) return of(sentence, illness);
    if (rules.someone.test(folded) || hasInitials(sentence) || rules.suffers.test(folded)) return of(sentence, illness);
    const isOne = isOneChild(folded, rules) || rules.singular.test(folded);
    return context.isBesidePicture && (isOne || !rules.campaigns.test(folded)) ? of(sentence, illness) : undefined;
  }
  const later = next !== undefined && people.isSomeone ? rules.diagnoses.exec(foldWord(next))?.[0] : undefined;
  return later === undefined ? undefined : of(both, people.firstNames[0] ?? later);
}

/** Returns true for an illness with its owner, such as "DIJE'S INSULIN", also in capitals. */
function isSomebodys(folded: string, illness: string, rules: Rules): boolean {
  const before = illness === "" ? "" : folded.slice(0, folded.indexOf(illness)).slice(-maxAgeBehind);
  const owner = /(?<![a-z])([a-z]{3,})'s (?:[a-z]+ ){0,2}$/.exec(before)?.[1];
  if (owner === undefined || rules.campaigns.test(folded)) return false;
  return !isCommon(owner, rules) && !rules.places.has(owner) && !rules.adults.has(owner);
}

/** Returns true for the medicine or hospital ward of one child, but not for a campaign. */
const isCaredFor = (folded: string, { names, isSomeone }: People, { care, campaigns }: Rules) =>
  isSomeone && !names.some(({ isAdult }) => isAdult) && care.test(folded) && !campaigns.test(folded);

function askOfKnownName({ sentence, people, context, rules }: Read): Risk | undefined {
  const known = knownName(sentence, context.knownNames, rules);
  if (known === undefined) return undefined;
  const whole = people.names.find(({ words }) => words.includes(known));
  return {
    rule: "known-name",
    sentence,
    words: whole?.words ?? known,
    ...(whole !== undefined && { firstName: whole.firstName }),
  };
}

/** Asks about a full name beside a picture, or of a child. */
/** @param isAsked true if there is another question about the sentence already */
function askOfFullName({ sentence, both, people, context, rules }: Read, isAsked: boolean): Risk | undefined {
  const [first] = people.children;
  if (first === undefined) return undefined;
  const rest = foldWord(both.replace(first.words, " "));
  const isChild = isOneChild(rest, rules) || rules.pupils.test(rest) || rules.childish.test(rest);
  // A known first name, another name after it, and no title or trade.
  const isWhole = !isAsked && splitTokens(first.words).some(({ folded }) => isKnownName(folded, rules));
  if (!isChild && !isWhole && context.isBesidePicture !== true) return undefined;
  return { rule: "full-name", sentence, words: first.words, firstName: first.firstName };
}

const isOneChild = (folded: string, { child, generic }: Rules): boolean => child.test(folded.replace(generic, " # "));

const hasAge = (folded: string, rules: Rules) => ageIn(folded, rules.ages, rules) !== undefined;

/** Finds two parts of a name in the consent store, or one within a full name. A first name alone is allowed. */
function knownName(sentence: string, known: ReadonlySet<string> | undefined, rules: Rules): string | undefined {
  if (known === undefined || known.size === 0) return undefined;
  const isKnown = (folded: string) => known.has(folded) && !isCommon(folded, rules);
  const whole = findNames(sentence, rules).find(({ words }) =>
    splitTokens(words).some(({ folded }) => isKnown(folded)),
  );
  if (whole) return whole.words;
  const parts = splitTokens(sentence).filter(({ folded, isLarge }) => isLarge && isKnown(folded));
  const distinct = new Set(parts.map(({ folded }) => folded));
  return distinct.size > 1 ? parts[0]?.text : undefined;
}

function risksOfFile(name: string, rules: Rules): Risk[] {
  const spaced = name.replace(/\.[a-z0-9]+$/i, "").replace(/[_.-]+/g, " ");
  const words = splitTokens(spaced).filter(
    ({ folded, text }) =>
      text.length > 2 &&
      !isCommon(folded, rules) &&
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

/** Asks about repeated visits to a place, where a stranger could wait: "Amina passes the market gate every morning". */
function askOfRoutine(read: Read): Risk | undefined {
  const { sentence, people, rules } = read;
  const folded = withoutSign(read).replace(rules.generic, " # ");
  const repeated = rules.repeats.exec(folded)?.[0];
  if (repeated === undefined) return undefined;
  // "Before school" is not a place, and "the market days" is not a market.
  const place = rules.streetPlaces.exec(folded.replace(repeated, " # "))?.[0];
  if (place === undefined || !isOne(people, folded, rules)) return undefined;
  return { rule: "routine", sentence, words: place };
}

/** Returns true for one person without the title or trade of an adult. */
function isOne({ names, children, firstNames }: Read["people"], folded: string, rules: Rules): boolean {
  if (children.length > 0 || firstNames.length > 0 || rules.someone.test(folded)) return true;
  if (names.length > 0) return false;
  if (rules.child.test(folded)) return true;
  if (!rules.singular.test(folded)) return false;
  return !folded.split(/[^a-z'-]+/).some((word) => rules.adults.has(foldWord(word)));
}

import { finerPlace, namedHome, placeIn } from "./find-places.ts";
import { foldWord } from "./fold-word.ts";
import { findPeople, isOwn, type Read, type Risk, withoutSign } from "./read-sentence.ts";
import { isKnownName, type Rules } from "./rules.ts";

/** Asks about the name of a school, or the class of one child. */
export function askOfSchool(read: Read): Risk | undefined {
  const { sentence, folded, both, people, context, rules } = read;
  const isPicture = context.isBesidePicture === true;
  const school = schoolIn(both, rules);
  const level = rules.classes.exec(folded)?.[0];
  if (school === undefined) {
    if (level === undefined) return undefined;
    const isNamed = people.children.length > 0 || people.firstNames.length > 0;
    const isMeant = people.isSomeone && !people.names.some(({ isAdult }) => isAdult) && !rules.rooms.test(folded);
    const isOne = isNamed || isMeant;
    const isSeen = isPicture && (people.isSomeone || rules.pupils.test(folded) || !rules.rooms.test(folded));
    return isOne || isSeen ? { rule: "school", sentence, words: level } : undefined;
  }
  const isHere = sentence.includes(school);
  if (!isHere && !people.isSomeone) return undefined;
  const rest = both.replace(school, " ");
  const foldedRest = foldWord(rest);
  const someone = findPeople(rest, rules);
  const isOne = someone.isSomeone || rules.singular.test(foldedRest);
  const attends = rules.attends.test(foldedRest);
  const isNamed = someone.children.length > 0 || someone.firstNames.some((name) => isKnownName(foldWord(name), rules));
  const isPartner = !isNamed && !attends && rules.partners.test(foldedRest);
  const hasLevel = rules.classes.test(foldWord(both));
  const isOwn = hasLevel ? isOne || isPicture : (someone.isSomeone || (isOne && attends)) && !isPartner;
  const isGiver = !isOne && rules.donors.test(foldedRest);
  const isPupil = isPicture && !isGiver && (rules.pupils.test(foldedRest) || isOne);
  return isOwn || isPupil ? { rule: "school", sentence: isHere ? sentence : both, words: school } : undefined;
}

/** Maximum length of the rest of a school's name, after its kind (characters). */
const maxBehind = 60;

/** Returns the capitalised words after a school, which belong to its name. */
function wordsBehind(text: string, rules: Rules): string {
  let end = 0;
  for (const { 0: word, index } of text.slice(0, maxBehind).matchAll(/ \p{Lu}[\p{L}\p{M}.'’-]*/gu)) {
    if (index !== end || isKnownName(foldWord(word.trim()), rules)) break;
    end = index + word.length;
  }
  return text.slice(0, end);
}

function schoolIn(text: string, rules: Rules): string | undefined {
  const shape = rules.country.schools.find((school) => school.test(text));
  const match = shape?.exec(text);
  if (!match) return undefined;
  return match[0] + wordsBehind(text.slice(match.index + match[0].length), rules);
}

/** Finds a street, landmark or place that may reveal a home. */
export function askOfHome(read: Read): Risk | undefined {
  const { sentence, folded, people, context, rules } = read;
  const street = rules.country.streets.map((shape) => shape.exec(sentence)?.[0]).find(Boolean);
  const isHome = rules.homes.test(folded);
  const isPronoun = rules.pronoun.test(folded);
  const isSeen = context.isBesidePicture === true && rules.child.test(folded.replace(rules.generic, " # "));
  // A street's name may look like a person's, so it is not counted as a person.
  const others = street === undefined ? people : findPeople(sentence.replace(street, " "), rules);
  const isOne = others.isSomeone || isSeen;
  if (street !== undefined && !isOwn(street, context)) {
    const isKin = rules.country.kin?.test(folded) === true && !rules.journeys.test(folded);
    const isNear = isOne && (/\d/.test(street) || !rules.journeys.test(folded));
    if ((isHome && (isOne || isPronoun)) || isNear || isKin || context.isSensitive)
      return { rule: "address", sentence, words: street };
  }
  // A word of dwelling alone does not mean a home, but together with a person and a street it does.
  const dwelt = !isHome && isOne && rules.dwells.test(folded) && !rules.journeys.test(folded);
  if (!dwelt && !(isHome && (isOne || isPronoun))) return undefined;
  const landmark = rules.landmarks.exec(withoutSign(read))?.[0];
  const found = dwelt ? (landmark ?? placeIn(sentence, rules)) : undefined;
  if (found !== undefined) return { rule: "address", sentence, words: found };
  if (!isHome) return undefined;
  if (landmark !== undefined) return { rule: "address", sentence, words: landmark };
  const place = others.isSomeone
    ? (finerPlace(sentence, false, rules) ?? namedHome(sentence, rules) ?? placeIn(sentence, rules))
    : undefined;
  return place === undefined ? undefined : { rule: "address", sentence, words: place };
}

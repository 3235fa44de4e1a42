import { splitTokens } from "./find-names.ts";
import { foldWord } from "./fold-word.ts";
import { isCommon, type Rules } from "./rules.ts";

/** Returns the place in texts such as "settled with her aunt in Odunlade", unless it is a state. */
export function namedHome(sentence: string, rules: Rules): string | undefined {
  const home = rules.dwells.exec(foldWord(sentence));
  if (home === null) return undefined;
  for (const { 1: place = "", index } of sentence.matchAll(rules.placed)) {
    const distance = index - home.index;
    const folded = foldWord(place);
    if (distance < 0 || distance > maxDistance || rules.country.states.includes(folded)) continue;
    if (isCommon(folded, rules) || rules.names.has(folded)) continue;
    return place;
  }
  return undefined;
}

const maxDistance = 60;

/** Returns a place smaller than a state: an area, its town, or a word before a state. */
export function finerPlace(
  sentence: string,
  isPlace: boolean,
  { at, country, severalWords, towns }: Rules,
): string | undefined {
  const spaced = ` ${foldWord(sentence)
    .replace(/[-/,.;:()]/g, " ")
    .replace(/\s+/g, " ")} `;
  const several = severalWords.find((name) => spaced.includes(` ${name} `));
  if (several !== undefined && /\p{Lu}/u.test(sentence)) return several;
  const tokens = splitTokens(sentence);
  for (const [index, token] of tokens.entries()) {
    if (!token.isLarge || country.states.includes(token.folded)) continue;
    const behind = sentence.slice(token.end);
    const isBeforeState = /^,\s*(\p{L}+)/u.exec(behind)?.[1];
    if (isBeforeState && country.states.includes(foldWord(isBeforeState))) return token.text;
    if (/^\s+(?:LGA|Local Government|Village|Camp|Market|Community)(?!\p{L})/u.test(behind)) return token.text;
    if (!towns.has(token.folded.replaceAll("-", " "))) continue;
    if (isPlace || at.test(tokens[index - 1]?.folded ?? "")) return token.text;
  }
  return undefined;
}

/** Returns a place of the country that is not a state. */
export function placeIn(sentence: string, { country, severalWords, towns }: Rules): string | undefined {
  const tokens = splitTokens(sentence);
  const spaced = ` ${tokens.map(({ folded }) => folded).join(" ")} `;
  const several = severalWords.find((name) => spaced.includes(` ${name} `));
  if (several !== undefined) return several;
  return tokens.find(
    ({ isLarge, folded }) => isLarge && towns.has(folded.replaceAll("-", " ")) && !country.states.includes(folded),
  )?.text;
}

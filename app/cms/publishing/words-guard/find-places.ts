import { tokensOf } from "./find-names.ts";
import { localGovernments } from "./local-governments.ts";
import { foldWord, isCommon, states } from "./name-words.ts";
import type { Rules } from "./rules.ts";

/** "lives in Odunlade": a place that is no state. */
export function namedHome(sentence: string, { country }: Rules): string | undefined {
  const shape =
    /(?<!\p{L})(?:lives?|lived|living|stays?|sleeps?|resides?|zaune|gbé|bi|bì) (?:in|at|for|ni|ní|a|na) (\p{Lu}[\p{L}\p{M}-]+)/u;
  const place = shape.exec(sentence)?.[1];
  return place === undefined || country.states.includes(foldWord(place)) || isCommon(foldWord(place))
    ? undefined
    : place;
}

const multiword = localGovernments.filter((name) => name.includes(" "));
const single = new Set(localGovernments.filter((name) => !name.includes(" ")));
const preposition = new Set(["in", "at", "from", "near", "of", "around", "for", "ni", "a", "na", "garin", "unguwar"]);

/** A place smaller than a state: a local-government area, a town of one, or what stands before a state. */
export function finerPlace(sentence: string, isPlace: boolean): string | undefined {
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

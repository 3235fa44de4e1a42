import { trimEndOf } from "../../../values/trim-end.ts";
import { foldWord } from "./fold-word.ts";
import { isCommon, isKnownName, type Rules } from "./rules.ts";

/** Two or more capitalised words that are not a place, day or organisation. */
export interface FoundName {
  words: string;
  firstName: string;
  isAdult: boolean;
  start: number;
  end: number;
}

interface Token {
  text: string;
  folded: string;
  start: number;
  end: number;
  isLarge: boolean;
}

const tokenShape = /[\p{L}\p{M}][\p{L}\p{M}'’ʼ-]*/gu;
const possessive = /['’ʼ]s$/u;

/** A French elision before a name or a first word: "d'Awa", "L'oncle". */
const elided = /^(?:[dl]['’ʼ](?=\p{Lu})|(?:qu|Qu)['’ʼ](?=\p{L})|[LD]['’ʼ](?=\p{Ll}{3}))/u;

export const splitTokens = (text: string): Token[] =>
  [...text.matchAll(tokenShape)].flatMap(({ 0: raw, index }) => {
    const before = elided.exec(raw)?.[0];
    if (before === undefined) return [tokenOf(bareWord(raw), index)];
    return [tokenOf(before, index), tokenOf(bareWord(raw.slice(before.length)), index + before.length)];
  });

const bareWord = (raw: string): string => trimEndOf(raw.replace(possessive, ""), "'’ʼ-");

const tokenOf = (text: string, start: number): Token => ({
  text,
  folded: foldWord(text),
  start,
  end: start + text.length,
  isLarge: /^['’ʼ]?\p{Lu}/u.test(text),
});

const isInitial = ({ text }: Token) => /^\p{Lu}\p{M}*$/u.test(text);

const maxWords = 4;

/** Returns true for title case, in which only names in the country's list count. */
const isTitleCase = (tokens: Token[]) =>
  tokens.length >= 5 && tokens.every(({ isLarge, folded }) => isLarge || joining.has(folded));

const joining = new Set(["a", "an", "and", "at", "for", "from", "in", "of", "on", "or", "the", "to", "with"]);

/** Returns a sentence's words, and marks possible names as large. */
function readTokens(sentence: string, rules: Rules): Token[] {
  const tokens = splitTokens(sentence);
  const isSmall = tokens.every(({ isLarge }) => !isLarge);
  if (!isSmall && !isTitleCase(tokens)) return tokens;
  const isNamed = (token: Token | undefined) =>
    token !== undefined && token.text.length > 3 && isKnownName(token.folded, rules);
  return tokens.map((token, index) => {
    const isSecond = !isSmall && isNamed(tokens[index - 1]) && isLikeSurname(token, rules);
    return { ...token, isLarge: isNamed(token) || isSecond };
  });
}

/** Returns true if an unknown word after a first name ends like a surname. Most surnames end with a vowel. */
const isLikeSurname = ({ folded, text }: Token, rules: Rules): boolean =>
  text.length > 3 &&
  /(?:[aiou]|(?:[lwydkn]|gb)e)$/.test(folded) &&
  !isCommon(folded, rules) &&
  !rules.acts.has(folded) &&
  !rules.adults.has(folded);

export function findNames(sentence: string, rules: Rules): FoundName[] {
  const tokens = readTokens(sentence, rules);
  const names: FoundName[] = [];
  for (let index = 0; index < tokens.length; ) {
    const run = runFrom(sentence, tokens, index);
    index += Math.max(1, run.length);
    const name = nameOf(sentence, tokens, run, rules);
    if (name !== undefined) names.push(name);
  }
  return names;
}

/** Returns the following capitalised words, separated by spaces or by the dot after an initial. */
function runFrom(sentence: string, tokens: Token[], from: number): Token[] {
  const run: Token[] = [];
  for (const token of tokens.slice(from)) {
    const before = run.at(-1);
    if (!token.isLarge) break;
    if (before && !/^\s*(?:\.\s*)?$/.test(sentence.slice(before.end, token.start))) break;
    run.push(token);
  }
  return run;
}

function nameOf(sentence: string, all: Token[], run: Token[], rules: Rules): FoundName | undefined {
  const { adults, calendar, nobody, starters, youngTitles } = rules;
  // A day or month before a name does not belong to it: "On Monday Ada Sample sang". "Sunday" is also a first name.
  const begins = run.findIndex(
    ({ folded }, index) => index > 0 && calendar.has(run[index - 1]?.folded ?? "") && !calendar.has(folded),
  );
  // Some languages capitalise trades: "Our driver Chief Ada Sample".
  const inner = run.findLastIndex(({ folded }, index) => index > 0 && index < run.length - 1 && adults.has(folded));
  let words = run.slice(Math.max(begins, inner, 0));
  let hasTitle = false;
  while (words[0] !== undefined) {
    const { folded, start } = words[0];
    const isFirst =
      sentence
        .slice(0, start)
        .trim()
        .replace(/["“‘'(]/g, "") === "";
    if (adults.has(folded)) hasTitle ||= !(youngTitles.has(folded) && isSaidOfChild(sentence, rules));
    else if (!(isFirst && starters.has(folded) && words.length > 2) && !(starters.has(folded) && !isFirst)) {
      if (!(isFirst && starters.has(folded))) break;
    }
    words = words.slice(1);
  }
  const solid = words.filter((word) => !isInitial(word));
  const isShortened = solid.length === 1 && words.length > 1 && isInitial(words[0] as Token);
  if ((solid.length < 2 && !isShortened) || words.length > maxWords) return undefined;
  if (words.some(({ folded }) => nobody.has(folded)) || isPlace(words, rules)) return undefined;
  if (solid.some(({ folded }) => folded !== words[0]?.folded && starters.has(folded))) return undefined;
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return undefined;
  // The words are a slogan or a title in quotation marks.
  const isQuoted = /["“‘«]$/.test(sentence.slice(0, first.start)) && /^[.!?]?["”’»]/.test(sentence.slice(last.end));
  if (isQuoted && !words.some(({ folded }) => isKnownName(folded, rules))) return undefined;
  if (isOfInstitution(sentence, first.start, rules) || isOfBody(sentence, first.start, last.end, rules))
    return undefined;
  return {
    words: sentence.slice(first.start, last.end),
    firstName: first.text,
    isAdult: hasTitle || isFamous(words, rules) || hasRole(sentence, all, first.start, last.end, rules),
    start: first.start,
    end: last.end,
  };
}

const isSaidOfChild = (sentence: string, { pupils, childish }: Rules): boolean => {
  const folded = foldWord(sentence);
  return pupils.test(folded) || childish.test(folded);
};

const isFamous = (words: Token[], { famous }: Rules): boolean =>
  famous.has(words.map(({ folded }) => folded.replaceAll("-", " ")).join(" "));

/** Maximum number of characters from a word for a street or firm to the name after it. */
const maxBefore = 30;

/** Returns true for names of streets and firms: "Ada Sample Street", "titin Ada Sample", "Ada Sample and Sons". */
function isOfBody(sentence: string, start: number, end: number, { bodies, bodiesBefore }: Rules): boolean {
  const behind = /^ ([\p{L}\p{M}]+)/u.exec(sentence.slice(end, end + 30))?.[1] ?? "";
  if (bodies.has(foldWord(behind))) return true;
  if (
    /^(?:,? (?:and|&) (?:Co|Company|Sons|Associates|Partners|Brothers|Daughters)(?!\p{L}))/u.test(sentence.slice(end))
  )
    return true;
  const gap = sentence.slice(Math.max(0, start - maxBefore), start);
  if (!/[\p{L}\p{M}] $/u.test(gap)) return false;
  const [before, particle] = splitTokens(gap).slice(-2);
  return [particle, particle && /^(?:na|ta|ti)$/.test(particle.folded) ? before : undefined].some(
    (token) => token !== undefined && bodiesBefore.has(token.folded),
  );
}

/** Returns true for institutions such as "University of Benue Valley". */
function isOfInstitution(sentence: string, start: number, { nobody }: Rules): boolean {
  const [institution, of] = splitTokens(sentence.slice(Math.max(0, start - 40), start)).slice(-2);
  return institution?.isLarge === true && nobody.has(institution.folded) && /^(?:of|for)$/.test(of?.text ?? "");
}

function isPlace(words: Token[], { places, country }: Rules): boolean {
  const whole = words.map(({ folded }) => folded.replaceAll("-", " ")).join(" ");
  return (
    places.has(whole) ||
    words.every(({ folded }) => places.has(folded)) ||
    country.states.includes(words.at(-1)?.folded ?? "")
  );
}

/**
 * Returns true for a title or trade beside the name: "our founder X", "X, the teacher"; false for "mother of X" and
 * "X's teacher".
 */
function hasRole(sentence: string, tokens: Token[], start: number, end: number, rules: Rules): boolean {
  const { adults, child, credits, youngTitles } = rules;
  if (credits.test(foldWord(sentence.slice(Math.max(0, start - 40), start)))) return true;
  // A photo credit such as "Photo: Ada Sample", with no text after it.
  if (
    /(?:photo(?:graph)?s?|pictures?|images?|video|film|camera|credits?)(?: (?:credits?|by))? ?[:/–-] ?$/i.test(
      sentence.slice(Math.max(0, start - 40), start),
    ) &&
    /^[\s.)\]]*$/.test(sentence.slice(end))
  )
    return true;
  const before = tokens.filter((token) => token.end <= start).at(-1);
  const gapBefore = before && sentence.slice(before.end, start);
  if (before && /^[\s,:]+$/.test(gapBefore ?? "") && adults.has(before.folded))
    return !(youngTitles.has(before.folded) && isSaidOfChild(sentence, rules));
  const rest = sentence.slice(end);
  if (/^['’ʼ]s/u.test(rest)) return false;
  const isBeside = /^\s*[,(–-]/.test(rest) || /^\s+(?:is|was|na|ni|ce|ne|bụ|bu|who)\s/iu.test(rest);
  if (!isBeside) return false;
  const after = tokens.filter((token) => token.start >= end).slice(0, 5);
  const role = after.findIndex(({ folded }) => adults.has(folded));
  if (role < 0) return false;
  const roleEnd = after[role]?.end ?? end;
  if (child.test(foldWord(sentence.slice(end, roleEnd)))) return false;
  return !/^['’ʼ]s/u.test(sentence.slice(roleEnd)) && !/[.;]/.test(sentence.slice(end, roleEnd));
}

/** Finds single words that are names: inside a sentence, or at its start before an act of a person. */
export function findFirstNames(sentence: string, rules: Rules): string[] {
  const tokens = readTokens(sentence, rules);
  return tokens.flatMap(({ text }, index) => (isFirstName(sentence, tokens, index, rules) ? [text] : []));
}

const isBeside = (a: Token, b: Token) => a.end + 1 === b.start;

function isFirstName(sentence: string, tokens: Token[], index: number, rules: Rules): boolean {
  const token = tokens[index] as Token;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  const { folded, isLarge, text, start, end } = token;
  const { adults, calendar, nobody, places } = rules;
  if (/[@/.]$/.test(sentence.slice(0, start)) || sentence[end] === "@") return false;
  const isSomeone = isSaidOfSomeone(sentence, token, next, rules);
  if (!isLarge || isInitial(token) || adults.has(folded) || places.has(folded)) return false;
  if (isCommon(folded, rules) && !(calendar.has(folded) && isSomeone && !isDay(before, rules))) return false;
  const isKnown = isKnownName(folded, rules);
  if ((/^\p{Lu}+$/u.test(text) && !isKnown) || text.length < 3) return false;
  if (before && adults.has(before.folded)) return false;
  const isPart = before?.isLarge === true && isBeside(before, token) && !calendar.has(before.folded);
  if (isPart && !rules.starters.has(before.folded)) return false;
  // The name belongs to a school: "Ada Sample Model School".
  for (let at = index + 1, last = token; at < tokens.length && at <= index + maxWords; at++) {
    const following = tokens[at] as Token;
    if (!following.isLarge || !isBeside(last, following)) break;
    if (nobody.has(following.folded)) return false;
    last = following;
  }
  const isFirst = sentence.slice(0, start).trim() === "";
  if (isFirst && /[a-z]{3}(?:ing|[st]ion|ment|ness|ity|ance|ence|ship|ism)$/.test(folded) && !isKnown) return false;
  // The word is a plural: "Fishermen live here".
  if (isFirst && !isKnown && /(?:s|men)$/.test(folded) && /^(?:live|stay|get|have|say|wait)$/.test(next?.folded ?? ""))
    return false;
  return !isFirst || isKnown || isSomeone || sentence[end] === ",";
}

/** Returns true for a day of the week: "on Sunday", "Saturday and Sunday". */
const isDay = (before: Token | undefined, { calendar }: Rules) =>
  before !== undefined &&
  (/^(?:on|in|from|to|until|till|by|every|each|last|next|this|and|or|ranar|of)$/.test(before.folded) ||
    calendar.has(before.folded));

/** Returns true if an act of a person follows the word. */
function isSaidOfSomeone(sentence: string, { end }: Token, next: Token | undefined, { acts, verbs }: Rules): boolean {
  const behind = sentence.slice(end, end + 20);
  return (
    (next?.start === end + 1 && acts.has(next.folded)) ||
    verbs.test(foldWord(behind)) ||
    /^['’ʼ]s\s/.test(behind) ||
    /^,\s(?:an?|the|our|who)(?:\s|['’])/.test(behind) ||
    /^ \((?:\d|age|jss|ss|s\.|pry|primary|basic|nursery|kg|class|grade)/i.test(behind)
  );
}

/** Returns possible names before an age, also in capitals or as initials. */
export function endsOfNames(sentence: string, rules: Rules): { words: string; end: number }[] {
  const tokens = splitTokens(sentence);
  const { adults, places } = rules;
  return tokens.flatMap((token, index) => {
    const { folded, isLarge, text, start, end } = token;
    if (!isLarge || adults.has(folded) || places.has(folded)) return [];
    if (isCommon(folded, rules) && !isInitial(token)) return [];
    const run = tokens
      .slice(Math.max(0, index - maxWords), index)
      .filter((token) => sentence.slice(token.end, start).length < 40);
    if (run.some((one) => adults.has(one.folded) && /^[\s\p{L}.-]*$/u.test(sentence.slice(one.end, start)))) return [];
    return [{ words: text, end: sentence[end] === "." && isInitial(token) ? end + 1 : end }];
  });
}

/** Returns true for initials within a sentence: "little M." and "A. B.". */
export const hasInitials = (sentence: string): boolean =>
  /(?<![\p{L}\p{M}.'’])\p{Lu}\.(?:\s?\p{Lu}\.)?(?=[\s,;:(])/u.test(sentence);

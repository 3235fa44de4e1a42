import { trimEndOf } from "../../../values/trim-end.ts";
import { localGovernments } from "./local-governments.ts";
import { adultWords, foldWord, isCommon, noPerson, starters, states } from "./name-words.ts";

/** A full name in a sentence: two words or more that begin with a large letter and are no place, day or organisation. */
export interface FoundName {
  words: string;
  /** Without what follows the first word. */
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

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(tokenShape)].map(({ 0: raw, index }) => {
    const word = trimEndOf(raw.replace(possessive, ""), "'’ʼ-");
    return {
      text: word,
      folded: foldWord(word),
      start: index,
      end: index + word.length,
      isLarge: /^['’ʼ]?\p{Lu}/u.test(word),
    };
  });

const places = new Set([...states, ...localGovernments]);
const isInitial = ({ text }: Token) => /^\p{Lu}\p{M}*$/u.test(text);

/** A name is no more than this many words. */
const maxWords = 4;

/** Titles in which each word has a large letter say nothing about names. */
const isTitleCase = (tokens: Token[]) =>
  tokens.length >= 5 && tokens.every(({ isLarge, folded }) => isLarge || joining.has(folded));

const joining = new Set(["a", "an", "and", "at", "for", "from", "in", "of", "on", "or", "the", "to", "with"]);

/** The full names of a sentence, in order. */
export function findNames(sentence: string): FoundName[] {
  const tokens = tokensOf(sentence);
  if (isTitleCase(tokens)) return [];
  const names: FoundName[] = [];
  for (let place = 0; place < tokens.length; ) {
    const run = runFrom(sentence, tokens, place);
    place += Math.max(1, run.length);
    const name = nameOf(sentence, tokens, run);
    if (name !== undefined) names.push(name);
  }
  return names;
}

/** Words with large letters that only spaces, or the dot of an initial, part. */
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

/** A day or a month before a name is no part of it: "On Monday Ada Sample sang". "Sunday" is a first name, too. */
const calendar = new Set(
  `monday tuesday wednesday thursday friday saturday january february march april june july august september october
  november december`.split(/\s+/),
);

function nameOf(sentence: string, all: Token[], run: Token[]): FoundName | undefined {
  const begins = run.findIndex(
    ({ folded }, place) => place > 0 && calendar.has(run[place - 1]?.folded ?? "") && !calendar.has(folded),
  );
  let words = run.slice(Math.max(begins, 0));
  let hasTitle = false;
  while (words[0] !== undefined) {
    const { folded, start } = words[0];
    const isFirst =
      sentence
        .slice(0, start)
        .trim()
        .replace(/["“‘'(]/g, "") === "";
    if (adultWords.has(folded)) hasTitle = true;
    else if (!(isFirst && starters.has(folded) && words.length > 2) && !(starters.has(folded) && !isFirst)) {
      if (!(isFirst && starters.has(folded))) break;
    }
    words = words.slice(1);
  }
  const solid = words.filter((word) => !isInitial(word));
  if (solid.length < 2 || words.length > maxWords) return undefined;
  if (words.some(({ folded }) => noPerson.has(folded)) || isPlace(words)) return undefined;
  if (words.some(({ folded }) => folded !== words[0]?.folded && starters.has(folded))) return undefined;
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (isOfInstitution(sentence, first.start)) return undefined;
  return {
    words: sentence.slice(first.start, last.end),
    firstName: first.text,
    isAdult: hasTitle || hasRole(sentence, all, first.start, last.end),
    start: first.start,
    end: last.end,
  };
}

/** "University of Benue Valley" */
function isOfInstitution(sentence: string, start: number): boolean {
  const [institution, of] = tokensOf(sentence.slice(Math.max(0, start - 40), start)).slice(-2);
  return institution?.isLarge === true && noPerson.has(institution.folded) && /^(?:of|for)$/.test(of?.text ?? "");
}

function isPlace(words: Token[]): boolean {
  const whole = words.map(({ folded }) => folded.replaceAll("-", " ")).join(" ");
  return (
    places.has(whole) || words.every(({ folded }) => places.has(folded)) || states.includes(words.at(-1)?.folded ?? "")
  );
}

/** Is a title or trade beside the name: "our founder X", "X, the teacher"? "mother of X" and "X's teacher" are not. */
function hasRole(sentence: string, tokens: Token[], start: number, end: number): boolean {
  const before = tokens.filter((token) => token.end <= start).at(-1);
  const gapBefore = before && sentence.slice(before.end, start);
  if (before && /^[\s,:]+$/.test(gapBefore ?? "") && adultWords.has(before.folded)) return true;
  const rest = sentence.slice(end);
  if (/^['’ʼ]s/u.test(rest)) return false;
  const isBeside = /^\s*[,(–-]/.test(rest) || /^\s+(?:is|was|na|ni|ce|ne|bụ|bu|who)\s/iu.test(rest);
  if (!isBeside) return false;
  const after = tokens.filter((token) => token.start >= end).slice(0, 5);
  const role = after.findIndex(({ folded }) => adultWords.has(folded));
  if (role < 0) return false;
  const roleEnd = after[role]?.end ?? end;
  return !/^['’ʼ]s/u.test(sentence.slice(roleEnd)) && !/[.;]/.test(sentence.slice(end, roleEnd));
}

/** Is one person meant, by a name of one word or more, or by "she", "he", "im", "ta", "ya", "ó", "ọ"? */
export function namesSomeone(sentence: string): boolean {
  if (findNames(sentence).some(({ isAdult }) => !isAdult)) return true;
  return findFirstNames(sentence).length > 0 || someone.test(sentence);
}

const someone = /(?<!\p{L})(?:she|he|her|his|im|him|e dey|e be|di (?:girl|boy))(?!\p{L})/iu;

/** What a person does or is: the word behind a name at the beginning of a sentence. */
const acts = new Set(
  `has have had is was lives loves likes goes attends sings who says said got gets came left can cannot will walks wears
  turns turned turning celebrates celebrated celebrate marks reads plays dances draws paints writes smiles holds wants
  yoo maa birthday name house mama papa
  will whose and aged age born takes sleeps stays wakes needs suffers lost joined started won scored learnt stammers
  gets get dey na don just wey clock mai cika 'yar dan yar shekarunta shekarunsa onye nwa eruola agbaala na-eje bu nke to ti jẹ sese
  tun fit live stay catch carry sabi yana tana suka sun no be go ni ti n je wa lo fe feran ko yana tana ya ta ce ne nwere bu na-aga na-agu na-achi di gbara
  hu nọ no bi mara ma zaune`.split(/\s+/),
);

const isDescribed = (next: Token | undefined) => next !== undefined && !next.isLarge && described.has(next.folded);
const described = new Set(["makaho", "makauniya", "kurma", "gurgu", "gurguwa", "wey", "wan", "fit"]);

/** Single words that stand as a name: inside a sentence, or first and followed by what a person does. */
export function findFirstNames(sentence: string): string[] {
  const tokens = tokensOf(sentence);
  if (isTitleCase(tokens)) return [];
  return tokens.flatMap((token, place) => {
    const { folded, isLarge, text, start, end } = token;
    if (!isLarge || isInitial(token) || isCommon(folded) || adultWords.has(folded) || places.has(folded)) return [];
    if (/^\p{Lu}+$/u.test(text) || text.length < 3) return [];
    const before = tokens[place - 1];
    const next = tokens[place + 1];
    if (before && (adultWords.has(before.folded) || (before.isLarge && before.end + 1 === start))) return [];
    if (next?.isLarge && next.start === end + 1 && isCommon(next.folded)) return [];
    const isFirst = sentence.slice(0, start).trim() === "";
    if (isFirst && /[a-z]{3}ing$/.test(folded) && folded !== "blessing") return [];
    const isSomeone =
      acts.has(next?.folded ?? "") ||
      (next?.isLarge === false && /[a-z]{2}ed$/.test(next.folded)) ||
      /^['’ʼ]s\s/.test(sentence.slice(end)) ||
      /^[ng]a-/.test(next?.folded ?? "") ||
      /^,\s(?:an?|the|our|who)(?:\s|['’])/.test(sentence.slice(end));
    return isFirst && !isSomeone && !isDescribed(next) ? [] : [text];
  });
}

/** Words with a large letter that something may stand behind, like an age, also in capitals or as initials. */
export function endsOfNames(sentence: string): { words: string; end: number }[] {
  const tokens = tokensOf(sentence);
  return tokens.flatMap((token, place) => {
    const { folded, isLarge, text, start, end } = token;
    if (!isLarge || adultWords.has(folded) || places.has(folded)) return [];
    if (isCommon(folded) && !isInitial(token)) return [];
    const run = tokens
      .slice(Math.max(0, place - maxWords), place)
      .filter((one) => sentence.slice(one.end, start).length < 40);
    if (run.some((one) => adultWords.has(one.folded) && /^[\s\p{L}.-]*$/u.test(sentence.slice(one.end, start))))
      return [];
    return [{ words: text, end: sentence[end] === "." && isInitial(token) ? end + 1 : end }];
  });
}

/** Names in the middle of a sentence that consist of initials, "little M." and "A. B.". */
export const hasInitials = (sentence: string): boolean =>
  /(?<![\p{L}\p{M}.'’])\p{Lu}\.(?:\s?\p{Lu}\.)?(?=[\s,;:(])/u.test(sentence);

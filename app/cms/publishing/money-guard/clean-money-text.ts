import { plainText } from "../../../values/plain-text.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { withoutInvisible } from "../../../values/without-invisible.ts";
import { readFrenchNumber } from "./read-french-numbers.ts";

interface Numeral {
  digits: string;
  /** True for words such as "thirty", after which a unit may follow. */
  isTens: boolean;
}

const digitWords: readonly (readonly [digit: string, words: string])[] = [
  ["0", "zero oh nought nil odo sifiri efu sifuri صفر ዜሮ"],
  ["1", "one ookan okan daya otu moja un une wan um uma wahid واحد واحده አንድ"],
  ["2", "two eeji meji biyu abuo mbili deux tu dois duas ithnan اثنان اثنين اتنين ሁለት"],
  ["3", "three eeta meta uku ato tatu trois tri tres thalatha ثلاثة ثلاثه ثلاث تلاته ሶስት ሦስት"],
  ["4", "four eerin merin hudu ano nne quatre fo quatro arbaa اربعة اربعه اربع አራት"],
  ["5", "five aarun marun biyar ise tano cinq faiv cinco khamsa خمسة خمسه خمس አምስት"],
  ["6", "six eefa mefa shida isii sita seis meia sitta ستة سته ست ስድስት"],
  ["7", "seven eeje meje bakwai asaa saba sept seva sete sabaa سبعة سبعه سبع ሰባት"],
  ["8", "eight eejo mejo takwas asato nane huit et oito thamaniya ثمانية ثمانيه ثماني تمانيه ስምንት"],
  ["9", "nine eesan mesan tara itoolu iteghete tisa neuf nain nove tisaa تسعة تسعه تسع ዘጠኝ"],
];

const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const fold = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");

/** Number words by their folded form. */
const spokenNumerals: ReadonlyMap<string, Numeral> = new Map<string, Numeral>([
  ...digitWords.flatMap(([digits, words]) =>
    words.split(" ").map((word) => [fold(word), { digits, isTens: false }] as const),
  ),
  ...teens.map((word, index) => [word, { digits: String(10 + index), isTens: false }] as const),
  ...tens.map((word, index) => [word, { digits: String(20 + index * 10), isTens: true }] as const),
]);

/** Words that repeat the following digit, with the number of times. */
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };

/** First code points of other Unicode signs for 1 to 9: Ethiopic, dingbats, rods, Coptic, Rumi. */
const rowsOfNine = [
  0x1369, 0x24f5, 0x2776, 0x2780, 0x278a, 0x3021, 0x1_0107, 0x1_02e1, 0x1_0e60, 0x1_1052, 0x1_d360, 0x1_d369, 0x1_e8c7,
];

/** Characters for 0 to 9 that are not decimal digits. */
const numberSigns: ReadonlyMap<string, string> = new Map([
  ...rowsOfNine.flatMap((start) =>
    Array.from({ length: 9 }, (_, index) => [String.fromCodePoint(start + index), String(index + 1)] as const),
  ),
  ...["〇零⓿🄌", "一壹", "二贰貳", "三叁參", "四肆", "五伍", "六陆陸", "七柒", "八捌", "九玖"].flatMap((signs, digit) =>
    [...signs].map((sign) => [sign, String(digit)] as const),
  ),
]);

/** Decodes HTML number references such as `&#48;`. */
const withoutEntities = (text: string): string =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : whole;
  });

/** Returns the text as a reader sees it: one form of each character, no invisible characters. */
export const withoutDisguise = (text: string): string =>
  withWesternDigits(
    withoutInvisible(
      withoutEntities(text)
        .normalize("NFKC")
        .replace(/\u20e3/g, ""),
    ),
  ).replace(/[^\P{N}\p{Nd}]|\p{Script=Han}/gu, (sign) => numberSigns.get(sign) ?? sign);

const lookAlikes: Readonly<Record<string, string>> = { o: "0", l: "1", i: "1", "|": "1", s: "5", b: "8" };

/** Replaces letters that look like digits within a number. */
const withoutLookAlikes = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])[\dOoIl|SB]{8,20}(?![\p{L}\p{N}])/gu, (run) =>
    run.replace(/\D/g, "").length >= 6
      ? run.replace(/\D/g, (letter) => lookAlikes[letter.toLowerCase()] ?? letter)
      : run,
  );

/** Removes letters between digits: "a0b1c2…". */
const withoutLettersBetween = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])(?:\p{L}\d[ ,.-]?){8,20}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:\d\p{L}[ ,.-]?){8,20}\d?(?![\p{L}\p{N}])/gu,
    (run) => run.replace(/\D/g, ""),
  );

/** Removes a few letters within a long row of digits: "01a23b45c67d89". */
const withoutFewLetters = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{L}?(?:\d{1,3}\p{L}){3,12}\d{0,4}(?![\p{L}\p{N}])/gu, (run) => {
    const digits = run.replace(/\D/g, "");
    return digits.length >= 9 ? digits : run;
  });

/** Joins words that are spelled letter by letter: "z e r o o n e …". */
const withoutSpelling = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .,-]{1,3}\p{L}(?![\p{L}\p{N}])){11,199}/gu, (run) =>
    run.replace(/\P{L}/gu, ""),
  );

const foldToken = (token: string): string => token.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const least = 6;

/**
 * Reads number words without spaces, such as "zeroonetwothree…".
 * @returns undefined for any other word
 */
function readJoinedWords(word: string): string | undefined {
  if (word.length < least * 2 || word.length > 200) return undefined;
  const reached = new Map<number, string>([[0, ""]]);
  for (let at = 0; at < word.length; at++) {
    const digits = reached.get(at);
    for (let length = 2; digits !== undefined && length <= 9; length++) {
      const numeral = spokenNumerals.get(word.slice(at, at + length));
      if (numeral !== undefined) reached.set(at + length, digits + numeral.digits);
    }
  }
  const digits = reached.get(word.length);
  return digits !== undefined && digits.length >= least ? digits : undefined;
}

const withoutJoinedWords = (text: string): string =>
  text.replace(/\p{L}[\p{L}\p{M}]{11,199}/gu, (word) => readJoinedWords(foldToken(word)) ?? word);

/** Converts six or more spoken digits, such as "zero one double two …". */
function withoutSpokenDigits(text: string): string {
  const tokens = [...text.matchAll(/\p{L}[\p{L}\p{M}]*|\d+/gu)];
  const parts: string[] = [];
  let from = 0;
  for (let index = 0; index < tokens.length; index++) {
    const { digits, end, count } = readSpoken(text, tokens, index);
    const first = tokens[index];
    if (first === undefined || count === 0) continue;
    parts.push(text.slice(from, first.index), digits);
    from = end;
    index += count - 1;
  }
  return parts.join("") + text.slice(from);
}

/** Returns true for counting, such as "nine, ten, eleven" and "ten, twenty, thirty". */
const isCounting = (before: Numeral | undefined, { digits }: Numeral): boolean => {
  if (before === undefined || digits.length < 2) return false;
  const step = Number(digits) - Number(before.digits);
  return step === 1 || (step === 10 && digits.endsWith("0"));
};

/** Minimum number of digits from words such as "twenty": fewer may be a year or a time of day. */
const leastInPairs = 8;

/** Words that may occur between spoken digits. */
const connectors = new Set(["and", "then", "et", "puis", "na", "kisha", "e", "و", "ati", "da"]);

/** Reads spoken digits from a word on; at least one digit must be a word. */
function readSpoken(text: string, tokens: readonly RegExpExecArray[], start: number) {
  let digits = "";
  let count = 0;
  let isSpoken = false;
  let times = 1;
  let between = 0;
  let digitsEnd = 0;
  let last: Numeral | undefined;
  let end = tokens[start]?.index ?? 0;
  for (const token of tokens.slice(start, start + 40)) {
    const word = foldToken(token[0]);
    const isNear = count === 0 || /^[\s,.:;/()–—-]{0,4}$/.test(text.slice(end, token.index));
    const said: Numeral | undefined =
      spokenNumerals.get(word) ?? (/^\d{1,4}$/.test(word) ? { digits: word, isTens: false } : undefined);
    const repeat = repeats[word];
    if (isNear && count > 0 && connectors.has(word) && said === undefined) {
      between++;
      end = token.index + token[0].length;
      continue;
    }
    if (!isNear || (said === undefined && repeat === undefined)) break;
    if (said !== undefined && isCounting(last, said)) break;
    if (spokenNumerals.has(word) || repeat !== undefined) isSpoken = true;
    if (said !== undefined) {
      const isUnit = last?.isTens === true && said.digits.length === 1 && said.digits !== "0";
      digits = (isUnit ? digits.slice(0, -1) : digits) + said.digits.repeat(times);
      last = isUnit ? { digits: last?.digits.charAt(0) + said.digits, isTens: false } : said;
    }
    times = repeat ?? 1;
    count += 1 + between;
    between = 0;
    end = digitsEnd = token.index + token[0].length;
  }
  const isLong = count >= least ? digits.length >= least : digits.length >= leastInPairs;
  return { digits, end: digitsEnd, count: isSpoken && isLong && count > 2 ? count : 0 };
}

/** Minimum number of digits in a row of numbers: fewer are usually counts. */
const leastInRow = 8;

const isCountedUp = (numbers: readonly number[]): boolean =>
  numbers.slice(1).every((number, index) => [1, 10].includes(number - (numbers[index] ?? 0)));

/** Converts French numbers, such as "soixante-dix-sept cent vingt-trois quarante-cinq …". */
function withoutFrenchNumbers(text: string): string {
  const tokens = [...text.matchAll(/\p{L}[\p{L}\p{M}]*|\d+/gu)];
  const words = tokens.map(([token]) => foldToken(token));
  const parts: string[] = [];
  let from = 0;
  for (let index = 0; index < tokens.length; index++) {
    const numbers: string[] = [];
    let isSpoken = false;
    let at = index;
    let end = 0;
    while (at < tokens.length && at < index + 60) {
      const before = tokens[at - 1];
      const token = tokens[at];
      if (token === undefined) break;
      const gap = before === undefined ? "" : text.slice(before.index + before[0].length, token.index);
      if (at > index && !/^[\s,.:;/()–—-]{1,4}$/.test(gap)) break;
      const isDigits = /^\d{1,4}$/.test(token[0]);
      const read = isDigits ? { value: 0, end: at + 1 } : readFrenchNumber(words, at);
      if (read === undefined) {
        if (numbers.length === 0 || !connectors.has(words[at] ?? "")) break;
        at++;
        continue;
      }
      numbers.push(isDigits ? token[0] : String(read.value));
      isSpoken ||= !isDigits;
      at = read.end;
      end = at;
    }
    const first = tokens[index];
    const last = tokens[end - 1];
    const isRow = isSpoken && numbers.length > 1 && numbers.join("").length >= leastInRow;
    if (!isRow || isCountedUp(numbers.map(Number)) || first === undefined || last === undefined) continue;
    parts.push(text.slice(from, first.index), numbers.join(" "));
    from = last.index + last[0].length;
    index = end - 1;
  }
  return parts.join("") + text.slice(from);
}

/** Replaces signs between digits that no count or date has: "77·123·45". */
const withoutOddSigns = (text: string): string =>
  text.replace(/(?<=\d)[ \t]{0,2}(?:[·•‧∙⋅・|_~⁃→⇒›»¦*+=]{1,3}|\.{2,4})[ \t]{0,2}(?=\d)/gu, " ");

const between = "puis|ensuite|apres|après|suivi de|then|followed by|and|et|na|kisha|ati|da|e|و|x|\\p{L}";
const chained = new RegExp(
  `(?<![\\p{L}\\p{N}])\\d{1,5}(?:[ ,]{0,2} (?:${between}),? \\d{1,5}){2,}(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Joins digits with a word after each: "77 then 123 then 45 then 67". Years and round numbers are counts. */
const withoutChains = (text: string): string =>
  text.replace(chained, (whole) => {
    const groups = whole.match(/\d+/g) ?? [];
    const areCounts = groups.every((group) => /^(?:19|20)\d{2}$|00$/.test(group)) || isCountedUp(groups.map(Number));
    return groups.join("").length < leastInRow || areCounts ? whole : groups.join(" ");
  });

/** Returns a text with all hidden digits visible, for the money guard. */
export const cleanText = (text: string): string =>
  withoutChains(
    withoutSpokenDigits(
      withoutFrenchNumbers(
        withoutJoinedWords(
          withoutSpelling(
            withoutFewLetters(withoutLettersBetween(withoutLookAlikes(withoutOddSigns(plainText(text))))),
          ),
        ),
      ),
    ),
  );

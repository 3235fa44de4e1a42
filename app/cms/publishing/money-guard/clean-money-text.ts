import { plainText } from "../../../values/plain-text.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { withoutInvisible } from "../../../values/without-invisible.ts";
import { repeats, spokenDigits } from "./money-words.ts";

/** Signs that machines write by number: `&#48;`. */
const withoutEntities = (text: string): string =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : whole;
  });

/** As readers see it, or a machine that they copy it into: one form of each sign, and none that nobody sees. */
export const withoutDisguise = (text: string): string =>
  withWesternDigits(
    withoutInvisible(
      withoutEntities(text)
        .normalize("NFKC")
        .replace(/\u20e3/g, ""),
    ),
  );

const lookAlikes: Readonly<Record<string, string>> = { o: "0", l: "1", i: "1", "|": "1", s: "5", b: "8" };

/** Letters that look like digits, inside what is mostly a number. */
const withoutLookAlikes = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])[\dOoIl|SB]{8,20}(?![\p{L}\p{N}])/gu, (run) =>
    run.replace(/\D/g, "").length >= 6
      ? run.replace(/\D/g, (letter) => lookAlikes[letter.toLowerCase()] ?? letter)
      : run,
  );

const least = 6;

/** Digits that are read out, as digits: `zero one double two …`, from six in a row on. */
function withoutSpokenDigits(text: string): string {
  const tokens = [...text.matchAll(/\p{L}+|\d+/gu)];
  const parts: string[] = [];
  let from = 0;
  for (let place = 0; place < tokens.length; place++) {
    const { digits, end, count } = readSpoken(text, tokens, place);
    const first = tokens[place];
    if (first === undefined || count < least) continue;
    parts.push(text.slice(from, first.index), digits);
    from = end;
    place += count - 1;
  }
  return parts.join("") + text.slice(from);
}

/** The digits that are read out from one word on; with one spoken digit in it at least. */
function readSpoken(text: string, tokens: readonly RegExpExecArray[], start: number) {
  let digits = "";
  let count = 0;
  let isSpoken = false;
  let times = 1;
  let end = tokens[start]?.index ?? 0;
  for (const token of tokens.slice(start, start + 40)) {
    const word = token[0].toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    const isNear = count === 0 || /^[\s,.:;/–—-]{1,3}$/.test(text.slice(end, token.index));
    const said = spokenDigits[word] ?? (/^\d{1,4}$/.test(word) ? word : undefined);
    if (!isNear || (said === undefined && repeats[word] === undefined)) break;
    if (spokenDigits[word] !== undefined || repeats[word] !== undefined) isSpoken = true;
    digits += said?.repeat(times) ?? "";
    times = repeats[word] ?? 1;
    count++;
    end = token.index + token[0].length;
  }
  return { digits, end, count: isSpoken && digits.length >= least ? count : 0 };
}

/** A text of a form as the money guard reads it. */
export const cleanText = (text: string): string => withoutSpokenDigits(withoutLookAlikes(plainText(text)));

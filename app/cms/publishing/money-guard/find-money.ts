import type { MoneyContext } from "../../../server/money-guard.ts";
import { numberKey } from "../../../values/number-key.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { foldWord } from "../words-guard/fold-word.ts";
import { splitSentences } from "../words-guard/split-sentences.ts";
import { cleanText, withoutDisguise } from "./clean-money-text.ts";
import { findPaymentLinks } from "./find-payment-links.ts";
import { findAcross, findPieces, type Mention, type Placed } from "./join-digits.ts";
import * as words from "./money-words.ts";
import { blank, isTelephone, leastAlone, leastMerchant, leastPaid, run } from "./read-digits.ts";

export type { Mention } from "./join-digits.ts";

export interface MoneyText {
  field: string;
  text: string;
  /** True for the name of a person or of goods, in which seven digits are suspicious. */
  isName?: boolean;
  /** True for a title or a page that leads to giving, in which a long number needs no word of money. */
  isTitle?: boolean;
}

interface Found {
  words: string;
  number: string;
}

/** Finds payment details in the texts of one form, read as one text. Always gives the same result; reads Markdown. */
export function findMoney(texts: readonly MoneyText[], context: MoneyContext): Mention[] {
  const known = new Set(context.known.map(numberKey));
  const read = texts.map(({ field, text, isName, isTitle }) => {
    const raw = withoutDisguise(text);
    return { field, text: cleanText(raw), raw, isName, isTitle };
  });
  const own = context.contacts.filter((contact) => contact.includes("@")).map((mail) => mail.toLowerCase());
  const links = read.flatMap(({ field, raw }) =>
    findPaymentLinks(raw, context.host, own).map((link) => ({
      field,
      sentence: sentenceWith(raw, link),
      words: link,
      number: bareText(link.replace(/^(?:https?:)?\/\//i, "")),
    })),
  );
  const sentences = placeSentences(read);
  const numbers = sentences.flatMap(({ field, sentence, previous, next }) =>
    findNumbers(sentence, { previous, next }, context).map((number) => ({ field, sentence, ...number })),
  );
  const names = read.flatMap(({ field, text, isName }) => (isName === true ? findInName(field, text) : []));
  const titles = read.flatMap(({ field, text, isTitle }) =>
    isTitle === true ? findInTitle(field, text, context) : [],
  );
  const found: Mention[] = [
    ...names,
    ...[...links, ...numbers, ...titles, ...findAcross(read, context), ...findPieces(sentences, context)].filter(
      ({ number }) => !known.has(numberKey(number)),
    ),
  ];
  const seen = new Set<string>();
  return found.filter(({ number }) => !seen.has(numberKey(number)) && seen.add(numberKey(number)));
}

function placeSentences(texts: readonly { field: string; text: string }[]): Placed[] {
  const all = texts.flatMap(({ field, text }) =>
    splitSentences(text).map((sentence) => ({ field, sentence: sentence.text })),
  );
  return all.map((placed, index) => ({
    ...placed,
    previous: all[index - 1]?.sentence ?? "",
    next: all[index + 1]?.sentence ?? "",
  }));
}

/** Minimum number of digits in a title that look like a wallet. */
const leastInTitle = 7;

/** Number of digits in a row that is too long for a name. */
const tooManyInName = 7;

/** Finds long numbers in a name, also in parts, such as a count before goods and a number after them. */
function findInName(field: string, text: string): Mention[] {
  const runs = [...text.matchAll(run)].map(([whole]) => whole);
  const long = runs.filter((whole) => whole.replace(/\D/g, "").length >= tooManyInName);
  const pieces = [...blank(text, true).matchAll(/\d{3,}/g)].map(([whole]) => whole);
  const isInPieces = pieces.length > 1 && pieces.some((piece) => piece.startsWith("0")) && pieces.join("").length >= 9;
  const found = long.length === 0 && isInPieces ? [pieces.join(" … ")] : long;
  return found.map((whole) => ({ field, sentence: text, ...foundOf(whole), isInName: true }));
}

/** Finds numbers as long as a wallet or an account in a title, except the foundation's own telephone numbers. */
function findInTitle(field: string, text: string, { contacts }: MoneyContext): Mention[] {
  const own = new Set(contacts.map(numberKey));
  return [...blank(text, false).matchAll(run)].flatMap(({ 0: whole, index }) => {
    const digits = whole.replace(/\D/g, "");
    const isOther = words.otherBefore.test(foldWord(text.slice(Math.max(0, index - 40), index)));
    const isLong = digits.length >= leastInTitle && digits.length <= 30;
    return isLong && !isOther && !own.has(numberKey(whole)) ? [{ field, sentence: text, ...foundOf(whole) }] : [];
  });
}

/**
 * Reads many rows in another thread.
 * @returns results in the order of the rows
 */
export const findMoneyInRows = (rows: readonly (readonly MoneyText[])[], context: MoneyContext): Mention[][] =>
  rows.map((texts) => findMoney(texts, context));

const sentenceWith = (text: string, words: string): string =>
  splitSentences(text).find((sentence) => sentence.text.includes(words))?.text ?? words;

const iban = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ .\-/]?[A-Z0-9]{2,4}){3,8}(?![\p{L}\p{N}])/giu;

/** Countries with IBAN, or with numbers of the same shape in West and Central Africa. */
const ibanCountries =
  /^(?:A[DELOTZ]|B[AEFGHIJRY]|C[FGHIMRVYZ]|D[EJKOZ]|E[EGS]|F[IOR]|G[ABEILNQRTW]|H[NRU]|I[ELQRST]|JO|K[MWZ]|L[BCITUVY]|M[ACDEGKLNRTUZ]|N[EGILO]|OM|P[KLST]|QA|R[OSUW]|S[ACDEIKLMNTV]|T[DGLNR]|UA|V[AG]|XK|YE)/i;

/** An account of West or Central Africa: bank, branch, account, key (5, 5, 11 or 12, and 2 characters). */
const rib = /(?<![\p{L}\p{N}])[A-Z]{1,2}[ ]?\d{3,4}[ .\-/]?\d{5}[ .\-/]?(?:\d[ .\-/]?){11,12}\d{2}(?![\p{L}\p{N}])/giu;

/** Minimum number of digits of an IBAN with a wrong check number. */
const leastInIban = 12;

const isIbanShaped = (text: string): boolean =>
  ibanCountries.test(text) && text.replace(/\D/g, "").length >= leastInIban && bareText(text).length >= 15;

/** Checks an IBAN: the remainder by 97 is 1 (ISO 13616). */
function isIban(text: string): boolean {
  const bare = bareText(text);
  if (bare.length < 15 || bare.length > 34) return false;
  const digits = (bare.slice(4) + bare.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Checks the check digit of a card number (ISO/IEC 7812). */
function isCard(digits: string): boolean {
  if (!/^[3-6]\d{12,18}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** @param near sentences before and after, in which an account or telephone number may continue */
function findNumbers(sentence: string, near: { previous: string; next: string }, context: MoneyContext): Found[] {
  const folded = foldWord(sentence);
  const isOfAccount = words.account.test(folded);
  const isPaid = words.strongPay.test(folded);
  const rest = blank(sentence, isOfAccount);
  const shaped = [...rest.matchAll(iban)]
    .map(([whole]) => whole)
    .filter((iban) => isIban(iban) || isIbanShaped(iban) || /iban|compte|rib/i.test(folded));
  const ribs = [...rest.matchAll(rib)].map(([whole]) => whole);
  const ibans = [...shaped, ...ribs.filter((whole) => !shaped.some((other) => other.includes(whole)))];
  const asked: Found[] = ibans.map((iban) => ({ words: iban, number: bareText(iban) }));
  const left = ibans.reduce((text, iban) => text.replace(iban, (whole) => "~".repeat(whole.length)), rest);
  const isOfMoney = [near.previous, sentence, near.next].some(speaksOfMoney);
  const fragments: string[] = [];
  for (const { 0: whole, index } of left.matchAll(run)) {
    const isOfRegistry = words.registration.test(foldWord(left.slice(Math.max(0, index - 60), index)));
    if (isOfRegistry && isRegistration(whole, { isAsked: isPaid || isOfAccount, isOfMoney }, context)) continue;
    const { phones, others } = partsOf(whole, left.slice(0, index), context);
    const about = {
      folded,
      isOfAccount,
      isPaid,
      isOfMoney,
      isOfRegistry,
      before: foldWord(left.slice(Math.max(0, index - 40), index)),
    };
    for (const phone of phones) if (isWallet(phone, about, context)) asked.push(foundOf(phone));
    for (const number of others)
      if (isAccount(number.replace(/\D/g, ""), about, context)) asked.push(foundOf(number));
      else if (!words.otherBefore.test(about.before)) fragments.push(number);
  }
  if (asked.length > 0 || !isOfAccount || words.call.test(folded)) return asked;
  return joinFragments(fragments, near.next);
}

const foundOf = (text: string): Found => ({ words: text, number: bareText(text) });

/** Joins digits with words between them: "Account 01234, and then 56789". */
function joinFragments(fragments: readonly string[], next: string): Found[] {
  const behind = [...blank(next, false).matchAll(run)].map(([whole]) => whole);
  const all = [...fragments, ...(fragments.length > 0 ? behind : [])].map((fragment) => fragment.replace(/\D/g, ""));
  const digits = all.join("");
  return all.length > 1 && digits.length >= 9 && digits.length <= 18
    ? [{ words: all.join(" … "), number: digits }]
    : [];
}

interface About {
  folded: string;
  isOfAccount: boolean;
  isPaid: boolean;
  /** True if the sentence or its neighbour is about an account or giving. */
  isOfMoney: boolean;
  /** True if words of registering stand shortly before the number. */
  isOfRegistry: boolean;
  before: string;
}

/** Maximum number of digits of a registration number without slashes. */
const mostOfRegistry = 9;

/** Number of digits of an account or a wallet. */
const accountLength = { least: 10, most: 16 };

/**
 * Returns true for a number that an authority gave, such as `051/15-0231`, behind words of registering. Anyone can call an
 * account so: beside words of money, digits that may be an account or a wallet stay suspicious.
 */
function isRegistration(
  whole: string,
  { isAsked, isOfMoney }: { isAsked: boolean; isOfMoney: boolean },
  { telephones, account }: MoneyContext,
): boolean {
  const digits = whole.replace(/\D/g, "");
  const hasSlash = whole.includes("/") && /^[\d/.–-]+$/.test(whole);
  if (!hasSlash && digits.length > mostOfRegistry) return false;
  const isLong = digits.length >= accountLength.least && digits.length <= accountLength.most;
  const isWallet = account?.test(digits) || telephones.some((form) => isTelephone(digits, form));
  return !((isAsked || (isOfMoney && !hasSlash)) && (isLong || isWallet));
}

/** Splits a row of digits, such as a list, into telephone numbers and other numbers. */
function partsOf(whole: string, before: string, { telephones, account }: MoneyContext) {
  const phones: string[] = [];
  const others: string[] = [];
  const isNamed = words.callBefore.test(foldWord(before.slice(-40)));
  const isPhone = (text: string) => {
    const digits = text.replace(/\D/g, "");
    if (!isNamed && account?.test(digits) && !text.startsWith("+")) return false;
    return telephones.some((form) => isTelephone(text, form));
  };
  const groups = [...whole.matchAll(/\+?\d+/g)].slice(0, 40);
  let start = 0;
  let open = 0;
  const close = (end: number) => {
    const first = groups[open];
    const last = groups[end - 1];
    if (first !== undefined && last !== undefined && end > open)
      others.push(whole.slice(first.index, last.index + last[0].length));
  };
  while (start < groups.length) {
    const first = groups[start];
    let end = groups.length;
    for (; end > start; end--) {
      const last = groups[end - 1];
      if (first && last && isPhone(whole.slice(first.index, last.index + last[0].length))) break;
    }
    const last = groups[end - 1];
    if (end > start && first && last) {
      close(start);
      phones.push(whole.slice(first.index, last.index + last[0].length));
      open = end;
      start = end;
    } else start++;
  }
  close(groups.length);
  return { phones, others };
}

const speaksOfMoney = (sentence: string): boolean =>
  words.moneyTalk.test(foldWord(sentence).replace(words.noMoneyTalk, " "));

/** Returns true if a telephone number receives money, or the text sends donors to it. */
function isWallet(phone: string, about: About, { name, contacts }: MoneyContext): boolean {
  const { folded, isOfAccount, isPaid, isOfMoney } = about;
  const isCalled = words.call.test(folded);
  const isOwn = contacts.some((contact) => numberKey(contact) === numberKey(phone));
  if (isPaid || (isOfAccount && !isCalled)) {
    if (!isCalled || /(?<![a-z])(?:m-?pesa|momo|wallet|opay|palmpay|transfer|lipa|pay)(?![a-z])/.test(folded))
      return true;
  }
  if (isOfMoney && !isOwn) return true;
  if (isCalled) return false;
  if (words.weakPay.test(folded)) return true;
  const own = foldWord(name);
  return own !== "" && folded.includes(own) && !isOwn;
}

/** Returns true if digits that are not a telephone number are an account number, a merchant code or a card number. */
function isAccount(digits: string, about: About, { account }: MoneyContext): boolean {
  const { folded, isOfAccount, isPaid, isOfRegistry, before } = about;
  if (digits.length < leastMerchant) return false;
  if (words.merchantBefore.test(before)) return true;
  if (isCard(digits)) return !words.otherBefore.test(before);
  const isAsked = isPaid || isOfAccount;
  const isOther = words.otherBefore.test(before) || words.callBefore.test(before);
  const isCalled = words.call.test(folded) && !words.weakPay.test(folded);
  const isElse = words.other.test(folded) || isCalled;
  // An account of this length may be called a registration number.
  if (isOfRegistry && digits.length === accountLength.least && (isAsked || account?.test(digits))) return true;
  if (account?.test(digits) && (isAsked || !isElse)) return !isOther || isOfAccount;
  if (isOther) return false;
  if (digits.length >= leastAlone) return digits.length <= 30 && (isAsked || !isElse);
  return digits.length >= leastPaid && isAsked;
}

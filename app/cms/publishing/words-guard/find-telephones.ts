import { type TelephoneForm, toE164 } from "../../../values/telephone-number.ts";

/** Digits in any groups, with the letter O for a nought; whether they are a telephone number is asked of the country. */
const digitGroups = /(?<![\d.,\p{L}])(?:\+|00)?\(?[\dO](?:[\s()./–-]{0,3}[\dOoIl]){6,18}(?![\dA-Za-z])/gu;

/** What is counted or paid is no number that people call. */
const money = /^\s*(?:%|€|francs?|f\s?cfa|fcfa|cfa|xof|shillings?|cedis?|rands?|euros?|dollars?)(?!\p{L})/iu;
const currency = /(?:KES|KSh|Kshs|UGX|USh|GHS|GH₵|₵|ZAR|XOF|FCFA|F CFA|USD|[$€£])\s*$/i;

const day = /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}$/;

/** A number is written in no more groups than it has digits; more belong to another one. */
const maxGroups = 14;

/** Numbers of a sentence that somebody can dial in the country. */
export function findTelephones(sentence: string, form: TelephoneForm | undefined): string[] {
  if (form === undefined) return [];
  return [...sentence.matchAll(digitGroups)].flatMap(({ 0: run, index }) => {
    const end = index + run.length;
    if (money.test(sentence.slice(end, end + 20)) || currency.test(sentence.slice(Math.max(0, index - 8), index)))
      return [];
    const found = numberIn(run, form);
    return found === undefined ? [] : [found];
  });
}

/** The longest part of a run of groups that is a number: a year or a count may stand before or behind it. */
function numberIn(run: string, form: TelephoneForm): string | undefined {
  const groups = [...run.matchAll(/\+?[\dOoIl]+/g)].slice(0, maxGroups);
  for (const first of groups)
    for (const last of groups.toReversed()) {
      if (last.index < first.index) break;
      const part = run.slice(first.index, last.index + last[0].length);
      if (isNumber(part, form)) return part;
    }
  return undefined;
}

/** Without the trunk or a code, what has the right number of digits is mostly a count. */
function isNumber(part: string, form: TelephoneForm): boolean {
  if (day.test(part)) return false;
  const typed = part.replace(/[Oo]/g, "0").replace(/[Il]/g, "1").replaceAll("–", "-");
  if (!/\d/.test(part)) return false;
  const begins = ["+", "00", form.trunk, form.code].filter((one) => one !== "" || form.trunk === "");
  return begins.some((begin) => typed.startsWith(begin)) && toE164(form, typed) !== undefined;
}

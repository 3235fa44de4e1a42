import { type TelephoneForm, toE164 } from "../../../values/telephone-number.ts";

/**
 * Digits with any grouping, also with the letter O for zero; the country's rules decide if they are a telephone number.
 */
const digitGroups = /(?<![\d.,\p{L}])(?:\+|00)?\(?[\dO](?:[\s()./–-]{0,3}[\dOoIl]){6,18}(?![\dA-Za-z])/gu;

/** Units of counts and amounts, which are not telephone numbers. */
const money = /^\s*(?:%|€|francs?|f\s?cfa|fcfa|cfa|xof|shillings?|cedis?|rands?|euros?|dollars?)(?!\p{L})/iu;
const currency = /(?:KES|KSh|Kshs|UGX|USh|GHS|GH₵|₵|ZAR|XOF|FCFA|F CFA|USD|[$€£])\s*$/i;

const day = /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}$/;

/** Maximum number of groups: more contain several numbers. */
const maxGroups = 14;

/** Finds telephone numbers that can be dialled in the country. */
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

/** Finds the longest telephone number in a row of groups, which may also contain years or counts. */
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

/** Returns true for a telephone number; without trunk digit or country code, such digits are usually a count. */
function isNumber(part: string, form: TelephoneForm): boolean {
  if (day.test(part)) return false;
  const typed = part.replace(/[Oo]/g, "0").replace(/[Il]/g, "1").replaceAll("–", "-");
  if (!/\d/.test(part)) return false;
  const begins = ["+", "00", form.trunk, form.code].filter((one) => one !== "" || form.trunk === "");
  return begins.some((begin) => typed.startsWith(begin)) && toE164(form, typed) !== undefined;
}

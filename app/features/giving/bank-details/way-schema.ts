import { bankSentences } from "content/bank-sentences.ts";
import type { Country } from "content/countries/country.ts";
import { formErrors } from "content/form-errors.ts";
import * as v from "valibot";
import { bareAccount } from "../../../values/account-checks.ts";
import { isCurrency, nameOf } from "../../../values/money.ts";
import { isWrongLength } from "../../../values/telephone-number.ts";
import { bareText } from "../../../values/transfer-reference.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import {
  checkDigits,
  findForm,
  freeWallet,
  listForms,
  slots,
  type WayField,
  type WayForm,
  wayFields,
} from "./way-forms.ts";
import { isSamePlace, type Way, type Ways } from "./ways.ts";

const { ways: words } = bankSentences;

const maxText = 500;

const text = v.pipe(
  v.optional(v.string(), ""),
  v.normalize("NFC"),
  v.trim(),
  v.maxLength(maxText, () => formErrors.tooLong(maxText)),
);

const entries: Record<string, typeof text> = Object.fromEntries(
  slots.flatMap((slot) => wayFields.map((field) => [`${field}${slot}`, text])),
);

type Typed = Record<WayField, string>;

/** Schema of a form's payment methods. A checkbox accepts a number with an unusual form or wrong check digits. */
export const waysSchema = (country: Country) =>
  v.pipe(
    v.object(entries),
    v.rawTransform<Record<string, string>, { ways: Ways }>(({ dataset, addIssue, NEVER }) => {
      const typed = dataset.value;
      const ways: Way[] = [];
      let isWhole = true;
      const refuse = (slot: number, problems: Partial<Record<WayField, string>>) => {
        isWhole = false;
        for (const [field, message] of Object.entries(problems)) {
          const key = `${field}${slot}`;
          const item = { type: "object", origin: "value", input: typed, key, value: typed[key] } as const;
          addIssue({ message, path: [item] });
        }
      };
      for (const slot of slots) {
        const of = (field: WayField) => typed[`${field}${slot}`] ?? "";
        const fields = Object.fromEntries(wayFields.map((field) => [field, of(field)])) as Typed;
        const { form, currency, code, sure, reference, ...texts } = fields;
        if (form === "" && Object.values(texts).every((text) => text === "")) continue;
        const read = readWay(country, fields);
        if ("problems" in read) refuse(slot, read.problems);
        else if (ways.some((way) => isSamePlace(way, read.way))) refuse(slot, { number: words.twice });
        else ways.push(read.way);
      }
      if (isWhole && ways.length === 0) refuse(1, { form: words.none });
      return isWhole && ways.length > 0 ? { ways } : NEVER;
    }),
  );

function readWay(country: Country, typed: Typed): { way: Way } | { problems: Partial<Record<WayField, string>> } {
  const isFree = typed.form === freeWallet;
  const form = listForms(country).find(({ label }) => label === typed.form);
  if (form === undefined && !isFree) return { problems: { form: words.kind } };
  const kind = form?.kind ?? "wallet";
  const isBank = form?.kind === "bank";
  const currency = isCurrency(typed.currency) ? typed.currency : country.currencies[0];
  const bankCode = isBank && form.banks !== undefined && Object.hasOwn(form.banks, typed.code) ? typed.code : null;
  const account = kind === "paybill" ? withWesternDigits(typed.account) || null : null;
  const own = (text: string) => (isBank ? text || null : null);
  const way: Way = {
    kind,
    label: form?.label ?? typed.label,
    currency,
    bank: isBank ? typed.bank : null,
    bankCode,
    number: withWesternDigits(typed.number),
    account,
    hasReference: isFree || account !== null ? typed.reference === "on" : null,
    steps: isFree ? stepsIn(typed.steps) : null,
    name: typed.name,
    bic: own(typed.bic.toUpperCase().replace(/\s/g, "")),
    bankAddress: own(typed.bankAddress),
    abroad: own(typed.abroad),
  };
  const problems = {
    ...(!country.currencies.includes(currency) && { currency: words.currency(nameOf(currency)) }),
    ...(!isBank &&
      form !== undefined &&
      currency !== country.currencies[0] && { currency: words.walletMoney(form.label, nameOf(country.currencies[0])) }),
    ...(isBank && typed.bank === "" && { bank: words.empty }),
    ...(typed.name === "" && { name: words.empty }),
    ...problemsOfKind(typed, kind, isFree),
    ...(isFree ? problemsOfFree(country, way) : {}),
    ...(account !== null && !/^[A-Z0-9]{4,20}$/.test(bareAccount(account)) && { account: words.paybillAccount }),
    ...(way.bic !== null && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(way.bic) && { bic: words.bic }),
    ...(form === undefined
      ? problemsOfFreeNumber(country, way, typed.sure === "on")
      : problemsOfNumber(country, form, way, typed.sure === "on")),
  };
  return Object.keys(problems).length === 0 ? { way } : { problems };
}

const stepsIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => cleanLine(line).trim())
    .filter(Boolean);

/** Rejects values for another kind of payment method, because they would be lost. */
function problemsOfKind(typed: Typed, kind: Way["kind"], isFree: boolean): Partial<Record<WayField, string>> {
  const problems: Partial<Record<WayField, string>> = {};
  if (kind !== "bank")
    for (const field of ["bic", "bankAddress", "abroad"] as const)
      if (typed[field] !== "") problems[field] = words.ofBank;
  if (kind !== "paybill" && typed.account !== "") problems.account = words.ofPaybill;
  if (!isFree) for (const field of ["label", "steps"] as const) if (typed[field] !== "") problems[field] = words.ofFree;
  return problems;
}

const maxSteps = 4;
const maxStep = 100;

function problemsOfFree(country: Country, { label, steps }: Way) {
  const isListed = listForms(country).some((form) => bareText(form.label) === bareText(label));
  return {
    ...(label === "" && { label: words.empty }),
    ...(isListed && { label: words.listed(label) }),
    ...(steps !== null &&
      (steps.length > maxSteps || steps.some(({ length }) => length > maxStep)) && {
        steps: words.steps(maxSteps, maxStep),
      }),
  };
}

/** Such a wallet's number has no known form; it may be an address such as `name@bank`. */
function problemsOfFreeNumber({ telephone }: Country, { number }: Way, isSure: boolean) {
  if (number === "") return { number: words.empty };
  const { length } = bareText(number);
  if (length < 3 || length > 40) return { number: words.freeNumber };
  return !isSure && isWrongLength(telephone, number) ? { number: words.telephone, sure: words.sure } : {};
}

function problemsOfNumber(country: Country, form: WayForm, way: Way, isSure: boolean) {
  const bare = bareAccount(way.number);
  if (bare === "") return { number: words.empty };
  if (form.kind !== "bank")
    return form.number.test(bare) ? {} : { number: words.walletNumber(form.label, form.example) };
  if (!/^[A-Z0-9]{5,34}$/.test(bare)) return { number: words.account };
  if (isSure) return {};
  if (checkDigits(country, way) === "wrong") {
    const bank = way.bankCode === null ? undefined : form.banks?.[way.bankCode];
    return { number: words.digit(bank ?? form.label), sure: words.sure };
  }
  return form.number.test(bare) ? {} : { number: words.pattern(form.label, country.name), sure: words.sure };
}

const otherText = v.fallback(v.nullable(v.string()), null);

/** A payment method as a site of any release stored it. */
const otherWay = v.object({
  kind: v.picklist(["bank", "paybill", "till", "wallet"]),
  label: v.string(),
  currency: v.custom<Way["currency"]>(isCurrency),
  bank: otherText,
  bankCode: otherText,
  number: v.string(),
  account: otherText,
  hasReference: v.fallback(v.nullable(v.boolean()), null),
  steps: v.fallback(v.nullable(v.array(v.string())), null),
  name: v.string(),
  bic: otherText,
  bankAddress: otherText,
  abroad: otherText,
});

/** Reads payment methods of another site by the rules of the form. @returns undefined if one breaks a rule */
export function readOtherWays(country: Country, given: unknown): Ways | undefined {
  const read = v.safeParse(v.array(otherWay), given);
  if (!read.success || read.output.length > slots.length) return undefined;
  const typed = Object.entries(listWayValues(country, read.output)).map(([field, [value]]) => [field, value ?? ""]);
  const checked = v.safeParse(waysSchema(country), Object.fromEntries(typed));
  return checked.success ? checked.output.ways : undefined;
}

export const listWayValues = (country: Country, ways: Ways): Record<string, string[]> =>
  Object.fromEntries(
    ways.flatMap((way, index) => {
      const { label, steps, currency, bank, bankCode, number, account, hasReference, name, bic, bankAddress, abroad } =
        way;
      const values = {
        form: steps === null ? (findForm(country, way)?.label ?? label) : freeWallet,
        label: steps === null ? "" : label,
        steps: (steps ?? []).join("\n"),
        code: bankCode ?? "",
        reference: hasReference ? "on" : "",
        currency,
        number,
        name,
        bank: bank ?? "",
        account: account ?? "",
        bic: bic ?? "",
        bankAddress: bankAddress ?? "",
        abroad: abroad ?? "",
      };
      return Object.entries(values).map(([field, value]) => [`${field}${index + 1}`, [value]]);
    }),
  );

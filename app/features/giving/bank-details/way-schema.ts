import type { Country } from "content/countries/country.ts";
import * as v from "valibot";
import { bareAccount } from "../../../values/account-checks.ts";
import { isCurrency, nameOf } from "../../../values/money.ts";
import { withWesternDigits } from "../../../values/typed-amount.ts";
import { bankSentences } from "./bank-sentences.ts";
import { digitsOf, formsOf, type WayForm } from "./way-forms.ts";
import { slots, type WayField, wayFields } from "./way-slots.ts";
import { hasNumber, type Way, type Ways } from "./ways.ts";

const { ways: words } = bankSentences;

const maxText = 300;

const text = v.pipe(
  v.optional(v.string(), ""),
  v.normalize("NFC"),
  v.trim(),
  v.maxLength(maxText, `Must be ${maxText} characters or less`),
);

const entries: Record<string, typeof text> = Object.fromEntries(
  slots.flatMap((slot) => wayFields.map((field) => [`${field}${slot}`, text])),
);

type Typed = Record<WayField, string>;

/** A way as typed; or what is wrong with it, by field. */
type Read = { way: Way } | { problems: Partial<Record<WayField, string>> };

/**
 * Reads the ways to give of a form: those whose kind is chosen, in the order of their places. A number that its country
 * writes otherwise, or whose check digits do not fit, is asked about once more: a tick says that the bank wrote it so.
 * @param country whose accounts, wallets and currencies there are to choose from
 */
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
        if (fields.form === "" && [fields.number, fields.name, fields.bank].every((one) => one === "")) continue;
        const read = readWay(country, fields);
        if ("problems" in read) refuse(slot, read.problems);
        else if (ways.some((way) => hasNumber(way, read.way.number) && way.currency === read.way.currency))
          refuse(slot, { number: words.twice });
        else ways.push(read.way);
      }
      if (isWhole && ways.length === 0) refuse(1, { form: words.none });
      return isWhole && ways.length > 0 ? { ways } : NEVER;
    }),
  );

function readWay(country: Country, typed: Typed): Read {
  const form = formsOf(country).find(({ label }) => label === typed.form);
  if (form === undefined) return { problems: { form: words.kind } };
  const isBank = form.kind === "bank";
  const currency = isCurrency(typed.currency) ? typed.currency : country.currencies[0];
  const bankCode = isBank && form.banks !== undefined && Object.hasOwn(form.banks, typed.code) ? typed.code : null;
  const bank = isBank ? typed.bank : null;
  const way: Way = {
    kind: form.kind,
    label: form.label,
    currency,
    bank,
    bankCode,
    number: withWesternDigits(typed.number),
    name: typed.name,
  };
  const problems = {
    ...(!country.currencies.includes(currency) && { currency: words.currency(nameOf(currency)) }),
    ...(!isBank &&
      currency !== country.currencies[0] && { currency: words.walletMoney(form.label, nameOf(country.currencies[0])) }),
    ...(isBank && typed.bank === "" && { bank: words.empty }),
    ...(typed.name === "" && { name: words.empty }),
    ...problemsOfNumber(country, form, way, typed.sure === "on"),
  };
  return Object.keys(problems).length === 0 ? { way } : { problems };
}

function problemsOfNumber(country: Country, form: WayForm, way: Way, isSure: boolean) {
  const bare = bareAccount(way.number);
  if (bare === "") return { number: words.empty };
  if (form.kind !== "bank")
    return form.number.test(bare) ? {} : { number: words.walletNumber(form.label, form.example) };
  if (!/^[A-Z0-9]{5,34}$/.test(bare)) return { number: words.account };
  if (isSure) return {};
  if (digitsOf(country, way) === "wrong") {
    const bank = way.bankCode === null ? undefined : form.banks?.[way.bankCode];
    return { number: words.digit(bank ?? form.label), sure: words.sure };
  }
  return form.number.test(bare) ? {} : { number: words.pattern(form.label, country.name), sure: words.sure };
}

/** The fields of a form that shows these ways. */
export const valuesOfWays = (ways: Ways): Record<string, string[]> =>
  Object.fromEntries(
    ways.flatMap(({ label, currency, bank, bankCode, number, name }, place) =>
      Object.entries({ form: label, currency, bank: bank ?? "", code: bankCode ?? "", number, name }).map(
        ([field, value]) => [`${field}${place + 1}`, [value]],
      ),
    ),
  );

import { bankSentences } from "content/bank-sentences.ts";
import type { Country } from "content/countries/country.ts";
import { type Way, withoutMore } from "./ways.ts";

const numbers = ["0000000000", "0000000001"];

/** Shown until the welcome is finished or the foundation enters its own name. The numbers belong to no account. */
export const sampleBank = {
  get bankName(): string {
    return bankSentences.sampleBank;
  },
  numbers,
  accountName: "Tabasamu Children’s Foundation",
};

export const isSampleNumber = (number: string): boolean => numbers.includes(number);

export const sampleWays = ({ currencies, accounts }: Pick<Country, "currencies" | "accounts">): Way[] =>
  currencies.slice(0, numbers.length).map((currency, index) => ({
    kind: "bank",
    label: accounts[0]?.label ?? "",
    currency,
    bank: sampleBank.bankName,
    bankCode: null,
    number: numbers[index] ?? "",
    name: sampleBank.accountName,
    ...withoutMore,
  }));

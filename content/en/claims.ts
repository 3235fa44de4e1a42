import { type CurrencyCode, sampleCurrency } from "../currencies.ts";
import { donateClaims } from "./donate.ts";
import { giving } from "./giving.ts";
import { home } from "./home.ts";

/** Sentences of the sample's words that state a fact about the foundation. */
export interface WordClaim {
  page: "home" | "donate" | "giving";
  /** Path of the text or the cards that they stand in. */
  path: string;
  /** Whole texts, points or sentences, letter for letter. */
  texts: readonly string[];
  /** The claim that must be shown with it. */
  needs?: "shares";
  /** Its first text is an amount in this currency: foundations with another of their own never claim it. */
  currency?: CurrencyCode;
}

/** Effect of each suggested amount, by its index. */
const suggestions = giving.promise.amount.suggestions.map(({ amount, what }, index): [string, WordClaim] => [
  `suggestion-${index + 1}`,
  { page: "giving", path: "promise.amount.suggestions", texts: [amount, what], currency: sampleCurrency },
]);

/**
 * Claims in the words of a new site, by permanent keys: confirmations are stored by them. After the welcome, visitors
 * read no claim that the foundation has not confirmed or rewritten.
 */
export const wordClaims: Readonly<Record<string, WordClaim>> = {
  founder: { page: "home", path: "founder.lede", texts: [home.founder.lede] },
  carried: { page: "home", path: "founder.text", texts: [home.founder.text] },
  budgets: { page: "donate", path: "ways.tabs", texts: [donateClaims.budgets], needs: "shares" },
  examples: { page: "donate", path: "ways.tabs", texts: donateClaims.examples },
  impact: { page: "donate", path: "ways.tabs", texts: [donateClaims.impact] },
  ...Object.fromEntries(suggestions),
};

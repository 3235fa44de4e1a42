import { type CurrencyCode, sampleCurrency } from "./currencies.ts";
import { donateClaims } from "./donate.ts";
import { giving } from "./giving.ts";
import { home } from "./home.ts";

/** Sentences of the sample's words that state a fact about the foundation. */
export interface WordClaim {
  page: "home" | "donate" | "giving";
  /** Path of the text or the cards that they stand in. */
  path: string;
  /** Whole texts, points or sentences, as they stand there. */
  texts: readonly string[];
  /** The claim that must be shown with it. */
  needs?: "shares";
  /** Its first text is an amount in this currency: foundations with another of their own never claim it. */
  currency?: CurrencyCode;
}

/** What an amount does, by its place in the suggestions. */
const suggestions = giving.promise.amount.suggestions.map(({ amount, what }, index): [string, WordClaim] => [
  `suggestion-${index + 1}`,
  { page: "giving", path: "promise.amount.suggestions", texts: [amount, what], currency: sampleCurrency },
]);

/**
 * What the words of a new site state about it, by keys that stay: confirmations are stored by them. Once the welcome is done,
 * visitors read none that nobody of the foundation has confirmed or rewritten.
 */
export const wordClaims: Readonly<Record<string, WordClaim>> = {
  founder: { page: "home", path: "founder.lede", texts: [home.founder.lede] },
  carried: { page: "home", path: "founder.text", texts: [home.founder.text] },
  budgets: { page: "donate", path: "ways.tabs", texts: [donateClaims.budgets], needs: "shares" },
  examples: { page: "donate", path: "ways.tabs", texts: donateClaims.examples },
  impact: { page: "donate", path: "ways.tabs", texts: [donateClaims.impact] },
  ...Object.fromEntries(suggestions),
};

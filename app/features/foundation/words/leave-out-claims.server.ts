import { type WordClaim, wordClaims } from "content/claims.ts";
import type { CurrencyCode } from "content/currencies.ts";
import { firstSettings } from "content/site.ts";
import { copyWords } from "../../../values/site-language.ts";
import type { Confirmations } from "../settings/claim-schema.ts";
import { hiddenKeys, isSampleWhole, sharesKey, sharesText } from "../settings/setting-claims.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { siteCountry } from "../settings/site-country.ts";
import { type Card, isSame, putAt, valueAt, type WordValue } from "./word-field.ts";

type KeyedClaim = WordClaim & { key: string };

/** Returns the claims of a page by path. */
function claimsOfPage(page: string): Map<string, KeyedClaim[]> {
  const all = Object.entries(wordClaims).map(([key, claim]) => ({ key, ...claim }));
  return Map.groupBy(
    all.filter((claim) => claim.page === page),
    ({ path }) => path,
  );
}

/** Claims that visitors read: all of them before the welcome is done. */
export interface ShownClaims {
  isAll: boolean;
  confirmed: Confirmations;
  hasShares: boolean;
  /** Year and shares, as the settings have them. */
  founded: string;
  shares: string;
  currency: CurrencyCode;
}

/** Returns the settings that a claim depends on; undefined without any. */
export function factsOfClaim(
  { texts, needs }: Pick<WordClaim, "texts" | "needs">,
  { founded, shares }: Pick<ShownClaims, "founded" | "shares">,
): string | undefined {
  const facts = [...(texts.some((text) => text.includes("{founded}")) ? [founded] : []), ...(needs ? [shares] : [])];
  return facts.length === 0 ? undefined : facts.join(" · ");
}

export const shownClaimsOf = (settings: Omit<SiteSettings, "look">): ShownClaims => ({
  isAll: isSampleWhole(settings, firstSettings),
  confirmed: settings.claims ?? {},
  hasShares: !hiddenKeys(settings, firstSettings).has(sharesKey) && settings.donationDistribution.shares.length > 0,
  founded: settings.founded,
  shares: sharesText(settings),
  currency: siteCountry(settings).currencies[0],
});

/** Returns true if a foundation with this currency can make the claim. */
export const isClaimable = ({ currency }: WordClaim, shown: Pick<ShownClaims, "currency">): boolean =>
  currency === undefined || currency === shown.currency;

/** Returns true if the confirmation fits the current settings. */
export const isActive = (
  { facts, texts }: Pick<Confirmations[string], "facts" | "texts">,
  shown: Pick<ShownClaims, "founded" | "shares">,
): boolean =>
  facts === undefined ||
  [factsOfClaim({ texts }, shown), factsOfClaim({ texts, needs: "shares" }, shown)].includes(facts);

/** Returns the texts of a claim for visitors; empty ones for an unconfirmed claim. */
function textsOf(claim: KeyedClaim, shown: ShownClaims): readonly string[] {
  const { key, texts, needs } = claim;
  const isMissing = (needs === "shares" && !shown.hasShares) || !isClaimable(claim, shown);
  const confirmed = Object.hasOwn(shown.confirmed, key) && !isMissing ? shown.confirmed[key] : undefined;
  const known = confirmed && isActive(confirmed, shown) ? confirmed : undefined;
  return texts.map((_, index) => known?.texts[index] ?? "");
}

function settleText(text: string, claims: readonly KeyedClaim[], shown: ShownClaims): string {
  let settled = text;
  for (const claim of claims) {
    const instead = textsOf(claim, shown);
    for (const [index, one] of claim.texts.entries()) settled = settled.replace(one, () => instead[index] ?? "");
  }
  return settled === text ? text : settled.replaceAll("  ", " ").trim();
}

/** Leaves out a card without any text. */
function settleCard(card: Card, claims: readonly KeyedClaim[], shown: ShownClaims): Card[] {
  const parts = Object.entries(card).map(([name, part]) => {
    if (typeof part === "string") return [name, settleText(part, claims, shown)] as const;
    return [name, part.map((point) => settleText(point, claims, shown)).filter((point) => point !== "")] as const;
  });
  const isEmptied = parts.some(([name, part]) => part === "" && card[name] !== "");
  const hasPoints = parts.some(([, part]) => typeof part !== "string" && part.length > 0);
  return isEmptied && !hasPoints ? [] : [Object.fromEntries(parts)];
}

/** Returns true for the sample's own text or card; staff vouch for changed ones. */
const isUnchanged = (one: string | Card, original: WordValue): boolean =>
  typeof original === "string" ? one === original : original.some((other) => isSame(one, other));

function settleValue(
  value: WordValue,
  original: WordValue,
  claims: readonly KeyedClaim[],
  shown: ShownClaims,
): WordValue {
  if (typeof value === "string") return isUnchanged(value, original) ? settleText(value, claims, shown) : value;
  return (value as Card[]).flatMap((card) => (isUnchanged(card, original) ? settleCard(card, claims, shown) : [card]));
}

/**
 * Returns a page's words without the sample's claims that staff neither confirmed nor rewrote.
 * @param original words of the page on a new site
 */
export function leaveOutClaims<Words extends object>(
  page: string,
  words: Words,
  original: unknown,
  shown: ShownClaims,
): Words {
  const ofPage = claimsOfPage(page);
  if (shown.isAll || ofPage.size === 0) return words;
  const settled = copyWords(words);
  for (const [path, claims] of ofPage)
    putAt(settled, path, settleValue(valueAt(words, path), valueAt(original, path), claims, shown));
  return settled;
}

/** Returns true if the words still have an unchanged claim of the sample. */
export function makesClaim(words: unknown, original: unknown, { path, texts }: WordClaim): boolean {
  const value = valueAt(words, path);
  const before = valueAt(original, path);
  const all: readonly (string | Card)[] = typeof value === "string" ? [value] : value;
  return all.some((one) => {
    if (!isUnchanged(one, before)) return false;
    const said = typeof one === "string" ? [one] : Object.values(one).flat();
    return said.some((text) => texts.some((claimed) => text.includes(claimed)));
  });
}

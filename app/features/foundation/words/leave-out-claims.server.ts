import { type WordClaim, wordClaims } from "content/claims.ts";
import type { CurrencyCode } from "content/currencies.ts";
import { firstSettings } from "content/site.ts";
import type { Confirmations } from "../settings/claim-schema.ts";
import { hiddenKeys, isSampleWhole, sharesKey, sharesText } from "../settings/setting-claims.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { siteCountry } from "../settings/site-country.ts";
import { type Card, isSame, putAt, valueAt, type WordValue } from "./word-field.ts";

type KeyedClaim = WordClaim & { key: string };

/** The claims of a page's words, by path. */
function claimsOfPage(page: string): Map<string, KeyedClaim[]> {
  const all = Object.entries(wordClaims).map(([key, claim]) => ({ key, ...claim }));
  return Map.groupBy(
    all.filter((claim) => claim.page === page),
    ({ path }) => path,
  );
}

/** Which claims visitors read: all of them before the welcome is done. */
export interface ShownClaims {
  isAll: boolean;
  confirmed: Confirmations;
  /** Whether the shares of donations are shown. */
  hasShares: boolean;
  /** The year, and the shares, as the settings say them. */
  founded: string;
  shares: string;
  /** The foundation's own. */
  currency: CurrencyCode;
}

/** What the settings say that a claim rests on; undefined for a claim that rests on none. */
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

/** Whether a foundation with this currency can claim it at all. */
export const isClaimable = ({ currency }: WordClaim, shown: Pick<ShownClaims, "currency">): boolean =>
  currency === undefined || currency === shown.currency;

/** A confirmation of what the settings still say. */
export const isActive = (
  { facts, texts }: Pick<Confirmations[string], "facts" | "texts">,
  shown: Pick<ShownClaims, "founded" | "shares">,
): boolean =>
  facts === undefined ||
  [factsOfClaim({ texts }, shown), factsOfClaim({ texts, needs: "shares" }, shown)].includes(facts);

/** The texts that visitors read in the places of a claim's; empty for one that nobody confirmed. */
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

/** A card that says nothing any more is left out. */
function settleCard(card: Card, claims: readonly KeyedClaim[], shown: ShownClaims): Card[] {
  const parts = Object.entries(card).map(([name, part]) => {
    if (typeof part === "string") return [name, settleText(part, claims, shown)] as const;
    return [name, part.map((point) => settleText(point, claims, shown)).filter((point) => point !== "")] as const;
  });
  const isEmptied = parts.some(([name, part]) => part === "" && card[name] !== "");
  const hasPoints = parts.some(([, part]) => typeof part !== "string" && part.length > 0);
  return isEmptied && !hasPoints ? [] : [Object.fromEntries(parts)];
}

/** The sample's own text or card: a changed one is the foundation's, which stands for what it says. */
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
 * A page's words without what the sample claims of the foundation and nobody there confirmed or rewrote.
 * @param original words of the page, as a new site has them
 */
export function leaveOutClaims<Words extends object>(
  page: string,
  words: Words,
  original: unknown,
  shown: ShownClaims,
): Words {
  const ofPage = claimsOfPage(page);
  if (shown.isAll || ofPage.size === 0) return words;
  const settled = structuredClone(words);
  for (const [path, claims] of ofPage)
    putAt(settled, path, settleValue(valueAt(words, path), valueAt(original, path), claims, shown));
  return settled;
}

/** Whether words still make a claim of the sample, in a text or card that nobody changed. */
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

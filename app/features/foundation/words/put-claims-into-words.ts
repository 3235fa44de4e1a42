import { type Card, isSame, type WordValue } from "./word-field.ts";

/** The sample's claims before the update that took them out of the words of a new site. */
export interface SaidClaims {
  /** Each text of a claim with the text that visitors read; empty for an unconfirmed claim. */
  said: readonly (readonly [claimed: string, text: string])[];
  /** Fills the places that the fields no longer have. */
  fill(text: string): string;
}

/** Returns undefined for damaged JSON. */
export function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function settleText(text: string, said: SaidClaims["said"]): string {
  const settled = said.reduce((left, [claimed, instead]) => left.replace(claimed, () => instead), text);
  return settled === text ? text : settled.replaceAll("  ", " ").trim();
}

/** Leaves out a card without any text. */
function settleCard(card: Card, said: SaidClaims["said"]): Card[] {
  const parts = Object.entries(card).map(([name, part]) => {
    if (typeof part === "string") return [name, settleText(part, said)] as const;
    return [name, part.map((point) => settleText(point, said)).filter((point) => point !== "")] as const;
  });
  const isEmptied = parts.some(([name, part]) => part === "" && card[name] !== "");
  const hasPoints = parts.some(([, part]) => typeof part !== "string" && part.length > 0);
  return isEmptied && !hasPoints ? [] : [Object.fromEntries(parts)];
}

/** Puts texts in place of the claims in the sample's own text or cards; staff vouch for changed ones. */
function settle(value: unknown, original: WordValue, said: SaidClaims["said"]): unknown {
  if (typeof original === "string") return value === original ? settleText(original, said) : value;
  if (!Array.isArray(value)) return value;
  const cards = original as Card[];
  return value.flatMap((card: unknown) => {
    const same = cards.find((other) => isSame(other, card));
    return same === undefined ? [card] : settleCard(same, said);
  });
}

const fillTexts = (value: unknown, fill: SaidClaims["fill"]): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? fill(part) : part));

/** The field that still has a place for the year. */
const withYear = "founder.lede";

/**
 * Puts confirmed claims into a page's stored words, and takes the other claims out. Damaged JSON stays.
 * @param fields with claims, as the sample had them
 */
export function putClaimsIntoWords(
  json: string,
  fields: Readonly<Record<string, WordValue>>,
  { said, fill }: SaidClaims,
): string {
  const values = readJson(json);
  if (!isObject(values)) return json;
  const none = said.map(([claimed]) => [claimed, ""] as const);
  for (const [path, original] of Object.entries(fields)) {
    const settled = settle(values[path] ?? original, original, said);
    const isLeft = values[path] === undefined && isSame(settled, settle(original, original, none));
    if (isLeft || settled === "" || isSame(settled, [])) delete values[path];
    else values[path] = path === withYear ? settled : fillTexts(settled, fill);
  }
  return JSON.stringify(values);
}

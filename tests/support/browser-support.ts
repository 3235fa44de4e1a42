/** Returns the abilities of a floor's browsers, read from MDN's data. */

import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import type { BrowserFloor } from "../../app/values/browser-floor.ts";

export const { api, css, javascript } = data;

/** Browsers of a floor on laptops and on phones, as MDN names them. */
const twins = {
  chrome: ["chrome", "chrome_android"],
  safari: ["safari", "safari_ios"],
  firefox: ["firefox", "firefox_android"],
} as const;

/** @returns whether every browser of the floor knows it, on laptops or on phones; true for a feature that MDN does not list */
export function isKnown(feature: Identifier | undefined, floor: BrowserFloor): boolean {
  const compat = feature?.__compat;
  if (compat === undefined) return true;
  return Object.entries(twins).every(([browser, names]) =>
    names.some((name) => isKnownTo(compat, name, floor[browser as keyof BrowserFloor])),
  );
}

function isKnownTo({ support }: CompatStatement, name: keyof typeof support, version: string): boolean {
  const statements = [support[name] ?? []].flat() as SimpleSupportStatement[];
  return statements.some(({ version_added: since, version_removed: until, flags, prefix, alternative_name }) => {
    if (flags || prefix || alternative_name || typeof since !== "string" || since === "preview") return false;
    return isUpTo(since, version) && !(typeof until === "string" && isUpTo(until, version));
  });
}

/** Compares versions like `13.1`, which MDN also writes `≤13.1`. */
function isUpTo(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.replace("≤", "").split(".").map(Number));
  for (const [index, part] of (left ?? []).entries()) {
    const difference = part - (right?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

import type { Confirmations } from "./claim-schema.ts";

/** Statements of the settings about the foundation. */
export interface Stated {
  name: string;
  founded: string;
  figures: readonly { value: string; label: string }[];
  donationDistribution: { shares: readonly { label: string; percent: number }[] };
}

/** A claim of the sample that the settings still make. */
export interface SettingClaim {
  key: string;
  text: string;
}

export const foundedKey = "founded";
export const sharesKey = "shares";

const figureText = ({ value, label }: Stated["figures"][number]) => `${value} ${label}`;

/** Returns the claim key of a sample figure; undefined for the foundation's own figure. @param first settings of a new site */
export function figureKeyOf(figure: Stated["figures"][number], first: Stated): string | undefined {
  const place = first.figures.findIndex((one) => figureText(one) === figureText(figure));
  return place < 0 ? undefined : `figure-${place + 1}`;
}

const sharesText = ({ donationDistribution: { shares } }: Stated): string =>
  shares.map(({ label, percent }) => `${label}: ${percent}%`).join(", ");

/** Returns the sample's claims in the settings. A year beside an own name is the foundation's own. @param first as above */
export function settingClaimsOf(settings: Stated, first: Stated): SettingClaim[] {
  const figures = settings.figures.flatMap((figure) => {
    const key = figureKeyOf(figure, first);
    return key === undefined ? [] : [{ key, text: figureText(figure) }];
  });
  const isSampleYear = settings.name === first.name && settings.founded === first.founded;
  const shares = sharesText(settings);
  return [
    ...(isSampleYear ? [{ key: foundedKey, text: first.founded }] : []),
    ...figures,
    ...(shares === sharesText(first) ? [{ key: sharesKey, text: shares }] : []),
  ];
}

/**
 * Returns true while the site shows the whole sample: before the welcome is done, in the sample's country.
 * @param first settings of a new site
 */
export const isSampleWhole = (
  { welcomedAt, country }: { welcomedAt?: string | undefined; country: string },
  first: { country: string },
): boolean => welcomedAt === undefined && country === first.country;

interface Welcomed {
  country: string;
  welcomedAt?: string | undefined;
  claims?: Confirmations | undefined;
}

/** Returns the keys of setting claims that visitors do not read; none before the welcome is done. @param first as above */
export function hiddenKeys(settings: Stated & Welcomed, first: Stated & { country: string }): ReadonlySet<string> {
  if (isSampleWhole(settings, first)) return new Set();
  const { claims = {} } = settings;
  const keys = settingClaimsOf(settings, first).map(({ key }) => key);
  return new Set(keys.filter((key) => !Object.hasOwn(claims, key)));
}

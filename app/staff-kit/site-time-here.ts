import { toSiteTime } from "../values/site-time.ts";

/** Difference between this device's clock and the site's (ms); undefined until the site has responded. */
let ahead: number | undefined;

/**
 * Compares this device's clock with the site's.
 * @param response from the site, not from a cache
 */
export function hearSiteTime({ headers }: Pick<Response, "headers">): void {
  const said = Date.parse(headers.get("Date") ?? "");
  if (!Number.isNaN(said)) ahead = Date.now() - said;
}

/**
 * Formats a time such as `14:05` by the site's clock, even if this device's clock is wrong.
 * @param moment by this device's clock (ms)
 * @returns undefined until the site has responded
 */
export const writeTimeHere = (moment: number): string | undefined =>
  ahead === undefined ? undefined : toSiteTime(new Date(moment - ahead).toISOString()).slice(11);

/** Returns the site's time (ms), or the device's time until the site has responded. */
export const siteNowHere = (): number => Date.now() - (ahead ?? 0);

import { toSiteTime } from "../values/site-time.ts";

/** Lead of this device's clock over the site's (ms); undefined until the site has answered. */
let ahead: number | undefined;

/** Compares the clock of this device with the site's. @param response of the site, from no cache */
export function hearSiteTime({ headers }: Pick<Response, "headers">): void {
  const said = Date.parse(headers.get("Date") ?? "");
  if (!Number.isNaN(said)) ahead = Date.now() - said;
}

/**
 * `14:05`, of the site's clock, whatever this device's shows. @param moment by the clock of this device (ms)
 * @returns undefined until the site has answered
 */
export const writeTimeHere = (moment: number): string | undefined =>
  ahead === undefined ? undefined : toSiteTime(new Date(moment - ahead).toISOString()).slice(11);

/** Returns the time of the site (ms). Until the site has answered, it is the device's own time. */
export const siteNowHere = (): number => Date.now() - (ahead ?? 0);

import type { AppContext } from "../../../server/context.server.ts";
import type { RecentPerson } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import { startOfSiteDay } from "../../../values/site-days.ts";
import { findRecentPeople } from "./appearance-queries.server.ts";

const maxAppearances = 60;
const maxPeople = 12;

const item = /^(event|post|project|news|page|contributor):\d{1,15}$/;

/** Returns the photos' owner for a staff page. @param pathname for example `/admin/event/12`, which gives `event:12` */
export const ownerOnPage = (pathname: string): string => pathname.replace(/^\/admin\//, "").replace("/", ":");

/** Lists people with a consent in photos of today or of these items, newest first. */
export async function listRecentPeople({ db, clock }: AppContext, uses: string[]): Promise<RecentPerson[]> {
  const since = startOfSiteDay(siteDate(clock.now()));
  const found = new Map<string, RecentPerson>();
  for (const { code, given_by, path, sizes } of await findRecentPeople(
    db,
    since,
    uses.filter((use) => item.test(use)),
    maxAppearances,
  )) {
    if (found.has(code) || found.size === maxPeople) continue;
    found.set(code, { code, givenBy: given_by ?? "", src: `/files/${smallestOf(path, sizes)}` });
  }
  return [...found.values()];
}

/** @param sizes JSON from `photos.sizes` */
function smallestOf(path: string, sizes: string): string {
  const all = JSON.parse(sizes) as { format: string; width: number; path: string }[];
  return all.filter(({ format }) => format === "jpg").sort((a, b) => a.width - b.width)[0]?.path ?? path;
}

import type { AppContext } from "../../server/context.server.ts";
import type { RecentPerson } from "../../values/consent-answer.ts";
import { lagosDate } from "../../values/dates.ts";
import { fromLagosTime } from "../../values/lagos-time.ts";
import { findRecentPeople } from "./appearance-queries.server.ts";

const maxAppearances = 60;
const maxPeople = 12;

/**
 * People who got a consent in a photo today, or in the photos of an item, the newest first.
 * @param pathname of the page of the item, like `/admin/event/12`
 */
export async function listRecentPeople({ db, clock }: AppContext, pathname: string): Promise<RecentPerson[]> {
  const [, noun, id] = /^\/admin\/(event|post|project|news|page)\/(\d{1,15})$/.exec(pathname) ?? [];
  const since = fromLagosTime(`${lagosDate(clock.now())}T00:00`) ?? "";
  const owner = noun === undefined ? undefined : `${noun}:${id}`;
  const found = new Map<string, RecentPerson>();
  for (const { code, given_by, path, sizes } of await findRecentPeople(db, since, owner, maxAppearances)) {
    if (found.has(code) || found.size === maxPeople) continue;
    found.set(code, { code, givenBy: given_by ?? "", src: `/files/${smallestOf(path, sizes)}` });
  }
  return [...found.values()];
}

/** @param sizes as in `photos.sizes` */
function smallestOf(path: string, sizes: string): string {
  const all = JSON.parse(sizes) as { format: string; width: number; path: string }[];
  return all.filter(({ format }) => format === "jpg").sort((one, other) => one.width - other.width)[0]?.path ?? path;
}

import type { AppContext } from "../../../server/context.server.ts";
import { findPurses, general } from "../purse/books.server.ts";
import { namePurse } from "../purse/name-holders.server.ts";

/** Returns, by the id of each ended project, the name of the purse in which later gifts for it count. */
export async function findEndedProjects({ db }: Pick<AppContext, "db">): Promise<Map<number, string>> {
  const purses = await findPurses(db);
  const found = new Map<number, string>();
  for (const { project_id, rest_to, ended_at } of purses) {
    if (project_id === null || ended_at === null) continue;
    const next = purses.find(({ id }) => id === rest_to);
    // As `requirePurseOf`: a second ended project leads to Most needed.
    const target = next?.ended_at === null ? next : purses.find(({ code }) => code === general);
    found.set(project_id, namePurse(target ?? { title: null }));
  }
  return found;
}

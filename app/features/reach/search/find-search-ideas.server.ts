import { staffToday } from "content/staff-today.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { Idea } from "../../../server/today.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { findSearchedWords } from "./searched-words-queries.server.ts";

const words = staffToday.ideas;

const days = 30;

/** Minimum number of searches, like on the page of searches; rarer words may be one person's own. */
const least = 3;

const maxRead = 50;

/** Finds the word that was searched most often without a result. */
export async function findSearchIdeas({ db, clock }: AppContext): Promise<Idea[]> {
  const found = await findSearchedWords(db, "searches", addDays(siteDate(clock.now()), -days), least, maxRead);
  const [most] = found.filter(({ inVain }) => inVain >= least).toSorted((a, b) => b.inVain - a.inVain);
  if (most === undefined) return [];
  const path = `/admin/post?${new URLSearchParams({ create: most.word })}`;
  return [{ label: words.search(most.word, most.inVain), note: words.searchNote, path, icon: "search", weight: 0 }];
}

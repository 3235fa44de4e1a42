import { noGifts as words } from "content/staff-gift-list.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { staffTables } from "content/staff-tables.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { writeDay } from "../../../values/dates.ts";
import { findChoice, type GiftFilter, giftAddress, writeChoice } from "./gift-filter.ts";
import { sumGifts } from "./gift-list-queries.server.ts";

/** Describes an empty result, for example "No gift received of November 2026 for Girl child". */
function writeFilter(filter: GiftFilter, today: string, purpose: string | undefined): string {
  const { state, from, until, way, q, unseen, unthanked } = filter;
  const choice = findChoice(filter, today);
  const between = () => (from === "" ? words.upTo(writeDay(until)) : words.between(writeDay(from), writeDay(until)));
  const period =
    choice === "all"
      ? ""
      : choice !== "days"
        ? words.of(writeChoice(choice))
        : until === ""
          ? words.since(writeDay(from))
          : between();
  const parts = [
    words.states[state],
    period,
    purpose !== undefined && words.for(purpose),
    way !== "" && words.by(staffGifts.methods[way]),
    unseen && words.unseen,
    unthanked && words.unthanked,
    q !== "" && words.called(q),
  ];
  return parts.filter(Boolean).join(" ");
}

const parts = ["days", "purpose", "way", "flags", "q"] as const;

const without = {
  days: { from: "", until: "" },
  purpose: { purpose: "" },
  way: { way: "" },
  flags: { unseen: false, unthanked: false },
  q: { q: "" },
} as const satisfies Record<(typeof parts)[number], Partial<GiftFilter>>;

/** Describes an empty result, and finds the filter that excludes the gifts. @param purpose name of the purpose */
export async function findNothing(db: Database, filter: GiftFilter, today: string, purpose: string | undefined) {
  const heading = writeFilter(filter, today, purpose);
  for (const part of parts) {
    const wider: GiftFilter = { ...filter, ...without[part] };
    if (giftAddress(wider) === giftAddress(filter)) continue;
    const { count } = await sumGifts(db, wider);
    if (count === 0) continue;
    const text = staffTables.thereAre(count, words.elsewhere[part]);
    return { heading, text, to: giftAddress(wider), show: words.show[part] };
  }
  return { heading };
}

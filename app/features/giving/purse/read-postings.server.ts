import type { Database } from "../../../server/db/database.server.ts";
import type { Line } from "./entry-lines.server.ts";
import * as store from "./purse-queries.server.ts";

/** Returns the amounts of entries as lines: the gain of each place and purse. */
export async function readPostings(db: Database, entries: readonly Pick<store.Entry, "id">[]): Promise<Line[]> {
  if (entries.length === 0) return [];
  const postings = await store.findPostingsOf(
    db,
    entries.map(({ id }) => id),
  );
  const places = new Map((await store.findPlaces(db)).map((place) => [place.id, place]));
  const purses = new Map((await store.findPurses(db)).map((purse) => [purse.id, purse]));
  return postings.map(({ place_id, purse_id, kind, currency, minor, what }) => {
    const place = places.get(place_id ?? 0);
    const purse = purses.get(purse_id ?? 0);
    const about = { currency, what, ...(kind !== null && { kind }) };
    if (place !== undefined) return { ...about, minor, place };
    if (purse !== undefined) return { ...about, minor: -minor, purse };
    throw new Error("An amount of the books has no holder.");
  });
}

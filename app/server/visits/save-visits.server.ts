import type { AppContext } from "../context.server.ts";
import { addVisits } from "./visit-queries.server.ts";

/** Engines limit the parameters of a statement; one has three. */
const rowsAtOnce = 5_000;

/** Writes the counts of this process; keeps them while the database is away. */
export async function saveVisits({ db, visits }: Pick<AppContext, "db" | "visits">): Promise<void> {
  let unsaved = visits.take();
  try {
    while (unsaved.length > 0) {
      await addVisits(db, unsaved.slice(0, rowsAtOnce));
      unsaved = unsaved.slice(rowsAtOnce);
    }
  } catch (error) {
    visits.giveBack(unsaved);
    throw error;
  }
}

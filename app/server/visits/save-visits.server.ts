import type { AppContext } from "../context.server.ts";
import { addVisits } from "./visit-queries.server.ts";

/** Maximum number of rows in a statement: engines limit the parameters, and a row has three. */
const rowsAtOnce = 5_000;

/** Writes the counts of this process; keeps them during a database outage. */
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

import type { InTransaction } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import * as store from "./donor-queries.server.ts";

/** All promises and gifts of an address (in lower case), without secrets. */
export const findDonorData = (db: Database, email: string) => store.findDonorData(db, email);

/** Erases a donor from promises and gifts, and these names of staff from their records. @param mark stands for a name */
export async function eraseDonor({ db }: InTransaction, email: string, names: string[], mark: string): Promise<void> {
  await store.eraseDonor(db, email);
  if (names.length > 0) await store.replaceNamesInGifts(db, names, mark);
}

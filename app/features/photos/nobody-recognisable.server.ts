import type { AppContext } from "../../server/context.server.ts";
import * as store from "./photo-queries.server.ts";

/**
 * Those of the photos in which nobody can be recognised. A stub until photos say so themselves: drawings, and no
 * photographs.
 */
export async function isNobodyRecognisable({ db }: Pick<AppContext, "db">, photoIds: number[]): Promise<Set<number>> {
  const photos = await store.findPhotosById(db, photoIds);
  return new Set(photos.filter(({ kind }) => kind === "drawing").map(({ id }) => id));
}

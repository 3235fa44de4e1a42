import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { waitsForOthers } from "./clear-photo.server.ts";
import { photoStateOf } from "./photo-gate.ts";
import * as store from "./photo-queries.server.ts";

/** How these photos stand now: by the gate, as pages ask it. Omits unknown ids. */
export async function findPhotoStates({ db, clock }: Pick<AppContext, "db" | "clock">, ids: number[]) {
  const today = siteDate(clock.now());
  const rows = await store.findPhotosById(db, ids);
  return new Map(
    rows.map((row) => {
      const state = photoStateOf(row, today);
      // It waits for somebody else: whoever writes the item has nothing left to say.
      return [row.id, { state, isAsked: state === "waits" && !waitsForOthers(row), isDrawing: row.kind === "drawing" }];
    }),
  );
}

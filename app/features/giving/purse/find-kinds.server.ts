import { purse as names } from "content/purse.ts";
import type { AppContext } from "../../../server/context.server.ts";
import * as store from "./purse-queries.server.ts";

/** Lists the kinds of spending. Running the house has its name in the site's language. */
export async function findKinds(db: AppContext["db"]) {
  const kinds = await store.findKindRows(db);
  return kinds.map((kind) => (kind.code === store.runningKind ? { ...kind, label: names.running } : kind));
}

import type { AppContext } from "../../../server/context.server.ts";
import { kindsOf, type ShownContributors } from "../../../values/contributor-kinds.ts";
import { withPhotos } from "../../media/photos/find-photos.server.ts";
import type { ContributorCard } from "./contributor.type.server.ts";
import * as store from "./contributor-queries.server.ts";

/** Lists the public contributors of a page. A hidden photo leaves the card without one. */
export async function listContributors(ctx: AppContext, shown: ShownContributors): Promise<ContributorCard[]> {
  const kinds = kindsOf(shown);
  if (kinds.length === 0) return [];
  return withPhotos(ctx, "contributor", await store.findContributors(ctx.db, kinds, ctx.clock.now().toISOString()));
}

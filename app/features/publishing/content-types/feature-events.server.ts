import type { FeatureEvents } from "../../../server/feature-events.ts";
import { anonymiseAuthor } from "../posts/anonymise-author.server.ts";

/** What features do when those below them tell something. */
export const featureEvents: FeatureEvents = {
  accountDeleted: (ctx, account) => anonymiseAuthor(ctx.db, account),
};

import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { shorten } from "../../../values/shorten.ts";
import { findSettingsOnce } from "../../foundation/settings/find-settings.server.ts";
import { findFirstOwnPost } from "../../publishing/posts/find-posts.server.ts";
import { postCardFacts } from "../../publishing/posts/post-card-facts.ts";
import { postMeta } from "../../publishing/posts/post-meta.ts";
import { describeShared } from "../../reach/share-cards/describe-shared.server.ts";

/** Finds the preview that chats show for a link to the foundation's first post; undefined until one is public. */
export async function findFirstPost(ctx: AppContext, requestInfo: RequestInfo) {
  const post = await findFirstOwnPost(ctx);
  if (post === undefined) return undefined;
  const { name } = await findSettingsOnce(ctx, requestInfo);
  const { address, whatsApp, card } = await describeShared(ctx, requestInfo, postCardFacts(post));
  const { title, description } = postMeta(post);
  return {
    whatsApp,
    path: `/blog/${post.slug}`,
    card: {
      title: `${title} | ${name}`,
      description: description && shorten(description),
      image: card.card,
      address,
    },
  };
}

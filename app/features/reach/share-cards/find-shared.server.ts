import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { readMediaBlock } from "../../../values/media-block.ts";
import { plainText } from "../../../values/plain-text.ts";
import type { PublicPicture } from "../../../values/public-picture.ts";
import { writeFirst } from "../../events/counted-figures/counted-sums.ts";
import { findSums } from "../../events/counted-figures/find-counted.server.ts";
import { eventCardFacts } from "../../events/events/event-card-facts.ts";
import { requireEvent } from "../../events/events/find-events.server.ts";
import { findWordsOfOnce } from "../../foundation/words/find-words.server.ts";
import { type CardFacts, isCardKind } from "../../media/cards/card.ts";
import { findPageFacts } from "../../media/cards/find-page-card.server.ts";
import { requireOwnPage } from "../../publishing/own-pages/find-own-pages.server.ts";
import { ownPageCardFacts } from "../../publishing/own-pages/own-page-card-facts.ts";
import { requirePost } from "../../publishing/posts/find-posts.server.ts";
import { postCardFacts } from "../../publishing/posts/post-card-facts.ts";
import { requireProject } from "../../publishing/projects/find-projects.server.ts";
import { projectCardFacts } from "../../publishing/projects/project-card-facts.ts";

interface Shared {
  facts: CardFacts;
  /** Photos that visitors see; paper needs another consent than other sites. */
  photos: PublicPicture[];
  /** Text and list of an event, without Markdown. */
  paragraphs?: string[];
  list?: string[];
}

/** What a public page's card and papers show. @throws AppError for a page that visitors cannot see */
export async function requireShared(
  ctx: AppContext,
  requestInfo: RequestInfo,
  kind: string,
  key: string,
): Promise<Shared> {
  if (!isCardKind(kind)) throw new AppError("notFound");
  switch (kind) {
    case "event": {
      const { event } = await requireEvent(ctx, key);
      const words = event.description.filter((text) => readMediaBlock(text) === undefined);
      const { photos, list } = event;
      const { states } = (await findWordsOfOnce(ctx, requestInfo))("coming");
      return { facts: eventCardFacts(event, states), photos, list, paragraphs: words.map(plainText) };
    }
    case "post": {
      const { post } = await requirePost(ctx, key);
      return { facts: postCardFacts(post), photos: post.photos };
    }
    case "project": {
      const { project } = await requireProject(ctx, requestInfo, key);
      const facts = projectCardFacts(project, writeFirst(await findSums(ctx, project.id)));
      return { facts, photos: project.photos };
    }
    case "page": {
      const { page } = await requireOwnPage(ctx, key);
      return { facts: ownPageCardFacts(page), photos: page.photos };
    }
    case "site": {
      const facts = await findPageFacts(ctx, requestInfo, key);
      if (facts === undefined) throw new AppError("notFound");
      return { facts, photos: [] };
    }
  }
}

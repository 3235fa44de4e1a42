import { siteDate } from "../../../values/dates.ts";
import type { PageFacts } from "../../../values/linked-data.ts";
import { foundationId, type LinkedThing, pictureAddresses } from "../../../values/linked-data.ts";
import { shorten } from "../../../values/shorten.ts";
import type { PostWithPhotos } from "./post.type.server.ts";
import { postMeta } from "./post-meta.ts";

/**
 * Structured data of a post; undefined without the headline that [BlogPosting](https://schema.org/BlogPosting) needs.
 */
export const postFacts = (post: PostWithPhotos): PageFacts => ({
  trail: { section: "blog", label: post.title },
  thing: (origin) => (post.title === "" ? undefined : postThing(post, origin)),
});

function postThing(post: PostWithPhotos, origin: string): LinkedThing {
  const { title, slug, author, timestamp, photos } = post;
  const { description } = postMeta(post);
  return {
    "@type": "BlogPosting",
    headline: title,
    url: `${origin}/blog/${encodeURIComponent(slug)}`,
    datePublished: siteDate(new Date(timestamp * 1000)),
    author: { "@type": "Person", name: author.name, ...(author.position && { jobTitle: author.position }) },
    publisher: { "@type": "NGO", "@id": foundationId(origin) },
    ...(description && { description: shorten(description) }),
    image: pictureAddresses(origin, photos),
  };
}

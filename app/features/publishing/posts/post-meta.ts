import { firstWords } from "../../../values/media-block.ts";
import type { Post } from "./post.type.server.ts";

/** Metadata for search engines and messengers. */
export const postMeta = ({ title, postText, paragraphs }: Pick<Post, "title" | "postText" | "paragraphs">) => ({
  title,
  description: postText || firstWords(paragraphs),
});

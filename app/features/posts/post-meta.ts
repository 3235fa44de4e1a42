import { firstWords } from "../../values/media-block.ts";
import type { PostWithPhotos } from "./post.type.server.ts";

/** For search engines and messengers. */
export const postMeta = ({ title, postText, paragraphs }: PostWithPhotos) => ({
  title,
  description: postText || firstWords(paragraphs),
});

import { firstWords } from "../../values/media-block.ts";
import { shareableImage } from "../../values/shareable-image.ts";
import type { PostWithPhotos } from "./post.type.server.ts";

/** For search engines and messengers. */
export const postMeta = ({ title, postText, paragraphs, photos }: PostWithPhotos) => ({
  title,
  description: postText || firstWords(paragraphs),
  image: shareableImage(photos),
});
